import type { Scenario, Values } from './columns.ts';
import type { Calibration } from './measured.ts';
import type { Quantity } from './rubble-quantity.ts';

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

/** Possible bottlenecks, in the order in which ties are decided. */
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

export type Pace = Pick<Column, 'stages' | 'duration' | 'bottleneck'>;
export type Needs = Omit<Column, keyof Pace>;
