import { footprint } from '../carbon/footprint.ts';
import { columnValues, outputOf, payloadOf, type Scenario, scenarios, type Values } from './columns.ts';
import { type Calibration, measuredBy } from './measured.ts';
import { type Quantity, rubbleTonnes } from './rubble-quantity.ts';
import { ceil, floor } from './whole.ts';

/** What the visitor has; a number that is not given counts as what the middle column needs. */
export interface Machines {
  plants?: number;
  trucks?: number;
  loaders?: number;
}

export interface Plan {
  quantity: Quantity;
  /** From today to the last load. */
  months: number;
  machines: Machines;
  /** What the plant's gate accepts, t a day; not given: no limit. */
  gateTonnes?: number;
  calibration: Calibration;
  /** Values that differ from content/planner-values.ts, in its units. */
  own: Partial<Values>;
}

/** What holds a plan up, in the order in which ties are decided. */
export const stages = ['haul', 'crush', 'load', 'gate'] as const;
export type Stage = (typeof stages)[number];

/** To the plant, and on to the landfill with what can't be recycled. */
export interface Ways {
  plant: number;
  landfill: number;
}

/** One consistent calculation. Masses in tonnes, days are working days; null where no machine can do it in a day's hours. */
export interface Column {
  tonnes: number;
  /** Tonnes a load. */
  payload: number;
  loads: Ways;
  /** Minutes from load to load. */
  cycle: Ways;
  /** Whole trips of one truck a day. */
  trips: Ways;
  truckKilometres: number;
  /** Work of one truck without a break in days; the fleet shares it. */
  truckDays: number | null;
  loaderDays: number | null;
  plantDays: number;
  /** Needed within the deadline. */
  trucks: number | null;
  loaders: number | null;
  plants: number;
  /** Tonnes a day that the plant has to accept. */
  gateTonnes: number;
  /** Days of each stage with the machines at hand; 0 where nothing limits it. */
  stages: Record<Stage, number | null>;
  /** Days before the first load and the longest stage. */
  duration: number | null;
  bottleneck: Stage;
  dieselLitres: number;
  aggregate: number;
  recoveredSteel: number;
  remainder: number;
  /** Uses of the aggregate: one or the other, not a sum. */
  roadKilometres: number;
  blocks: number;
  /** kg CO2e against carting everything away, and the same without the steel. */
  savedCarbon: number;
  savedCarbonWithoutSteel: number;
  yardSquareMetres: number;
}

export interface Result {
  /** Working days between the first load and the deadline. */
  workDays: number;
  /** Working days from today to the deadline. */
  deadlineDays: number;
  /** The machines of the durations: those at hand, and for what was not given those of the middle column. */
  machines: Required<Machines>;
  columns: Record<Scenario, Column>;
}

/** Working days between the first load and the deadline; a plan needs more than 0. */
export const workDaysOf = (months: number, values: Pick<Values, 'days' | 'before'>): number =>
  months * values.days - values.before;

/**
 * The clearance plan: how many plants, trucks, days and litres an amount of rubble takes within a deadline, and what comes out.
 * Methods: FEMA 325/329 (field formulas), Ministry of the Environment, Japan, 2018 (t per m², damage factors), EPA (bottleneck
 * logic), Abdelnour & Roy 2025 (Gaza debris). Values, units, ranges and sources: content/planner-values.ts. docs/planner-method.md
 * has the formulas and worked examples.
 * @param plan with 0 < tonnes <= 210,000,000 and months that leave more than 0 working days; every value within what its row accepts
 */
export function calculate(plan: Plan): Result {
  const values = {
    favourable: columnValues('favourable', plan.own),
    middle: columnValues('middle', plan.own),
    unfavourable: columnValues('unfavourable', plan.own),
  };
  const deadlineDays = plan.months * values.middle.days;
  const workDays = workDaysOf(plan.months, values.middle);
  const needs = scenarios.map((scenario) => columnNeeds(plan, values[scenario], workDays, values.middle.density));
  const [, middle] = needs;
  const machines = {
    plants: plan.machines.plants ?? Math.max(1, middle!.plants),
    trucks: plan.machines.trucks ?? Math.max(1, middle!.trucks ?? 1),
    loaders: plan.machines.loaders ?? Math.max(1, middle!.loaders ?? 1),
  };
  const columns = scenarios.map((scenario, index) => [
    scenario,
    { ...needs[index]!, ...pace(needs[index]!, machines, plan, values[scenario]) },
  ]);
  return { workDays, deadlineDays, machines, columns: Object.fromEntries(columns) as Result['columns'] };
}

type Pace = Pick<Column, 'stages' | 'duration' | 'bottleneck'>;
export type Needs = Omit<Column, keyof Pace>;

