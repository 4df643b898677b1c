import { valueIds } from '../content/planner-values.ts';
import type { Plan } from './plan.ts';

/** Unambiguous for `readPlan`: `35.125` could also mean 35,125; `035.125` could not. */
const written = (value: number): string => String(value).replace(/^[1-9]\d{0,2}\.\d{3}$/, '0$&');

/** The plan as a short query: default values are left out. `readPlan` parses it. */
export function planQuery({ by, amount, months, trucks, town, changed }: Plan): string {
  const query = new URLSearchParams({ by, [by === 'volume' ? 'm3' : 't']: written(amount), months: written(months) });
  if (trucks !== undefined) query.append('trucks', written(trucks));
  if (town) query.append('town', town);
  for (const id of valueIds) if (changed[id] !== undefined) query.append(id, written(changed[id]));
  return query.toString();
}

/** A public address of the plan, also for print and mail. */
export const planAddress = (plan: Plan): string => `${__BUILT_WITH__.siteUrl}/planner?${planQuery(plan)}`;
