import type { Project } from '../../content/project-content.ts';
import { references } from '../../content/references.ts';
import { projectNames } from '../../content/shared/project-filter.ts';
import { PageHead } from '../../sections/page-head.tsx';
import type { SheetProject } from './reference-sheet.tsx';
import { referenceSheets } from './sheets.tsx';

export const loader = (): Promise<SheetProject[]> =>
  Promise.all(
    projectNames.map(async (name) => {
      const { project }: { project: Project } = await import(`../../content/projects/${name}.ts`);
      return { name, project };
    }),
  );

/** RE-1: all references, a sheet each. */
export function Page({ data }: { data: readonly SheetProject[] }) {
  const Sheets = referenceSheets(data);
  return (
    <>
      <PageHead path="/references" meta={references.meta} />
      <Sheets />
    </>
  );
}
