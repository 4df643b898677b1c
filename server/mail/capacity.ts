import { type Clock, minute, second } from './clock.ts';
import type { Outbox } from './outbox.ts';

/** Messages that may wait for the office, in every state but `sent`; at most 64 KiB each. */
export const mostWaiting = 5_000;

/** From here on messages without a form token are refused, and the office gets a notice. */
export const alarmAt = mostWaiting / 2;

/** Milliseconds between counts in the database; messages stored in between are added. */
const countedFor = 2 * second;

/** Keeps a flood from filling the disk. */
export function createCapacity(outbox: Pick<Outbox, 'counts'>, clock: Clock, log: (line: object) => void) {
  let waiting = 0;
  let countedAt = Number.NEGATIVE_INFINITY;
  let saidAt = Number.NEGATIVE_INFINITY;

  return {
    /** @param trusted whether the message has a good form token @returns whether the outbox accepts one more */
    async hasRoom(trusted: boolean): Promise<boolean> {
      if (clock.elapsed() - countedAt > countedFor) {
        countedAt = clock.elapsed();
        const { queued, held, dead, quarantined } = await outbox.counts();
        waiting = queued + held + dead + quarantined;
      }
      waiting += 1;
      if (waiting <= (trusted ? mostWaiting : alarmAt)) return true;
      waiting -= 1;
      if (clock.elapsed() - saidAt > minute) {
        saidAt = clock.elapsed();
        log({ level: 'error', event: 'outbox-full', waiting, advice: 'See: npm run outbox -- list' });
      }
      return false;
    },
  };
}
