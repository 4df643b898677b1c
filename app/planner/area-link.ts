import { type AreaId, areaFigures } from '../content/areas.ts';
import { publishedMonths } from '../content/planner-examples.ts';

/** The plan of an area's published debris, or the planner. */
export function areaPlan(id: AreaId): string {
  const { debrisTonnes } = areaFigures[id];
  return debrisTonnes ? `/planner?by=tonnes&t=${debrisTonnes.value}&months=${publishedMonths}` : '/planner';
}
