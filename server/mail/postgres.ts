/** The outbox in PostgreSQL, for any number of replicas: a query resolves when its commit is on disk (FO-6). */
import type { Pool, PoolClient } from 'pg';
import { second } from './clock.ts';
import { type Database, migrations, type Row } from './database.ts';

/**
 * Commits reply only after the WAL is on disk, whatever the server's default is. Set for each transaction, because
 * PgBouncer refuses connection parameters and gives every transaction another connection.
 */
const begin = `BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL statement_timeout = ${10 * second}`;

/**
 * The outbox in PostgreSQL, for any number of replicas, directly or through PgBouncer. The database may be down at the
 * start: the first query that reaches it brings the tables to the version of this server.
 * @param url as `postgres://user:password@host/database`
 */
export function openPostgres(url: string, log: (line: object) => void, steps = migrations): Database {
  let pool: Promise<Pool> | undefined;
  let ready: Promise<unknown> | undefined;

  async function createPool(): Promise<Pool> {
    const { default: pg } = await import('pg');
    // Counts and times as numbers; the driver returns bigint as text.
    pg.types.setTypeParser(pg.types.builtins.INT8, Number);
    const timeouts = { connectionTimeoutMillis: 5 * second, query_timeout: 12 * second };
    const created = new pg.Pool({ connectionString: url, max: 5, ...timeouts });
    const lost = ({ message }: Error) => log({ level: 'error', event: 'database-connection-lost', error: message });
    // The pool listens only to idle clients; an error of another one without a listener would end the process.
    created.on('connect', (client) => client.on('error', lost)).on('error', () => {});
    return created;
  }

  async function inTransaction<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    pool ??= createPool();
    const client = await (await pool).connect();
    try {
      await client.query(begin);
      const result = await work(client);
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      // Closes the connection: its transaction may still be open.
      client.release(true);
      throw error;
    }
  }

  const migrate = () =>
    inTransaction(async (client) => {
      // An arbitrary lock that the servers of this project take meanwhile.
      await client.query('SELECT pg_advisory_xact_lock(7204118)');
      await client.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
      const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
      const missing = steps.slice(rows[0]?.version ?? 0);
      const version = `DELETE FROM schema_version; INSERT INTO schema_version VALUES (${steps.length})`;
      if (missing.length > 0) await client.query([...missing, version].join(';'));
    });

  return {
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    size: '(SELECT COALESCE(SUM(OCTET_LENGTH(fields)), 0) FROM messages)',
    async query(sql, ...values) {
      ready ??= migrate();
      await ready.catch((error) => {
        ready = undefined;
        throw error;
      });
      return inTransaction(async (client) => (await client.query<Row>(sql, values)).rows);
    },
    async close() {
      await (await pool)?.end();
    },
  };
}
