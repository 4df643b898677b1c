// Runs in a thread of its own, so that waiting for the disk never holds up a page. What arrives while one commit waits for
// the disk goes into the next commit together: a flood costs a few hundred disk waits a second instead of one each.
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Reply } from '../thread.ts';
import { type Row, schema, type Value } from './database.ts';

export interface Question {
  sql: string;
  values: Value[];
}

const file = workerData as string;
/** How long to wait, in milliseconds, while the office's own command writes. */
const busyTimeout = 5000;
const port = parentPort!;
const statements = new Map<string, StatementSync>();
let waiting: Question[] = [];
let database: DatabaseSync | undefined;

const openingTries = 20;

/** Several programs may open a new file in the same moment; SQLite then turns all but one away at once. */
function open(): DatabaseSync {
  for (let tries = 1; ; tries += 1) {
    try {
      return openOnce();
    } catch (error) {
      if (tries === openingTries || !String(error).includes('locked')) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
}

function openOnce(): DatabaseSync {
  // Messages are personal: nobody but the server's own user reads the folder or the file.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const opened = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    chmodSync(file, 0o600);
    opened.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${schema}`);
  } catch (error) {
    opened.close();
    throw error;
  }
  return opened;
}

function reply(on: DatabaseSync, { sql, values }: Question): Reply<Row[]> {
  try {
    const statement = statements.get(sql) ?? on.prepare(sql);
    statements.set(sql, statement);
    const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
    return { answer: statement.all(named) as Row[] };
  } catch (error) {
    // A full disk may have ended the whole transaction; a refused row has not.
    if (!on.isTransaction) throw error;
    return { error: String(error) };
  }
}

function replyTogether(on: DatabaseSync, questions: Question[]): Reply<Row[]>[] {
  on.exec('BEGIN IMMEDIATE');
  try {
    const replies = questions.map((question) => reply(on, question));
    on.exec('COMMIT');
    return replies;
  } catch (error) {
    if (on.isTransaction) on.exec('ROLLBACK');
    throw error;
  }
}

function replyToAll(): void {
  if (waiting.length === 0) return;
  const questions = waiting;
  waiting = [];
  let replies: Reply<Row[]>[];
  try {
    database ??= open();
    replies = replyTogether(database, questions);
  } catch (error) {
    replies = questions.map(() => ({ error: String(error) }));
  }
  port.postMessage(replies);
}

port.on('message', (question: Question | 'close') => {
  if (question === 'close') {
    replyToAll();
    database?.close();
    port.close();
    return;
  }
  if (waiting.push(question) === 1) setImmediate(replyToAll);
});
