import { type AreaId, areaFigures } from '../content/areas.ts';
import { publishedPlan } from '../content/planner-examples.ts';

/** A neighbourhood of an area without a published total: the worked example of the method. */
const neighbourhood = 'by=area&ha=10&built=45&storeys=4&gone=60&fabric=frame';

/** The planner with an area's own figures: its debris where a total is published, else a neighbourhood; its recyclable share in both. */
export function areaPlan(id: AreaId): string {
  const { debrisTonnes, recyclablePercent } = areaFigures[id];
  const amount = debrisTonnes ? `by=tonnes&t=${debrisTonnes}&months=${publishedPlan.months}` : neighbourhood;
  return `/planner?${amount}&share=${recyclablePercent}`;
}
