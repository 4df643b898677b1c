import { privacy } from '../../app/content/figures.ts';
import { type Clock, day } from './clock.ts';
import type { Outbox } from './outbox.ts';

/** Days after which messages are deleted, as /privacy states them. What is queued or dead stays until the office acts. */
export const keptDays = { sent: privacy.sentMessageDays, quarantined: privacy.quarantineDays };

/**
 * Deletes what was accepted too long ago. A database that can't be reached is cleaned up the next time.
 * @returns how many messages were deleted, by state
 */
export async function deleteOldMessages(outbox: Outbox, clock: Clock) {
  const purge = (state: keyof typeof keptDays) =>
    outbox.purge(state, clock.now() - keptDays[state] * day).catch(() => 0);
  return { sent: await purge('sent'), quarantined: await purge('quarantined') };
}
