import { privacy } from '../../app/content/settings.ts';
import { type Clock, day } from './clock.ts';
import type { Database, Row } from './database.ts';
import { type Mark, type Message, messageColumns, type State, toMessage } from './message.ts';

/** Number of messages per state, and since when the oldest waiting one waits, or null. */
export type Counts = Record<State, number> & { oldestQueuedAt: number | null };

export const noCounts: Counts = { queued: 0, sent: 0, dead: 0, quarantined: 0, oldestQueuedAt: null };

/** Days until messages are deleted, as /privacy states them. Queued and dead ones stay until the office acts. */
export const keptDays = { sent: privacy.sentMessageDays, quarantined: privacy.quarantineDays };

/** The newest ones that are kept, so that a flood fills neither the disk nor the office's list; the oldest go first. */
export const maxKept = { sent: 5_000, quarantined: 500 };

/** Messages of one page of the list. */
export const pageLength = 200;

/** The columns of a message that is not being delivered. */
const moved = [
  ...['id', 'key', 'form', 'language', 'page', 'fields', 'marks', 'state', 'created_at', 'next_at', 'attempts'],
  ...['last_error', 'settled_at', 'turn', 'sends'],
];

/** The outbox for the office's command: list, find, resend, delete. */
export function adminStatements({ query }: Database, clock: Clock) {
  /** Deletes messages in this state accepted before `before`. @returns how many */
  async function purge(state: Exclude<State, 'queued'>, before: number): Promise<number> {
    const rows = await query('DELETE FROM messages WHERE state = $1 AND created_at < $2 RETURNING id', state, before);
    return rows.length;
  }

  /** Deletes the oldest messages in this state above `maxKept`. @returns how many */
  async function trim(state: keyof typeof maxKept): Promise<number> {
    const rows = await query(
      `DELETE FROM messages WHERE state = $1 AND created_at < (SELECT created_at FROM messages
       WHERE state = $1 ORDER BY created_at DESC LIMIT 1 OFFSET ${maxKept[state] - 1}) RETURNING id`,
      state,
    );
    return rows.length;
  }

  return {
    async counts(): Promise<Counts> {
      const counts = { ...noCounts };
      const rows = await query(
        'SELECT state, COUNT(*) AS number, MIN(COALESCE(settled_at, created_at)) AS oldest FROM messages GROUP BY state',
      );
      for (const { state, number, oldest } of rows) {
        counts[state as State] = number as number;
        if (state === 'queued') counts.oldestQueuedAt = oldest as number;
      }
      return counts;
    },

    /** A page of messages, newest first. @param page from 1 */
    async list(state?: State, page = 1): Promise<Message[]> {
      const rows = await query(
        `SELECT ${messageColumns} FROM messages WHERE ($1 = '' OR state = $1)
         ORDER BY created_at DESC, id LIMIT ${pageLength} OFFSET ${(page - 1) * pageLength}`,
        state ?? '',
      );
      return rows.map(toMessage);
    },

    /** The ids of all messages in these states, oldest first. */
    async idsIn(wanted: readonly State[]): Promise<string[]> {
      const places = wanted.map((_, index) => `$${index + 1}`).join(', ');
      const rows = await query(`SELECT id FROM messages WHERE state IN (${places}) ORDER BY created_at`, ...wanted);
      return rows.map(({ id }) => id as string);
    },

    /** The messages whose id starts with this prefix. */
    async find(idStart: string): Promise<Message[]> {
      const rows = await query(`SELECT ${messageColumns} FROM messages WHERE SUBSTR(id, 1, LENGTH($1)) = $1`, idStart);
      return rows.map(toMessage);
    },

    /** The messages in which this text stands, as a visitor's address; oldest first. */
    async findText(text: string): Promise<Message[]> {
      const pattern = `%${JSON.stringify(text)
        .slice(1, -1)
        .replace(/[\\%_]/g, '\\$&')}%`;
      const rows = await query(
        `SELECT ${messageColumns} FROM messages WHERE LOWER(fields) LIKE LOWER($1) ESCAPE '\\' ORDER BY created_at`,
        pattern,
      );
      return rows.map(toMessage);
    },

    /**
     * Delivers a message (again), with all its attempts. A sent one gets a new Message-ID, because mail programs drop
     * the second of two mails with the same.
     * @param marks its signs of spam from now on; by default the same
     * @returns whether it was in one of these states
     */
    async requeue(id: string, from: readonly State[], marks?: Mark[]): Promise<boolean> {
      const places = from.map((_, index) => `$${index + 4}`).join(', ');
      const rows = await query(
        `UPDATE messages SET sends = sends + CASE WHEN state = 'sent' THEN 1 ELSE 0 END, state = 'queued',
         marks = COALESCE($3, marks), next_at = $2, settled_at = $2, turn = 0, attempts = 0, last_error = NULL,
         lease = NULL, lease_until = 0 WHERE id = $1 AND state IN (${places}) RETURNING id`,
        id,
        clock.now(),
        marks ? marks.join(' ') : null,
        ...from,
      );
      return rows.length > 0;
    },

    /** Deletes a message for good, unless it is being delivered. @returns whether it is gone */
    async delete(id: string): Promise<boolean> {
      const sql = 'DELETE FROM messages WHERE id = $1 AND lease_until <= $2 RETURNING id';
      return (await query(sql, id, clock.now())).length > 0;
    },

    purge,
    trim,

    /**
     * Deletes messages past their retention and above `maxKept`; a failed deletion is tried again the next time.
     * @param now the current time
     * @returns how many, by state
     */
    async purgeOld(now = clock.now()) {
      const old = async (state: keyof typeof keptDays) =>
        (await purge(state, now - keptDays[state] * day).catch(() => 0)) + (await trim(state).catch(() => 0));
      return { sent: await old('sent'), quarantined: await old('quarantined') };
    },

    /**
     * What the notice reports: messages that died after `since`, and those that have now been quarantined for a day
     * but had not been then.
     */
    async troubles(since: number): Promise<Record<'dead' | 'quarantined', number>> {
      const count = async (state: State, column: string, shift: number) => {
        const sql = `SELECT COUNT(*) AS number FROM messages WHERE state = $1 AND ${column} > $2 AND ${column} <= $3`;
        const [row] = await query(sql, state, since - shift, clock.now() - shift);
        return row!.number as number;
      };
      return { dead: await count('dead', 'settled_at', 0), quarantined: await count('quarantined', 'created_at', day) };
    },

    /** A page of whole rows, oldest first, to move them into another outbox. */
    rows: (): Promise<Row[]> =>
      query(`SELECT ${moved.join(', ')}, lease_until FROM messages ORDER BY created_at, id LIMIT ${pageLength}`),

    /** Stores such a row, unless the message is here already. */
    async insert(row: Row): Promise<void> {
      const places = moved.map((_, index) => `$${index + 1}`).join(', ');
      const sql = `INSERT INTO messages (${moved.join(', ')}) VALUES (${places}) ON CONFLICT DO NOTHING`;
      // Turns of earlier versions have fractions, which PostgreSQL refuses.
      const whole = (value: Row[string] = null) => (typeof value === 'number' ? Math.round(value) : value);
      await query(sql, ...moved.map((column) => whole(row[column])));
    },
  };
}
