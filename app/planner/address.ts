import { valueIds } from '../content/planner-values.ts';
import type { Plan } from './plan.ts';
import type { Quantity } from './rubble-quantity.ts';

/** The plan as a short query: default values are left out. `readPlan` parses it. */
export function planQuery(plan: Plan): string {
  const query = quantityQuery(plan.quantity);
  const set = (name: string, value: number | undefined) => {
    if (value !== undefined) query.append(name, written(value));
  };
  set('months', plan.months);
  set('plants', plan.machines.plants);
  set('trucks', plan.machines.trucks);
  set('loaders', plan.machines.loaders);
  set('gate', plan.gateTonnes);
  for (const id of valueIds) set(id, plan.own[id]);
  const { weights, crusherHours, crushedTonnes } = plan.calibration;
  if (weights.length > 0) query.append('weights', weights.map(written).join(' '));
  if (crusherHours.length > 0) query.append('crusher-hours', crusherHours.map(written).join(' '));
  set('crushed', crushedTonnes);
  if (plan.place) query.append('place', plan.place);
  return query.toString();
}

/** Unambiguous for `readPlan`: `35.125` could also mean 35,125; `035.125` could not. */
const written = (value: number): string => String(value).replace(/^[1-9]\d{0,2}\.\d{3}$/, '0$&');

/** A public address of the plan, also for print and mail. */
export const planAddress = (plan: Plan): string => `${__BUILT_WITH__.siteUrl}/planner?${planQuery(plan)}`;

function quantityQuery(quantity: Quantity): URLSearchParams {
  const { by } = quantity;
  switch (by) {
    case 'buildings': {
      const query = new URLSearchParams({ by, state: quantity.state });
      for (const row of quantity.rows) {
        const { count, floors, floorArea, construction, damage } = row;
        for (const [name, value] of Object.entries({ n: count, f: floors, m2: floorArea, type: construction, damage }))
          query.append(name, typeof value === 'number' ? written(value) : value);
      }
      return query;
    }
    case 'area':
      return new URLSearchParams({
        by,
        ha: written(quantity.hectares),
        built: written(quantity.coveragePercent),
        storeys: written(quantity.floors),
        gone: written(quantity.destroyedPercent),
        fabric: quantity.construction,
      });
    case 'volume':
      return new URLSearchParams({ by, m3: written(quantity.cubicMetres) });
    case 'tonnes':
      return new URLSearchParams({ by, t: written(quantity.tonnes) });
  }
}
