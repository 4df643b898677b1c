import type { Project } from '../content/project-content.ts';
import { type ProjectName, projectNames } from '../content/shared/project-list.ts';

/** A project with its content. */
export interface Work {
  name: ProjectName;
  project: Project;
}

export async function loadWork(name: ProjectName): Promise<Work> {
  const { project }: { project: Project } = await import(`../content/projects/${name}.ts`);
  return { name, project };
}

/** All visible projects, in the order of the list. */
export const loadWorks = (): Promise<Work[]> => Promise.all(projectNames.map(loadWork));
