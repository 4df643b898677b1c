import type { Scenario, Values } from './columns.ts';
import type { Calibration } from './measured.ts';
import type { Quantity } from './rubble-quantity.ts';

/** The visitor's machines, trucks in service; missing numbers default to the middle column's needs. */
export interface Machines {
  plants?: number;
  trucks?: number;
  loaders?: number;
}

export interface Plan {
  /** The visitor's name of the town or site. */
  place?: string | undefined;
  quantity: Quantity;
  /** From today to the last load. */
  months: number;
  machines: Machines;
  /** The plant's daily acceptance in tonnes; undefined: no limit. */
  gateTonnes?: number;
  calibration: Calibration;
  /** Values that differ from content/planner-values.ts, in its units. */
  own: Partial<Values>;
}

/** Possible bottlenecks; ties go to the first. */
export const stages = ['haul', 'crush', 'load', 'gate'] as const;
export type Stage = (typeof stages)[number];

/** To the plant, and to the landfill with the remainder. */
export interface Ways {
  plant: number;
  landfill: number;
}

/** One calculation. Masses in tonnes, durations in working days; null if a trip takes longer than a day's hours. */
export interface Column {
  tonnes: number;
  /** Tonnes per load. */
  payload: number;
  loads: Ways;
  /** Minutes per round trip. */
  cycle: Ways;
  /** Whole trips of one truck per day. */
  trips: Ways;
  truckKilometres: number;
  /** Days that one truck would need; the fleet shares them. */
  truckDays: number | null;
  loaderDays: number | null;
  plantDays: number;
  /** In service every day, to meet the deadline. */
  trucks: number | null;
  /** For breakdowns and servicing, beside those in service. */
  reserveTrucks: number | null;
  loaders: number | null;
  plants: number;
  /** Tonnes per day that the plant must accept. */
  gateTonnes: number;
  /** Days of each stage with the machines at hand; 0 if unlimited. */
  stages: Record<Stage, number | null>;
  /** Days before the first load plus the longest stage. */
  duration: number | null;
  bottleneck: Stage;
  dieselLitres: number;
  aggregate: number;
  recoveredSteel: number;
  remainder: number;
  /** Alternative uses of the aggregate, not a sum. */
  roadKilometres: number;
  blocks: number;
  /** kg CO2e saved against landfilling everything, and the same without steel. */
  savedCarbon: number;
  savedCarbonWithoutSteel: number;
  yardSquareMetres: number;
}

export interface Result {
  /** Working days between first load and deadline. */
  workDays: number;
  /** Working days from today to the deadline. */
  deadlineDays: number;
  /** The machines that the durations use: the visitor's, else the middle column's. */
  machines: Required<Machines>;
  columns: Record<Scenario, Column>;
}

/** Working days between first load and deadline; a plan needs more than 0. */
export const workDaysOf = (months: number, values: Pick<Values, 'days' | 'before'>): number =>
  months * values.days - values.before;

export type Pace = Pick<Column, 'stages' | 'duration' | 'bottleneck'>;
export type Needs = Omit<Column, keyof Pace>;
