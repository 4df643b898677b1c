import { columnValues } from './columns.ts';
import type { Plan, Result } from './plan.ts';
import { ceil } from './rounding.ts';

/** Durations in working days, by trucks, for one number of plants. */
export interface Curve {
  plants: number;
  /** One for each entry of `trucks`. */
  days: readonly number[];
}

export interface Durations {
  trucks: readonly number[];
  curves: readonly Curve[];
  /** The fewest of these machines that meet the deadline. */
  least?: { trucks: number; plants: number };
}

/** The number of points of a curve. */
const points = 24;

/**
 * The duration of the middle column with other numbers of trucks and plants; loading and gate are assumed to keep up.
 * @returns undefined if no truck can make a trip in a day
 */
export function durations(plan: Plan, { columns: { middle }, machines, deadlineDays }: Result): Durations | undefined {
  const { truckDays, plantDays } = middle;
  if (truckDays === null || middle.trucks === null) return undefined;
  const { before } = columnValues('middle', plan.own);
  const largest = Math.max(6, ceil(1.7 * middle.trucks), ceil(1.2 * machines.trucks));
  const step = Math.max(1, ceil(largest / points));
  const trucks = Array.from({ length: Math.floor(largest / step) }, (_, n) => (n + 1) * step);
  const marked = [machines.trucks, middle.trucks].filter((count) => count > 0);
  const all = [...new Set([...trucks, ...marked])].sort((a, b) => a - b);
  const plants = [
    ...new Set([machines.plants, Math.max(1, middle.plants), Math.max(machines.plants, middle.plants) + 1]),
  ];
  const curves = plants
    .sort((a, b) => a - b)
    .map((count) => ({
      plants: count,
      days: all.map((n) => before + Math.max(truckDays / n, plantDays / count)),
    }));
  const [least] = curves.flatMap((curve) => {
    const index = curve.days.findIndex((days) => days <= deadlineDays);
    return index < 0 ? [] : [{ trucks: all[index]!, plants: curve.plants }];
  });
  return { trucks: all, curves, least };
}
