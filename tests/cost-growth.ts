/**
 * How the cost of a parser grows with its input, without a limit in milliseconds: both sizes run in turn on the same
 * machine, and the fastest batch of each counts. Linear work costs four times as much on four times the input, quadratic
 * work sixteen times.
 */

/** Between linear (4) and quadratic (16), with room for the noise of a busy machine. */
const maxGrowth = 10;
const rounds = 40;
/** Long enough that the clock's resolution does not matter, short enough to run between two interruptions. */
const batchMilliseconds = 0.1;

async function cost(action: () => unknown, times: number): Promise<number> {
  const started = performance.now();
  for (let run = 0; run < times; run += 1) {
    const result = action();
    if (result instanceof Promise) await result.catch(() => {});
  }
  return performance.now() - started;
}

/**
 * @param action returns the work for an input of this share (0 to 1) of its greatest length; it may refuse its input
 * @returns the growth of the cost from a quarter of the input to all of it, if it exceeds what linear work may show in
 *   every round; else undefined
 */
export async function growsFasterThanLinear(action: (share: number) => () => unknown): Promise<number | undefined> {
  const quarter = action(0.25);
  const whole = action(1);
  let times = 1;
  while (times < 4_096 && (await cost(quarter, times)) < batchMilliseconds) times *= 4;
  let [minOfPart, minOfWhole] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  // An interruption in each of these would hide a growth.
  for (let batch = 0; batch < 12; batch += 1) minOfPart = Math.min(minOfPart, await cost(quarter, times));
  let growth = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    minOfPart = Math.min(minOfPart, await cost(quarter, times));
    minOfWhole = Math.min(minOfWhole, await cost(whole, times));
    growth = minOfWhole / minOfPart;
    if (growth <= maxGrowth) return undefined;
  }
  return growth;
}
