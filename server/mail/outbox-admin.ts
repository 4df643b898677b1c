import { privacy } from '../../app/content/figures.ts';
import { type Clock, day } from './clock.ts';
import type { Database } from './database.ts';
import { type Message, messageColumns, type State, toMessage } from './message.ts';

/** How many messages there are in each state, and when the oldest one still to be delivered was accepted; null if there is none. */
export type Counts = Record<State, number> & { oldestQueuedAt: number | null };

export const noCounts: Counts = { queued: 0, sent: 0, dead: 0, quarantined: 0, oldestQueuedAt: null };

/** Days after which messages are deleted, as /privacy states them. What is queued or dead stays until the office acts. */
export const keptDays = { sent: privacy.sentMessageDays, quarantined: privacy.quarantineDays };

/** What the office asks of the outbox: to look, to send again, to delete. */
export function adminStatements({ query }: Database, clock: Clock) {
  /** Deletes what is in this state and was accepted before `before`. @returns how many */
  async function purge(state: Exclude<State, 'queued'>, before: number): Promise<number> {
    const rows = await query('DELETE FROM messages WHERE state = $1 AND created_at < $2 RETURNING id', state, before);
    return rows.length;
  }

  return {
    async counts(): Promise<Counts> {
      const counts = { ...noCounts };
      const rows = await query(
        'SELECT state, COUNT(*) AS number, MIN(created_at) AS oldest FROM messages GROUP BY state',
      );
      for (const { state, number, oldest } of rows) {
        counts[state as State] = number as number;
        if (state === 'queued') counts.oldestQueuedAt = oldest as number;
      }
      return counts;
    },

    /** The newest 200, newest first. */
    async list(state?: State): Promise<Message[]> {
      const rows = await query(
        `SELECT ${messageColumns} FROM messages WHERE ($1 = '' OR state = $1) ORDER BY created_at DESC LIMIT 200`,
        state ?? '',
      );
      return rows.map(toMessage);
    },

    /** The messages whose id begins so. */
    async find(idStart: string): Promise<Message[]> {
      const rows = await query(`SELECT ${messageColumns} FROM messages WHERE SUBSTR(id, 1, LENGTH($1)) = $1`, idStart);
      return rows.map(toMessage);
    },

    /** Delivers a message (again), starting its 72 hours anew; the Message-ID stays. */
    async requeue(id: string): Promise<void> {
      await query(
        `UPDATE messages SET state = 'queued', next_at = $2, attempts = 0, first_try_at = NULL, waits_for = '',
         last_error = NULL, settled_at = NULL, lease = NULL, lease_until = 0 WHERE id = $1`,
        id,
        clock.now(),
      );
    },

    purge,

    /** Deletes what has been kept long enough; what can't be deleted just then, the next time. @returns how many, by state */
    async purgeOld() {
      const old = (state: keyof typeof keptDays) => purge(state, clock.now() - keptDays[state] * day).catch(() => 0);
      return { sent: await old('sent'), quarantined: await old('quarantined') };
    },
  };
}
