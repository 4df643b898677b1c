import { footprint } from '../carbon/footprint.ts';
import { columnValues, scenarios, type Values } from './columns.ts';
import { type Column, type Needs, type Plan, type Result, type Stage, stages, tonnesOf, workDaysOf } from './plan.ts';

/** The error of binary fractions: 63,180 t in loads of 17.55 t are 3,600 loads, not 3,601. */
const slack = 1e-12;
/** Rounds up; for values from 0. Every number of days and machines is rounded by it. */
export const ceil = (value: number): number => Math.ceil(value * (1 - slack));
const floor = (value: number): number => Math.floor(value * (1 + slack));

/**
 * The clearance plan: plants, trucks, days, litres and products for an amount of rubble and a deadline. Methods: FEMA
 * 325/329 (field formulas), EPA (bottleneck logic), Abdelnour & Roy 2025 (Gaza debris). Values, units, ranges and
 * sources: content/planner-values.ts. Formulas: docs/planner-method.md.
 * @param plan with 0 < tonnes <= 210,000,000 and months that leave more than 0 working days; every value within its
 * row's range
 */
export function calculate({ by, amount, months, trucks, changed }: Plan): Result {
  const middle = columnValues('middle', changed);
  const workDays = workDaysOf(months, middle);
  const columns = scenarios.map((scenario) => {
    const values = columnValues(scenario, changed);
    return needsOf(tonnesOf({ by, amount }, values), values, workDays);
  });
  const [good, usual] = columns;
  const machines: Record<Stage, number> = {
    crush: Math.max(1, usual!.plants),
    // A long trip can fit into a day in the favourable column only.
    haul: trucks ?? Math.max(1, usual!.trucks ?? good!.trucks ?? 1),
    load: Math.max(1, usual!.loaders ?? 1),
  };
  return {
    workDays,
    deadlineDays: months * middle.days,
    machines,
    columns: Object.fromEntries(
      columns.map((needs, index) => [scenarios[index], withDays(needs, machines, middle.before)]),
    ) as Result['columns'],
  };
}

/** What an amount needs in one column, whatever the other columns have. */
function needsOf(tonnes: number, values: Values, workDays: number): Needs {
  const recycled = tonnes * (values.share / 100);
  const remainder = tonnes - recycled;
  const payload = Math.min(values.payload, values.body * (values.fill / 100) * values.loose);
  const dayMinutes = values.hours * values.shifts * values.minutes;
  const ways = (['plant-km', 'landfill-km'] as const).map((way) => {
    const loads = ceil((way === 'plant-km' ? recycled : remainder) / payload);
    const minutes = values.loading + values.tipping + values.wait + (120 * values[way]) / values.speed;
    const trips = floor(dayMinutes / minutes);
    return { loads, minutes, kilometres: 2 * loads * values[way], days: loads === 0 ? 0 : loads / trips };
  });
  const sum = (of: (way: (typeof ways)[number]) => number): number => ways.reduce((total, way) => total + of(way), 0);
  const loads = sum((way) => way.loads);
  const truckKilometres = sum((way) => way.kilometres);
  const work = {
    haul: possible(sum((way) => way.days)),
    crush: recycled / (values.rated * (values.output / 100) * values.hours * values.shifts),
    load: possible(loads / floor(dayMinutes / values.loading)),
  };
  const machines = (days: number | null) => (days === null ? null : ceil(days / workDays));
  const trucks = machines(work.haul);
  const aggregate = recycled * (1 - values.steel / 100);
  const roadTonnesPerMetre = values['road-width'] * values['road-depth'] * values['road-density'];
  const assumptions = {
    recycledPercent: values.share,
    landfillKilometres: values['landfill-km'],
    plantKilometres: values['plant-km'],
    steelPercent: values.steel,
  };
  return {
    tonnes,
    payload,
    loads,
    truckKilometres,
    tripMinutes: Math.max(...ways.map((way) => way.minutes)),
    work,
    plants: machines(work.crush)!,
    trucks,
    loaders: machines(work.load),
    reserveTrucks: trucks === null ? null : ceil((values.spare / 100) * trucks),
    gateTonnes: recycled / workDays,
    dieselLitres:
      truckKilometres * values['litres-km'] + tonnes * values['litres-load'] + recycled * values['litres-plant'],
    aggregate,
    recoveredSteel: recycled * (values.steel / 100),
    remainder,
    roadKilometres: aggregate / roadTonnesPerMetre / 1_000,
    blocks: (aggregate * 1_000) / values.block,
    saved: footprint(tonnes, assumptions).saving,
    savedWithoutSteel: footprint(tonnes, { ...assumptions, steelPercent: 0 }).saving,
    // Space for some days' throughput, at most for all of it, at the column's own density.
    yardSquareMetres:
      (recycled * Math.min(1, values['yard-days'] / workDays)) /
      values.density /
      values['yard-height'] /
      (values['yard-heaps'] / 100),
  };
}

/** Work at no trip or load a day takes for ever. */
const possible = (days: number): number | null => (Number.isFinite(days) ? days : null);

function withDays(needs: Needs, machines: Record<Stage, number>, before: number): Column {
  const days = Object.fromEntries(
    stages.map((stage) => [stage, needs.work[stage] === null ? null : needs.work[stage] / machines[stage]]),
  ) as Column['days'];
  const weight = (stage: Stage): number => days[stage] ?? Number.POSITIVE_INFINITY;
  const bottleneck = stages.reduce((worst, stage) => (weight(stage) > weight(worst) ? stage : worst));
  const longest = days[bottleneck];
  return { ...needs, days, duration: longest === null ? null : before + longest, bottleneck };
}
