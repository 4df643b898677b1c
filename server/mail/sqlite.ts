/** The outbox in SQLite: a query resolves when its commit is on disk, in the file at the path (FO-6). */
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { type Database, migrations, type Row, type Value } from './database.ts';

/** Milliseconds to wait while another program writes. */
const busyTimeout = 2_000;

/** SQLITE_ERROR (no table: emptied), SQLITE_READONLY (moved), SQLITE_CORRUPT, SQLITE_NOTADB: the open file is of no more use. */
const isOfFile = (error: unknown): boolean =>
  [1, 8, 11, 26].includes(((error as { errcode?: number }).errcode ?? 0) & 0xff);

/**
 * The outbox in one file, for one server: rollback journal, `synchronous=FULL`, so that committed data is in that file.
 * Nothing watches, renames or repairs it.
 */
export function openFile(file: string, steps = migrations) {
  let database: DatabaseSync | undefined;
  /** Device and inode of the open file. */
  let opened: string | undefined;

  const there = () => {
    const found = statSync(file, { throwIfNoEntry: false });
    return found && `${found.dev}:${found.ino}`;
  };

  function open(): DatabaseSync {
    // Messages are personal: only the server's user may read folder and file.
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
    const made = new DatabaseSync(file, { timeout: busyTimeout });
    try {
      made.exec('PRAGMA synchronous=FULL; PRAGMA secure_delete=ON; PRAGMA journal_mode=TRUNCATE; BEGIN IMMEDIATE');
      const missing = steps.slice(Number(made.prepare('PRAGMA user_version').get()!.user_version));
      if (missing.length > 0) made.exec(`${missing.join(';')}; PRAGMA user_version = ${steps.length}`);
      made.exec('COMMIT');
      opened = there();
    } catch (error) {
      made.close();
      throw error;
    }
    return made;
  }

  /** Each statement is a transaction. It is confirmed only if its file still stands at the path; otherwise it is repeated there. */
  return function query(sql: string, values: Value[]): Row[] {
    for (let tries = 1; ; tries += 1) {
      try {
        database ??= open();
        const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
        const rows = database.prepare(sql).all(named) as Row[];
        if (there() === opened) return rows;
        throw new Error('Another program keeps replacing the file');
      } catch (error) {
        if (!database || (there() === opened && !isOfFile(error))) throw error;
        database.close();
        database = undefined;
        if (tries === 3) throw error;
      }
    }
  };
}

/** Replies come in the order of the queries. */
export function openSqlite(file: string): Database {
  const waiting: PromiseWithResolvers<Row[]>[] = [];
  // Beside this file: the source in tests and commands, the bundle in the built server.
  const program = new URL(`./sqlite-thread${extname(import.meta.url)}`, import.meta.url);
  const thread = new Worker(program, { workerData: file });
  thread.on('message', ({ rows, error }: { rows: Row[]; error?: string }) => {
    const { resolve, reject } = waiting.shift()!;
    if (error === undefined) resolve(rows);
    else reject(new Error(error));
  });
  return {
    skipLocked: '',
    // Instead of what is free again, other messages are stored.
    size: `(SELECT (page_count - freelist_count) * page_size FROM pragma_page_count, pragma_freelist_count, pragma_page_size)`,
    query(sql, ...values) {
      const reply = Promise.withResolvers<Row[]>();
      waiting.push(reply);
      thread.postMessage({ sql, values });
      return reply.promise;
    },
    async close() {
      await Promise.allSettled(waiting.map(({ promise }) => promise));
      await thread.terminate();
    },
  };
}
