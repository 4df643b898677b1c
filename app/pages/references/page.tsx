import type { Project } from '../../content/project-content.ts';
import { references } from '../../content/references.ts';
import { projectNames } from '../../content/shared/project-filter.ts';
import { keptHtml } from '../../document/kept-html.tsx';
import { PageHead } from '../../sections/page-head.tsx';

/** The sheets need no script: where the page changes in place, the projects' files are fetched for it. */
const Sheets = keptHtml(async () => {
  const [{ referenceSheets }, ...files] = await Promise.all([
    import('./sheets.tsx'),
    ...projectNames.map((name): Promise<{ project: Project }> => import(`../../content/projects/${name}.ts`)),
  ]);
  return referenceSheets(projectNames.map((name, index) => ({ name, project: files[index]!.project })));
});

/** RE-1: all references, a sheet each. */
export function Page() {
  return (
    <>
      <PageHead path="/references" meta={references.meta} />
      <Sheets />
    </>
  );
}
