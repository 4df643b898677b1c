import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Database, Row } from './database.ts';
import type { Answer, Question } from './sqlite-worker.ts';

/** Beside this file, as source in tests and commands, bundled in the built server. */
const workerFile = new URL(`./sqlite-worker${extname(import.meta.url)}`, import.meta.url);

/**
 * The outbox in one file (WAL, `synchronous=FULL`), for one server on one machine. Opening is tried again with every query
 * until it succeeds, so that a full or missing disk at start keeps no page from being served.
 */
export function openSqlite(file: string): Database {
  const waiting = new Map<number, PromiseWithResolvers<Row[]>>();
  let last = 0;
  let worker: Worker | undefined;
  let closed = false;

  function fail(ended: Worker, error: unknown): void {
    // It says twice that it has failed, and by then another one may answer.
    if (ended !== worker) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(workerFile, { workerData: file });
    started.on('message', (answers: Answer[]) => {
      for (const { id, rows, error } of answers) {
        const asker = waiting.get(id);
        waiting.delete(id);
        if (rows) asker?.resolve(rows);
        else asker?.reject(new Error(error));
      }
    });
    started.on('error', (error) => fail(started, error));
    started.on('exit', () => fail(started, new Error('The database thread has ended')));
    return started;
  }

  return {
    skipLocked: '',
    async query(sql, ...values) {
      if (closed) throw new Error('The outbox is closed');
      // First of all: where the system has no thread to give, nobody is left waiting.
      worker ??= start();
      const asker = Promise.withResolvers<Row[]>();
      const question: Question = { id: ++last, sql, values };
      waiting.set(question.id, asker);
      worker.postMessage(question);
      return asker.promise;
    },
    async close() {
      closed = true;
      if (!worker) return;
      const ended = new Promise((resolve) => worker?.once('exit', resolve));
      worker.postMessage('close');
      await ended;
    },
  };
}
