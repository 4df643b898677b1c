import type { Pool, PoolClient } from 'pg';
import { second } from './clock.ts';
import { type Database, type Row, schema } from './database.ts';

/** Any number; only this project's servers use it, to set up the tables one at a time. */
const setupLock = 7_204_118;

/**
 * The outbox in PostgreSQL, for any number of replicas. Like the file, it may be away when the server starts: the tables
 * are set up by the first query that reaches it.
 * @param url as `postgres://user:password@host/database`
 */
export function openPostgres(url: string, log: (line: object) => void): Database {
  let pool: Promise<Pool> | undefined;
  let ready: Promise<void> | undefined;

  async function createPool(): Promise<Pool> {
    const { default: pg } = await import('pg');
    const created = new pg.Pool({
      connectionString: url,
      max: 5,
      connectionTimeoutMillis: 5 * second,
      statement_timeout: 10 * second,
      query_timeout: 12 * second,
      // Replies "committed" only when the commit is on disk, whatever the server's own default is.
      options: '-c synchronous_commit=on',
    });
    created.on('error', (error) => log({ level: 'error', event: 'database-connection-lost', error: error.message }));
    return created;
  }

  async function setUp(client: PoolClient): Promise<void> {
    await client.query('BEGIN');
    try {
      await client.query('SELECT pg_advisory_xact_lock($1)', [setupLock]);
      for (const statement of schema) await client.query(statement);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    }
  }

  async function ensureReady(from: Pool): Promise<void> {
    const client = await from.connect();
    let broken: Error | undefined;
    try {
      await setUp(client);
    } catch (error) {
      broken = error as Error;
      throw error;
    } finally {
      client.release(broken);
    }
  }

  return {
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    async query(sql, ...values) {
      pool ??= createPool();
      const connected = await pool;
      ready ??= ensureReady(connected);
      try {
        await ready;
      } catch (error) {
        ready = undefined;
        throw error;
      }
      const result = await connected.query(sql, values);
      return result.rows.map(withNumbers);
    },
    async close() {
      await (await pool)?.end();
    },
  };
}

/** PostgreSQL's driver hands 64-bit numbers out as text; times fit a JavaScript number. */
function withNumbers(row: Record<string, unknown>): Row {
  const wide = ['created_at', 'first_try_at', 'next_at', 'lease_until', 'settled_at', 'number'];
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, wide.includes(name) && value !== null ? Number(value) : value]),
  ) as Row;
}
