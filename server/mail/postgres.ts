import type { Pool } from 'pg';
import { second } from './clock.ts';
import { type Database, type Row, schema } from './database.ts';

/** An arbitrary advisory lock id; servers of this project take it while they create tables. */
const setupLock = 7_204_118;

/**
 * The outbox in PostgreSQL, for any number of replicas. The database may be down at the start: the first query that
 * reaches it creates the tables.
 * @param url as `postgres://user:password@host/database`
 */
export function openPostgres(url: string, log: (line: object) => void): Database {
  let pool: Promise<Pool> | undefined;
  let ready: Promise<unknown> | undefined;

  async function createPool(): Promise<Pool> {
    const { default: pg } = await import('pg');
    // Counts and times as numbers; the driver returns bigint as text.
    pg.types.setTypeParser(pg.types.builtins.INT8, Number);
    const created = new pg.Pool({
      connectionString: url,
      max: 5,
      connectionTimeoutMillis: 5 * second,
      statement_timeout: 10 * second,
      query_timeout: 12 * second,
      // Commits reply only after the WAL is on disk, whatever the server's default is.
      options: '-c synchronous_commit=on',
    });
    created.on('error', (error) => log({ level: 'error', event: 'database-connection-lost', error: error.message }));
    return created;
  }

  return {
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    async query(sql, ...values) {
      pool ??= createPool();
      const connected = await pool;
      // Several statements in one query are one transaction, which holds the lock until it ends.
      ready ??= connected.query(`SELECT pg_advisory_xact_lock(${setupLock}); ${schema}`);
      await ready.catch((error) => {
        ready = undefined;
        throw error;
      });
      const { rows } = await connected.query<Row>(sql, values);
      return rows;
    },
    async close() {
      await (await pool)?.end();
    },
  };
}
