import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import { type Message, messageColumns, type NewMessage, toMessage } from './message.ts';
import { adminStatements } from './outbox-admin.ts';
import { longestStep } from './schedule.ts';

/** A message leased to this process. */
export interface Claim {
  message: Message;
  lease: string;
}

/** The result of a delivery; `waitsFor` names the obstacle: the mail server, this message or this program. */
export type Outcome =
  | { state: 'sent' }
  | { state: 'dead'; error: string }
  | { state: 'queued'; error: string; nextAt: number; waitsFor: 'server' | 'message' | 'program' };

export interface Added {
  id: string;
  outcome: 'stored' | 'promoted' | 'known';
}

/** Milliseconds that may pass between due time and attempt. More than that means a clock jump or a stopped server. */
const mostUnnoticed = 2 * longestStep;

/** SQL for the start of a message's retry time; between two attempts only time that can be a mail outage counts. */
const firstTry = (now: string, most: string): string => `CASE WHEN first_try_at IS NULL THEN ${now}
  WHEN ${now} - next_at > ${most} THEN first_try_at + (${now} - next_at) ELSE first_try_at END`;

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Twelve characters that can be read out over the telephone; part of the Message-ID. */
function newId(): string {
  return Array.from(randomBytes(12), (byte) => alphabet[byte % alphabet.length]).join('');
}

export type Outbox = ReturnType<typeof createOutbox>;

