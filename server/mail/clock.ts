/** Time as the mail part sees it: injected, so that tests move through 72 hours without waiting. */
export interface Clock {
  /** Milliseconds since 1970, UTC. It may jump: people and time servers set it. */
  now(): number;
  /** Milliseconds since some moment of this run; never jumps. For pauses and limits. */
  elapsed(): number;
  /** Runs `action` once after `milliseconds`; the returned function cancels it. */
  after(milliseconds: number, action: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
