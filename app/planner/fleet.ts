import { ceil } from './calculate.ts';
import { columnValues } from './columns.ts';
import type { Plan, Result } from './plan.ts';

/** What more trucks, or more time, would change for the trucks that somebody has. */
export interface Fleet {
  trucks: number;
  /** The fewest trucks more that save a day, and the days that they save; undefined if none does. */
  more?: { trucks: number; days: number };
  /** Of a late plan: the trucks and the whole months that would each meet the deadline. */
  enough?: { trucks: number; months: number };
}

/** Undefined without trucks, or if no number of them is enough. */
export function fleetOf({ trucks, changed }: Plan, { deadlineDays, columns: { middle } }: Result): Fleet | undefined {
  const { work, days, duration } = middle;
  if (trucks === undefined || duration === null) return undefined;
  const { before, days: monthDays } = columnValues('middle', changed);
  const hauled = work.haul!;
  const whole = ceil(duration);
  // No number of trucks is faster than the other stages.
  const others = Math.max(days.load!, days.crush!);
  const lasts = (count: number): number => ceil(before + Math.max(others, hauled / count));
  let count = trucks + 1;
  while (lasts(count) === whole && hauled / count > others) count++;
  return {
    trucks,
    ...(lasts(count) < whole && { more: { trucks: count - trucks, days: whole - lasts(count) } }),
    ...(duration > deadlineDays && {
      enough: { trucks: middle.trucks!, months: ceil((before + hauled / trucks) / monthDays) },
    }),
  };
}
