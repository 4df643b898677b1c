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

/** The result of a delivery; `counts` says whether a failure is the message's own. */
export type Outcome =
  | { state: 'sent' }
  | { state: 'dead'; error: string }
  | { state: 'queued'; error: string; nextAt: number; counts: boolean };

export interface Added {
  id: string;
  /** `promoted`: it was dead or quarantined and is delivered now. */
  outcome: 'stored' | 'promoted' | 'known';
}

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Twelve characters that can be read out over the telephone; part of the Message-ID. */
function newId(): string {
  return Array.from(randomBytes(12), (byte) => alphabet[byte % alphabet.length]).join('');
}

export type Outbox = ReturnType<typeof createOutbox>;

/** The statements of delivery, the office's command and the health check. All reject if the disk fails. */
export function createOutbox(database: Database, clock: Clock) {
  const { query } = database;
  const admin = adminStatements(database, clock);

  async function put(name: string, value: string): Promise<void> {
    await query(
      'INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2',
      name,
      value,
    );
  }

  async function read(name: string): Promise<string | undefined> {
    const [row] = await query('SELECT value FROM settings WHERE name = $1', name);
    return row?.value as string | undefined;
  }

  return {
    /** Stores a message durably, or finds it under its key. A repeat wakes a dead one and releases a quarantined one. */
    async add(message: NewMessage): Promise<Added> {
      const now = clock.now();
      const { key, after } = message.previous;
      const [earlier] = await query('SELECT id FROM messages WHERE key = $1 AND created_at > $2', key, after);
      const [row] = earlier
        ? []
        : await query(
            `INSERT INTO messages (id, key, form, language, page, fields, marks, state, created_at, next_at, turn)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10) ON CONFLICT (key) DO NOTHING RETURNING id`,
            newId(),
            message.key,
            message.form,
            message.language,
            message.page,
            JSON.stringify(message.values),
            message.marks.join(' '),
            message.state,
            now,
            Math.round(now + message.behind),
          );
      if (row) {
        if (message.state === 'quarantined') await admin.trim('quarantined');
        return { id: row.id as string, outcome: 'stored' };
      }
      const [known] = earlier ? [earlier] : await query('SELECT id FROM messages WHERE key = $1', message.key);
      if (!known) throw new Error('The message was deleted meanwhile');
      const id = known.id as string;
      const promoted = message.state === 'queued' && (await admin.requeue(id, ['dead', 'quarantined'], message.marks));
      return { id, outcome: promoted ? 'promoted' : 'known' };
    },

    /**
     * Claims a due message for this process until the lease ends: one with the fewest attempts, unmarked ones first,
     * one network after the other. Pauses and leases longer than possible come from a clock that ran ahead.
     */
    async claim(leaseMilliseconds: number): Promise<Claim | undefined> {
      const now = clock.now();
      const lease = randomUUID();
      const [row] = await query(
        `UPDATE messages SET lease = $1, lease_until = $2, attempts = attempts + 1
         WHERE id = (SELECT id FROM messages WHERE state = 'queued'
           AND (next_at <= $3 OR next_at > $4) AND (lease_until <= $3 OR lease_until > $5)
           ORDER BY attempts, CASE WHEN marks = '' THEN 0 ELSE 1 END, turn, created_at LIMIT 1 ${database.skipLocked})
         RETURNING ${messageColumns}`,
        lease,
        now + leaseMilliseconds,
        now,
        now + 2 * longestStep,
        now + 2 * leaseMilliseconds,
      );
      return row && { message: toMessage(row), lease };
    },

    /** Prolongs the lease of a delivery that takes long. */
    async renew({ message, lease }: Claim, leaseMilliseconds: number): Promise<void> {
      const until = clock.now() + leaseMilliseconds;
      await query('UPDATE messages SET lease_until = $1 WHERE id = $2 AND lease = $3', until, message.id, lease);
    },

    /** Stores the result of a claimed delivery, unless the lease has passed to another process. */
    async settle({ message, lease }: Claim, outcome: Outcome): Promise<void> {
      const now = clock.now();
      const waits = outcome.state === 'queued';
      await query(
        `UPDATE messages SET state = $1, next_at = $2, last_error = $3, settled_at = COALESCE($4, settled_at),
         attempts = attempts - $5, lease = NULL, lease_until = 0 WHERE id = $6 AND lease = $7`,
        outcome.state,
        waits ? outcome.nextAt : now,
        outcome.state === 'sent' ? null : outcome.error,
        waits ? null : now,
        waits && !outcome.counts ? 1 : 0,
        message.id,
        lease,
      );
    },

    /** Tests that the database can be written. Rejects if not. */
    touch: () => put('touched', String(clock.now())),

    put,
    read,

    /** Compare-and-swap of a shared value. @returns whether it changed, so that only one replica acts on it */
    async replace(name: string, before: string, after: string): Promise<boolean> {
      const sql = 'UPDATE settings SET value = $1 WHERE name = $2 AND value = $3 RETURNING name';
      return (await query(sql, after, name, before)).length > 0;
    },

    /** A value shared by all replicas, created by the first that asks. */
    async setting(name: string, make: () => string): Promise<string> {
      await query('INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', name, make());
      return (await read(name))!;
    },

    close: () => database.close(),
    ...admin,
  };
}
