import type { FigureRecord } from '../content/figures/records.ts';
import type { ProjectName } from '../content/shared/project-list.ts';

/** A project's figures from its content file, with their register data. */
export async function projectFigures(name: ProjectName): Promise<FigureRecord[]> {
  const { figures = {} }: { figures?: Record<string, FigureRecord> } = await import(`../content/projects/${name}.ts`);
  return Object.values(figures);
}
