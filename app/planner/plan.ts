import type { Scenario, Values } from './columns.ts';

export const ways = ['tonnes', 'volume'] as const;
export type Way = (typeof ways)[number];

export interface Plan {
  by: Way;
  /** Tonnes, or cubic metres of loose rubble. */
  amount: number;
  /** From today to the last load. */
  months: number;
  /** The trucks that somebody has; without it as many as the deadline needs. */
  trucks?: number;
  /** For the printed sheet and the message. */
  town?: string;
  /** Values that differ from content/planner-values.ts, in its units. */
  changed: Partial<Values>;
}

/** They run in parallel, so the longest is the bottleneck; ties go to the first. */
export const stages = ['haul', 'crush', 'load'] as const;
export type Stage = (typeof stages)[number];

/** What one column needs. Masses in tonnes; null if a trip takes longer than a day's hours. */
export interface Needs {
  tonnes: number;
  /** Tonnes per load. */
  payload: number;
  /** Trips to the plant and to the landfill. */
  loads: number;
  truckKilometres: number;
  /** Minutes of the longest trip. */
  tripMinutes: number;
  /** Working days of one plant, of one truck and of one loader. */
  work: Record<Stage, number | null>;
  /** Machines in service every day, to meet the deadline. */
  plants: number;
  trucks: number | null;
  loaders: number | null;
  /** For breakdowns and servicing, beside the trucks in service. */
  reserveTrucks: number | null;
  /** Tonnes per day that arrive at the plant. */
  gateTonnes: number;
  dieselLitres: number;
  aggregate: number;
  recoveredSteel: number;
  remainder: number;
  /** Alternative uses of the aggregate, not a sum. */
  roadKilometres: number;
  blocks: number;
  /** kg CO2e saved against landfilling everything, and the same without steel. */
  saved: number;
  savedWithoutSteel: number;
  yardSquareMetres: number;
}

export interface Column extends Needs {
  /** Working days of each stage with the plan's machines. */
  days: Record<Stage, number | null>;
  /** Days before the first load plus the longest stage. */
  duration: number | null;
  bottleneck: Stage;
}

export interface Result {
  /** Working days between first load and deadline. */
  workDays: number;
  /** Working days from today to the deadline. */
  deadlineDays: number;
  /** In service in every column: the middle column's, or the trucks that somebody has. */
  machines: Record<Stage, number>;
  columns: Record<Scenario, Column>;
}

/** Working days between first load and deadline; a plan needs more than 0. */
export const workDaysOf = (months: number, values: Pick<Values, 'days' | 'before'>): number =>
  months * values.days - values.before;

export const tonnesOf = ({ by, amount }: Pick<Plan, 'by' | 'amount'>, { density }: Pick<Values, 'density'>): number =>
  by === 'volume' ? amount * density : amount;
