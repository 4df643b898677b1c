import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import { type Message, type State, toMessage } from './message.ts';

export interface Counts {
  queued: number;
  sent: number;
  dead: number;
  quarantined: number;
  /** When the oldest message still to be delivered was accepted; null if there is none. */
  oldestQueuedAt: number | null;
}

/** What the office asks of the outbox: to look, to send again, to delete. */
export function adminStatements({ query }: Database, clock: Clock) {
  return {
    async counts(): Promise<Counts> {
      const rows = await query(
        'SELECT state, COUNT(*) AS number, MIN(created_at) AS created_at FROM messages GROUP BY state',
      );
      const of = (state: State) => rows.find((row) => row.state === state);
      const number = (state: State) => Number(of(state)?.number ?? 0);
      return {
        queued: number('queued'),
        sent: number('sent'),
        dead: number('dead'),
        quarantined: number('quarantined'),
        oldestQueuedAt: (of('queued')?.created_at as number | undefined) ?? null,
      };
    },

    /** Newest first. */
    async list(state?: State, limit = 200): Promise<Message[]> {
      const rows = await query(
        `SELECT * FROM messages WHERE ($1 = '' OR state = $1) ORDER BY created_at DESC LIMIT ${Math.trunc(limit)}`,
        state ?? '',
      );
      return rows.map(toMessage);
    },

    /** The messages whose id begins so. */
    async find(idStart: string): Promise<Message[]> {
      const rows = await query('SELECT * FROM messages WHERE SUBSTR(id, 1, LENGTH($1)) = $1', idStart);
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

    /** Deletes what is in this state and was accepted before `before`. @returns how many */
    async purge(state: Exclude<State, 'queued'>, before: number): Promise<number> {
      const rows = await query('DELETE FROM messages WHERE state = $1 AND created_at < $2 RETURNING id', state, before);
      return rows.length;
    },
  };
}
