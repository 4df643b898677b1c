import { capability } from '../../content/capability.ts';
import type { Project } from '../../content/project-content.ts';
import { PageHead } from '../../sections/page-head.tsx';
import { statement } from './statement.tsx';

/** Loads the selected projects. */
export const loader = (): Promise<Project[]> =>
  Promise.all(
    capability.projects.selected.map(async ({ project }) => {
      const file: { project: Project } = await import(`../../content/projects/${project}.ts`);
      return file.project;
    }),
  );

/** RE-1: the capability statement. */
export function Page({ data }: { data: readonly Project[] }) {
  const Statement = statement(data);
  return (
    <>
      <PageHead path="/capability" meta={capability.meta} />
      <Statement />
    </>
  );
}
