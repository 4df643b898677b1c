import { type AreaId, areaFigures } from '../content/areas.ts';
import { publishedPlan } from '../content/planner-examples.ts';

/** A neighbourhood of an area without a published total: the worked example of the method. */
const neighbourhood = 'by=area&ha=10&built=45&storeys=4&gone=60&fabric=frame';

/** The planner with an area's own figure: its debris where a total is published, else a neighbourhood. The share recycled is the planner's cautious one. */
export function areaPlan(id: AreaId): string {
  const { debrisTonnes } = areaFigures[id];
  return `/planner?${debrisTonnes ? `by=tonnes&t=${debrisTonnes}&months=${publishedPlan.months}` : neighbourhood}`;
}
