import type { Clock } from '../../../server/mail/clock.ts';

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  /** Moves on to the next timer, but at most to `until`; runs it. @returns false when there was none before `until` */
  step(until: number): boolean;
  /** Lets time pass in which nothing ran, as on a machine that slept. */
  skip(milliseconds: number): void;
  /** Sets the clock on the wall, forwards or backwards, while no time passes. */
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

/** The machine's clock, so many times as fast: for what would otherwise only wait. */
export function hurriedClock(times: number): Clock {
  const start = Date.now();
  return {
    now: () => start + Math.round((Date.now() - start) * times),
    elapsed: () => performance.now() * times,
    after(milliseconds, action) {
      const timer = setTimeout(action, milliseconds / times);
      timer.unref();
      return () => clearTimeout(timer);
    },
  };
}
