/** Time for the mail code, injected so that tests skip 72 hours without waiting. */
export interface Clock {
  /** Unix time in milliseconds, UTC. May jump when the system clock is set. */
  now(): number;
  /** Monotonic milliseconds, for pauses and limits. */
  elapsed(): number;
  /** Runs `action` once after `milliseconds`; the returned function cancels it. */
  after(milliseconds: number, action: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
