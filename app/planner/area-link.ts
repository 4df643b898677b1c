import { type AreaId, areaFigures } from '../content/areas.ts';
import { publishedPlan } from '../content/planner-examples.ts';

/** A neighbourhood, for areas without a published total: the method's worked example. */
const neighbourhood = 'by=area&ha=10&built=45&storeys=4&gone=60&fabric=frame';

/**
 * A plan for an area: its published debris, else a neighbourhood. The recycled share is the planner's cautious default.
 */
export function areaPlan(id: AreaId): string {
  const { debrisTonnes } = areaFigures[id];
  const plan = debrisTonnes ? `by=tonnes&t=${debrisTonnes.value}&months=${publishedPlan.months}` : neighbourhood;
  // An example until the visitor changes it.
  return `/planner?${plan}&example=1`;
}
