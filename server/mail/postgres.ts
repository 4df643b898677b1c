/** The outbox in PostgreSQL, for any number of replicas: a query resolves when its commit is on disk (FO-6). */
import type { Pool } from 'pg';
import { second } from './clock.ts';
import { type Database, type Row, schema } from './database.ts';

/** Servers of this project take this arbitrary lock while they create tables. */
const setUp = `SELECT pg_advisory_xact_lock(7204118); ${schema}`;

/**
 * Commits reply only after the WAL is on disk, whatever the server's default is. Set for each transaction, because
 * PgBouncer refuses connection parameters and gives every transaction another connection.
 */
const begin = `BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL statement_timeout = ${10 * second}`;

/**
 * The outbox in PostgreSQL, for any number of replicas, directly or through PgBouncer. The database may be down at the
 * start: the first query that reaches it creates the tables.
 * @param url as `postgres://user:password@host/database`
 */
export function openPostgres(url: string, log: (line: object) => void): Database {
  let pool: Promise<Pool> | undefined;
  let ready: Promise<unknown> | undefined;

  async function createPool(): Promise<Pool> {
    const { default: pg } = await import('pg');
    // Counts and times as numbers; the driver returns bigint as text.
    pg.types.setTypeParser(pg.types.builtins.INT8, Number);
    const timeouts = { connectionTimeoutMillis: 5 * second, query_timeout: 12 * second };
    const created = new pg.Pool({ connectionString: url, max: 5, ...timeouts });
    created.on('error', (error) => log({ level: 'error', event: 'database-connection-lost', error: error.message }));
    return created;
  }

  return {
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    size: '(SELECT COALESCE(SUM(OCTET_LENGTH(fields)), 0) FROM messages)',
    async query(sql, ...values) {
      pool ??= createPool();
      const connected = await pool;
      // Several statements in one query are one transaction, which holds the lock until it ends.
      ready ??= connected.query(setUp);
      await ready.catch((error) => {
        ready = undefined;
        throw error;
      });
      const client = await connected.connect();
      try {
        await client.query(begin);
        const { rows } = await client.query<Row>(sql, values);
        await client.query('COMMIT');
        client.release();
        return rows;
      } catch (error) {
        // Closes the connection: its transaction may still be open.
        client.release(true);
        throw error;
      }
    },
    async close() {
      await (await pool)?.end();
    },
  };
}
