import { columnNeeds } from './column-needs.ts';
import { columnValues, scenarios } from './columns.ts';
import { type Plan, type Result, workDaysOf } from './plan.ts';
import { pace } from './stage-days.ts';

/**
 * The clearance plan: plants, trucks, days, litres and products for an amount of rubble and a deadline. Methods: FEMA
 * 325/329 (field formulas), Ministry of the Environment, Japan, 2018 (t per m², damage factors), EPA (bottleneck
 * logic), Abdelnour & Roy 2025 (Gaza debris). Values, units, ranges and sources: content/planner-values.ts. Formulas:
 * docs/planner-method.md.
 * @param plan with 0 < tonnes <= 210,000,000 and months that leave more than 0 working days; every value within its
 * row's range
 */
export function calculate(plan: Plan): Result {
  const values = {
    favourable: columnValues('favourable', plan.own),
    middle: columnValues('middle', plan.own),
    unfavourable: columnValues('unfavourable', plan.own),
  };
  const deadlineDays = plan.months * values.middle.days;
  const workDays = workDaysOf(plan.months, values.middle);
  const needs = scenarios.map((scenario) => columnNeeds(plan, values[scenario], workDays));
  const [favourable, middle] = needs;
  const machines = {
    plants: plan.machines.plants ?? Math.max(1, middle!.plants),
    // A long trip can fit into a day in the favourable column only.
    trucks: plan.machines.trucks ?? Math.max(1, middle!.trucks ?? favourable!.trucks ?? 1),
    loaders: plan.machines.loaders ?? Math.max(1, middle!.loaders ?? 1),
  };
  const columns = scenarios.map((scenario, index) => [
    scenario,
    { ...needs[index]!, ...pace(needs[index]!, machines, plan, values[scenario]) },
  ]);
  return { workDays, deadlineDays, machines, columns: Object.fromEntries(columns) as Result['columns'] };
}