/** The statements of delivery, the office's command and the health check. All reject if the disk fails. */
export function createOutbox(database: Database, clock: Clock) {
  const { query } = database;

  async function put(name: string, value: string): Promise<void> {
    await query(
      'INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2',
      name,
      value,
    );
  }

  /** Resets pauses and leases longer than possible, left by a clock that ran ahead. @returns whether there were any */
  async function setRight(leaseMilliseconds: number): Promise<boolean> {
    const now = clock.now();
    const rows = await query(
      `UPDATE messages SET next_at = $1, lease = NULL, lease_until = 0
       WHERE state = 'queued' AND (next_at > $2 OR lease_until > $3) RETURNING id`,
      now,
      now + 2 * longestStep,
      now + 2 * leaseMilliseconds,
    );
    return rows.length > 0;
  }

  return {
    /**
     * Stores a message durably, or finds it under its key. A repeat with a better verdict promotes it: a held message
     * is delivered.
     */
    async add(message: NewMessage): Promise<Added> {
      const now = clock.now();
      const { key, after } = message.previous;
      const [earlier] = await query('SELECT id FROM messages WHERE key = $1 AND created_at > $2', key, after);
      const [row] = earlier
        ? []
        : await query(
            `INSERT INTO messages (id, key, form, language, page, fields, marks, state, created_at, next_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) ON CONFLICT (key) DO NOTHING RETURNING id`,
            newId(),
            message.key,
            message.form,
            message.language,
            message.page,
            JSON.stringify(message.values),
            message.marks.join(' '),
            message.state,
            now,
          );
      if (row) return { id: row.id as string, outcome: 'stored' };
      const [known] = earlier ? [earlier] : await query('SELECT id FROM messages WHERE key = $1', message.key);
      if (!known) throw new Error('The message was deleted meanwhile');
      const id = known.id as string;
      const worse = { queued: ['held', 'quarantined'], held: ['quarantined'], quarantined: [] }[message.state];
      for (const state of worse) {
        const promoted = await query(
          'UPDATE messages SET state = $1, marks = $2, next_at = $3 WHERE id = $4 AND state = $5 RETURNING id',
          message.state,
          message.marks.join(' '),
          now,
          id,
          state,
        );
        if (promoted.length > 0) return { id, outcome: 'promoted' };
      }
      return { id, outcome: 'known' };
    },

    /**
     * Releases the oldest held message.
     * @param trusted whether to pick one without marks
     * @returns whether there was one
     */
    async releaseHeld(trusted: boolean): Promise<boolean> {
      const rows = await query(
        `UPDATE messages SET state = 'queued', next_at = $1 WHERE id = (SELECT id FROM messages
         WHERE state = 'held' AND CASE WHEN marks = '' THEN 1 ELSE 0 END = $2 ORDER BY created_at LIMIT 1 ${database.skipLocked})
         RETURNING id`,
        clock.now(),
        trusted ? 1 : 0,
      );
      return rows.length > 0;
    },

    /** Claims the message that has been due longest, unmarked ones first, for this process until the lease ends. */
    async claim(leaseMilliseconds: number): Promise<Claim | undefined> {
      const now = clock.now();
      const lease = randomUUID();
      const [row] = await query(
        `UPDATE messages SET lease = $1, lease_until = $2, attempts = attempts + 1, first_try_at = ${firstTry('$3', '$4')}
         WHERE id = (SELECT id FROM messages WHERE state = 'queued' AND next_at <= $3 AND lease_until <= $3
           ORDER BY CASE WHEN marks = '' THEN 0 ELSE 1 END, next_at, created_at LIMIT 1 ${database.skipLocked}) RETURNING ${messageColumns}`,
        lease,
        now + leaseMilliseconds,
        now,
        mostUnnoticed,
      );
      if (row) return { message: toMessage(row), lease };
      return (await setRight(leaseMilliseconds)) ? this.claim(leaseMilliseconds) : undefined;
    },

    /**
     * Stores the result of a claimed delivery, unless the lease has passed to another process. Retry time runs only
     * while the mail server or the message is the obstacle.
     */
    async settle({ message, lease }: Claim, outcome: Outcome): Promise<void> {
      const now = clock.now();
      const waits = outcome.state === 'queued';
      await query(
        `UPDATE messages SET state = $1, next_at = $2, waits_for = $3, last_error = $4, settled_at = $5, lease = NULL,
         lease_until = 0, first_try_at = CASE WHEN $3 = 'program' THEN NULL ELSE first_try_at END
         WHERE id = $6 AND lease = $7`,
        outcome.state,
        waits ? outcome.nextAt : now,
        waits ? outcome.waitsFor : '',
        outcome.state === 'sent' ? null : outcome.error,
        waits ? null : now,
        message.id,
        lease,
      );
    },

    /**
     * One message could not reach the mail server, so none that is due could: their retry time starts too.
     * @returns the ids of expired messages, now dead letters
     */
    async shareFailure(error: string, giveUpAfter: number): Promise<string[]> {
      const now = clock.now();
      await query(
        `UPDATE messages SET first_try_at = ${firstTry('$1', '$3')}, next_at = $1, waits_for = 'server', last_error = $2
         WHERE state = 'queued' AND lease_until <= $1 AND next_at <= $1`,
        now,
        error,
        mostUnnoticed,
      );
      const dead = await query(
        `UPDATE messages SET state = 'dead', settled_at = $1
         WHERE state = 'queued' AND waits_for = 'server' AND lease_until <= $1 AND first_try_at <= $2 RETURNING id`,
        now,
        now - giveUpAfter,
      );
      return dead.map((row) => row.id as string);
    },

    /** Tests that the database can be written. Rejects if not. */
    touch: () => put('touched', String(clock.now())),

    put,

    /** Compare-and-swap of a shared value. @returns whether it changed, so that only one replica acts on it */
    async replace(name: string, before: string, after: string): Promise<boolean> {
      const sql = 'UPDATE settings SET value = $1 WHERE name = $2 AND value = $3 RETURNING name';
      return (await query(sql, after, name, before)).length > 0;
    },

    /** A value shared by all replicas, created by the first that asks. */
    async setting(name: string, make: () => string): Promise<string> {
      await query('INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', name, make());
      const [row] = await query('SELECT value FROM settings WHERE name = $1', name);
      return row!.value as string;
    },

    close: () => database.close(),
    ...adminStatements(database, clock),
  };
}
