import { privacy } from '../../app/content/settings.ts';
import { type Clock, day } from './clock.ts';
import type { Database } from './database.ts';
import { type Message, messageColumns, type State, toMessage } from './message.ts';

/** Number of messages per state, and when the oldest waiting one was accepted, or null. */
export type Counts = Record<State, number> & { oldestQueuedAt: number | null };

export const noCounts: Counts = { queued: 0, held: 0, sent: 0, dead: 0, quarantined: 0, oldestQueuedAt: null };

/** Days until messages are deleted, as /privacy states them. Queued and dead ones stay until the office acts. */
export const keptDays = { sent: privacy.sentMessageDays, quarantined: privacy.quarantineDays };

/** Delivered messages kept at most, so that a flood does not fill the disk. */
const mostSent = 5_000;

/** The outbox for the office's command: list, resend, delete. */
export function adminStatements({ query }: Database, clock: Clock) {
  /** Deletes messages in this state accepted before `before`. @returns how many */
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

    /** The messages whose id starts with this prefix. */
    async find(idStart: string): Promise<Message[]> {
      const rows = await query(`SELECT ${messageColumns} FROM messages WHERE SUBSTR(id, 1, LENGTH($1)) = $1`, idStart);
      return rows.map(toMessage);
    },

    /** Delivers a message (again) and restarts its 72 hours; the Message-ID stays. */
    async requeue(id: string): Promise<void> {
      await query(
        `UPDATE messages SET state = 'queued', next_at = $2, attempts = 0, first_try_at = NULL, waits_for = '',
         last_error = NULL, settled_at = NULL, lease = NULL, lease_until = 0 WHERE id = $1`,
        id,
        clock.now(),
      );
    },

    purge,

    /**
     * Deletes messages past their retention, and delivered ones beyond the newest; a failed deletion is tried again
     * the next time.
     * @param now the current time
     * @returns how many, by state
     */
    async purgeOld(now = clock.now()) {
      const old = (state: keyof typeof keptDays) => purge(state, now - keptDays[state] * day).catch(() => 0);
      const surplus = await query(
        `DELETE FROM messages WHERE state = 'sent' AND created_at < (SELECT created_at FROM messages
         WHERE state = 'sent' ORDER BY created_at DESC LIMIT 1 OFFSET ${mostSent}) RETURNING id`,
      ).catch(() => []);
      return { sent: (await old('sent')) + surplus.length, quarantined: await old('quarantined') };
    },

    /**
     * What the notice reports: messages that died after `since`, and those that have now been held or quarantined for
     * a day but had not been then.
     */
    async troubles(since: number): Promise<Record<'dead' | 'quarantined' | 'held', number>> {
      const count = async (state: State, column: string, shift: number) => {
        const sql = `SELECT COUNT(*) AS number FROM messages WHERE state = $1 AND ${column} > $2 AND ${column} <= $3`;
        const [row] = await query(sql, state, since - shift, clock.now() - shift);
        return row!.number as number;
      };
      return {
        dead: await count('dead', 'settled_at', 0),
        quarantined: await count('quarantined', 'created_at', day),
        held: await count('held', 'created_at', day),
      };
    },
  };
}
