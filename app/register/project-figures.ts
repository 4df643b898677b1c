import type { OwnFigure } from '../content/own-figures.ts';
import type { ProjectName } from '../content/shared/project-list.ts';

/** A project's figures from its content file, with their register data. */
export async function projectFigures(name: ProjectName): Promise<OwnFigure[]> {
  const { figures = {} }: { figures?: Record<string, OwnFigure> } = await import(`../content/projects/${name}.ts`);
  return Object.values(figures);
}