function columnNeeds(plan: Plan, values: Values, workDays: number, density: number): Needs {
  const measured = measuredBy(plan.calibration);
  const tonnes = rubbleTonnes(plan.quantity, values);
  const recycled = tonnes * (values.share / 100);
  const payload = payloadOf(values, measured);
  const loads = { plant: ceil(recycled / payload), landfill: ceil((tonnes - recycled) / payload) };
  const haul = haulage(loads, values);
  const dayHours = values.hours * values.shifts;
  const loadsOfOneLoader = floor((dayHours * values.minutes) / values.loading);
  const loaderDays = loadsOfOneLoader > 0 ? (loads.plant + loads.landfill) / loadsOfOneLoader : null;
  const plantDays = recycled / (outputOf(values, measured) * dayHours);
  return {
    tonnes,
    payload,
    loads,
    ...haul,
    loaderDays,
    plantDays,
    trucks: haul.truckDays === null ? null : ceil((1 + values.spare / 100) * ceil(haul.truckDays / workDays)),
    loaders: loaderDays === null ? null : ceil(loaderDays / workDays),
    plants: ceil(plantDays / workDays),
    gateTonnes: recycled / workDays,
    dieselLitres:
      haul.truckKilometres * values['litres-km'] + tonnes * values['litres-load'] + recycled * values['litres-plant'],
    ...products(tonnes, values),
    ...carbonSaved(tonnes, values),
    yardSquareMetres: yard(recycled, workDays, values, density),
  };
}

/** Trips, kilometres and the days one truck would need for all loads. `120·d/v` is there and back in minutes. */
function haulage(loads: Ways, values: Values) {
  const way = (kilometres: number, count: number) => {
    const minutes = values.loading + values.tipping + values.wait + (120 * kilometres) / values.speed;
    const trips = floor((values.hours * values.shifts * values.minutes) / minutes);
    return { minutes, trips, days: count === 0 ? 0 : trips > 0 ? count / trips : null };
  };
  const plant = way(values['plant-km'], loads.plant);
  const landfill = way(values['landfill-km'], loads.landfill);
  return {
    cycle: { plant: plant.minutes, landfill: landfill.minutes },
    trips: { plant: plant.trips, landfill: landfill.trips },
    truckKilometres: 2 * (loads.plant * values['plant-km'] + loads.landfill * values['landfill-km']),
    truckDays: plant.days === null || landfill.days === null ? null : plant.days + landfill.days,
  };
}

/** What comes out. Road and blocks are alternatives: each takes all of the aggregate. */
function products(tonnes: number, values: Values) {
  const recycled = tonnes * (values.share / 100);
  const aggregate = recycled * (1 - values.steel / 100);
  const roadTonnesPerMetre = values['road-width'] * values['road-depth'] * values['road-density'];
  return {
    aggregate,
    recoveredSteel: recycled * (values.steel / 100),
    remainder: tonnes - recycled,
    roadKilometres: aggregate / roadTonnesPerMetre / 1_000,
    blocks: (aggregate * 1_000) / values.block,
  };
}

/** By the carbon calculator's own function, with the plan's shares and distances. */
function carbonSaved(tonnes: number, values: Values) {
  const assumptions = {
    recycledPercent: values.share,
    landfillKilometres: values['landfill-km'],
    plantKilometres: values['plant-km'],
    steelPercent: values.steel,
  };
  return {
    savedCarbon: footprint(tonnes, assumptions).saving,
    savedCarbonWithoutSteel: footprint(tonnes, { ...assumptions, steelPercent: 0 }).saving,
  };
}

/** Room for some days' throughput, never for more than all of it. @param density of the middle column, so that the columns never cross */
function yard(recycled: number, workDays: number, values: Values, density: number): number {
  const stored = recycled * Math.min(1, values['yard-days'] / workDays);
  return stored / density / values['yard-height'] / (values['yard-heaps'] / 100);
}

/** How long the machines take. The stages run side by side, so the longest decides. */
export function pace(needs: Needs, machines: Required<Machines>, plan: Plan, values: Values): Pace {
  const trucksAtWork = machines.trucks / (1 + values.spare / 100);
  const days: Pace['stages'] = {
    haul: needs.truckDays === null ? null : needs.truckDays / trucksAtWork,
    crush: needs.plantDays / machines.plants,
    load: needs.loaderDays === null ? null : needs.loaderDays / machines.loaders,
    gate: plan.gateTonnes ? (needs.tonnes - needs.remainder) / plan.gateTonnes : 0,
  };
  const weight = (stage: Stage): number => days[stage] ?? Number.POSITIVE_INFINITY;
  const bottleneck = stages.reduce((worst, stage) => (weight(stage) > weight(worst) ? stage : worst));
  const longest = days[bottleneck];
  return { stages: days, duration: longest === null ? null : values.before + longest, bottleneck };
}
