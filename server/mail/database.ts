/** What the outbox asks of a database: the tables, and one statement at a time. */

export type Value = string | number | null;
export type Row = Record<string, Value>;

/** A query resolves once it is durable on disk, and rejects otherwise. Parameters are `$1`, `$2` ... */
export interface Database {
  /** Appended to the inner select of a claim, so that replicas never wait for each other's rows. */
  readonly skipLocked: string;
  /** An expression for the bytes that the messages take. */
  readonly size: string;
  query(sql: string, ...values: Value[]): Promise<Row[]>;
  close(): Promise<void>;
}

/**
 * Each brings a database one version further, in one transaction when it is opened. Released ones stay as they are; a new
 * one only adds, because the release before may come back. Times are Unix milliseconds.
 */
export const migrations = [
  // Outboxes from before the versions have these tables.
  `CREATE TABLE IF NOT EXISTS messages (
    id TEXT PRIMARY KEY, key TEXT NOT NULL UNIQUE, form TEXT NOT NULL, language TEXT NOT NULL, page TEXT NOT NULL,
    fields TEXT NOT NULL, marks TEXT NOT NULL, state TEXT NOT NULL, created_at BIGINT NOT NULL, next_at BIGINT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0, lease TEXT, lease_until BIGINT NOT NULL DEFAULT 0, last_error TEXT,
    settled_at BIGINT, turn BIGINT NOT NULL DEFAULT 0, sends INTEGER NOT NULL DEFAULT 0);
  CREATE INDEX IF NOT EXISTS messages_by_state ON messages (state, created_at);
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)`,
];
