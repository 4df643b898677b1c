import { systemClock } from './mail/clock.ts';

/** Faults that visitors met since midnight UTC. */
export interface Faults {
  /** Requests for missing files below `/assets/`. */
  missingAssets: number;
  /** Islands that failed or timed out. */
  failedIslands: number;
}

const hour = 60 * 60 * 1000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Counts faults and logs the day's total: at the first fault, then at most hourly, and at the end of the day. */
export function createFaultCount(log: (line: object) => void, now: () => number = systemClock.now) {
  let today = dayOf(now());
  let counts: Faults = { missingAssets: 0, failedIslands: 0 };
  let logged: { at: number; total: number } = { at: Number.NEGATIVE_INFINITY, total: 0 };
  const total = () => counts.missingAssets + counts.failedIslands;

  function report(): void {
    if (total() === logged.total) return;
    logged = { at: now(), total: total() };
    const advice = 'Open pages may miss files of their release; see docs/operating.md';
    log({ level: 'warn', event: 'faults-of-the-day', day: today, ...counts, advice });
  }

  /** Starts a new day after midnight, and logs if the last log line is an hour old. */
  function look(): void {
    if (dayOf(now()) !== today) {
      report();
      today = dayOf(now());
      counts = { missingAssets: 0, failedIslands: 0 };
      logged = { at: Number.NEGATIVE_INFINITY, total: 0 };
    }
    if (now() - logged.at >= hour) report();
  }

  return {
    count(kind: keyof Faults): void {
      look();
      counts[kind] += 1;
      look();
    },
    /** Call every few minutes, so that pending counts are logged. */
    look,
    today(): Faults {
      look();
      return counts;
    },
  };
}
