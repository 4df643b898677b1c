import type { OwnFigure } from '../content/own-figures.ts';
import type { ProjectName } from '../content/shared/project-list.ts';

/** The figures of a project with what the register says of them, from its content file. */
export async function projectFigures(name: ProjectName): Promise<OwnFigure[]> {
  const { figures = {} }: { figures?: Record<string, OwnFigure> } = await import(`../content/projects/${name}.ts`);
  return Object.values(figures);
}
