import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createThread } from '../thread.ts';
import type { Database, Row } from './database.ts';
import type { Question } from './sqlite-worker.ts';

/** Beside this file: the source in tests and commands, the bundle in the built server. */
const workerFile = new URL(`./sqlite-worker${extname(import.meta.url)}`, import.meta.url);

/**
 * The outbox in one file (rollback journal, `synchronous=FULL`), for one server. Each query tries to open it until
 * that succeeds, so that a full or missing disk never keeps pages from being served.
 */
export function openSqlite(file: string): Database {
  const thread = createThread<Question, Row[]>(() => new Worker(workerFile, { workerData: file }));
  let closed = false;
  return {
    skipLocked: '',
    async query(sql, ...values) {
      if (closed) throw new Error('The outbox is closed');
      return thread.ask({ sql, values });
    },
    async close() {
      closed = true;
      await thread.end('close');
    },
  };
}
