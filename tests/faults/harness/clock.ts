import type { Clock } from '../../../server/mail/clock.ts';

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  /** Advances to the next timer, at most to `until`, and runs it. @returns false if there was none before `until` */
  step(until: number): boolean;
  /** Lets time pass without running anything, as on a suspended machine. */
  skip(milliseconds: number): void;
  /** Sets the system clock forwards or backwards while no time passes. */
  jump(milliseconds: number): void;
}

export function testClock(start = Date.UTC(2026, 10, 21, 8)): TestClock {
  let now = start;
  let offset = 0;
  let timers: { at: number; action: () => void }[] = [];
  return {
    now: () => now + offset,
    elapsed: () => now,
    after(milliseconds, action) {
      const timer = { at: now + milliseconds, action };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    skip(milliseconds) {
      now += milliseconds;
    },
    jump(milliseconds) {
      offset += milliseconds;
    },
    step(wall) {
      const until = wall - offset;
      const [next] = timers.toSorted((a, b) => a.at - b.at);
      if (!next || next.at > until) {
        now = Math.max(now, until);
        return false;
      }
      now = Math.max(now, next.at);
      timers = timers.filter((other) => other !== next);
      next.action();
      return true;
    },
  };
}
