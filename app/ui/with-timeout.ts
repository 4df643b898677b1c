/** Milliseconds until a stalled request counts as failed. */
export const timeoutMs = 15_000;

/** @throws `error` if the promise has not settled in time */
export function withTimeout<Result>(promise: Promise<Result>, error: Error, milliseconds: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, milliseconds, error);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
