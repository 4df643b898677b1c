import { capability } from '../../content/capability.ts';
import type { Project } from '../../content/project-content.ts';
import { keptHtml } from '../../document/kept-html.tsx';
import { PageHead } from '../../sections/page-head.tsx';

/** The statement needs no script: where the page changes in place, its code and the projects' files are fetched for it. */
const Statement = keptHtml(async () => {
  const [{ statement }, ...files] = await Promise.all([
    import('./statement.tsx'),
    ...capability.projects.selected.map(
      ({ project }): Promise<{ project: Project }> => import(`../../content/projects/${project}.ts`),
    ),
  ]);
  return statement(files.map(({ project }) => project));
});

/** RE-1: the capability statement. */
export function Page() {
  return (
    <>
      <PageHead path="/capability" meta={capability.meta} />
      <Statement />
    </>
  );
}
