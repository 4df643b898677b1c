import { systemClock } from './mail/clock.ts';

/**
 * Whether the browser reports here that an island did not load: it posts to `failed` beside the page (`app/islands/start.js`).
 * The report is empty: nothing of a person is in it.
 */
export const isFaultReport = (method: string | undefined, path: string | undefined): boolean =>
  method === 'POST' && path?.endsWith('/failed') === true;

/** What visitors met, counted from midnight UTC. */
export interface Faults {
  /** Requests for files below `/assets/` that are not there. */
  missingAssets: number;
  /** Islands that failed or took too long. */
  failedIslands: number;
}

const hour = 60 * 60 * 1000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Counts faults, and logs the number of the day: at the first one, then at most once an hour, and when the day is over. */
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

  /** Begins anew after midnight, and reports when the last report is an hour old. */
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
    /** Call every few minutes, so that a number is not kept back. */
    look,
    today(): Faults {
      look();
      return counts;
    },
  };
}
