import { capability } from '../../content/capability.ts';
import type { Project } from '../../content/project-content.ts';
import { projectNames } from '../../content/shared/project-list.ts';
import { PageHead } from '../../sections/page-head.tsx';
import { statement } from './statement.tsx';
import type { Work } from './supply.tsx';

/** Loads all projects. */
export const loader = (): Promise<Work[]> =>
  Promise.all(
    projectNames.map(async (name) => {
      const { project }: { project: Project } = await import(`../../content/projects/${name}.ts`);
      return { name, project };
    }),
  );

/** RE-1: the capability statement. */
export function Page({ data }: { data: readonly Work[] }) {
  const Statement = statement(data);
  return (
    <>
      <PageHead path="/capability" meta={capability.meta} />
      <Statement />
    </>
  );
}
