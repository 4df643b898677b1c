import type { Project } from '../content/project-content.ts';
import { projectNames } from '../content/shared/project-filter.ts';
import type { ProjectName } from '../content/shared/project-list.ts';

/** A project with its content. */
export interface Work {
  name: ProjectName;
  project: Project;
}

/** All visible projects with their content, in the order of the list; for the loader of a page. */
export const loadWorks = (): Promise<Work[]> =>
  Promise.all(
    projectNames.map(async (name) => {
      const { project }: { project: Project } = await import(`../content/projects/${name}.ts`);
      return { name, project };
    }),
  );
