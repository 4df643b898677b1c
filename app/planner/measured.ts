/** Maximum number of load weights. */
export const maxWeights = 20;
/** Maximum number of logged days of the crusher. */
export const maxDays = 7;

/** Weights and logs of the visitor's own site. */
export interface Calibration {
  /** Net weights of up to 20 loads in tonnes. */
  weights: readonly number[];
  /** Hours worked on up to 7 days, stoppages included. */
  crusherHours: readonly number[];
  /** Tonnes crushed in these hours. */
  crushedTonnes?: number;
}

/** Measured values that replace the table's in all three columns. */
export interface Measured {
  /** Mean load of a truck. */
  loadTonnes?: number;
  /** Of one plant, stoppages included. */
  tonnesPerHour?: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export function measuredBy({ weights, crusherHours, crushedTonnes }: Calibration): Measured {
  const hours = sum(crusherHours);
  return {
    ...(weights.length > 0 ? { loadTonnes: sum(weights) / weights.length } : {}),
    ...(hours > 0 && crushedTonnes ? { tonnesPerHour: crushedTonnes / hours } : {}),
  };
}
