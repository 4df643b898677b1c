// Runs in a thread of its own, so that waiting for the disk never holds up a page. What arrives while one commit waits for
// the disk goes into the next commit together: a flood costs a few hundred disk waits a second instead of one each.
import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
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
/** SQLite's own, beside the file: what is not in it yet. */
const log = `${file}-wal`;
/** How long to wait, in milliseconds, while the office's own command writes. */
const busyTimeout = 5000;
const port = parentPort!;
const statements = new Map<string, StatementSync>();
let waiting: Question[] = [];
let database: DatabaseSync | undefined;
/** What is open, as the system knows it, whatever its path has come to name since: the file, and the log beside it. */
let opened: string | undefined;
let openedLog: string | undefined;

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
  makeFolder();
  const made = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    chmodSync(file, 0o600);
    made.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${schema}`);
    opened = there(file);
    openedLog = there(log);
  } catch (error) {
    made.close();
    throw error;
  }
  return made;
}

/** Messages are personal: nobody but the server's own user reads the folder or the file. */
function makeFolder(): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
}

function there(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/**
 * Whoever moves or deletes the file under a running server would leave it writing where nobody reads. What it held is written back;
 * where another file has been put in its place, that one is taken up.
 */
function follow(): void {
  const found = there(file);
  if (!database || found === opened) return;
  if (!found) writeBack(database);
  const event = found ? 'outbox-file-replaced' : 'outbox-file-written-back';
  console.error(JSON.stringify({ time: new Date().toISOString(), level: 'error', event, file }));
  // What is in the log goes into the old file; read with the new one, it would destroy it.
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  if (there(log) === openedLog) for (const path of [log, `${file}-shm`]) rmSync(path, { force: true });
  database = undefined;
  statements.clear();
}

/** Whole and on the disk before it has its name. */
function writeBack(from: DatabaseSync): void {
  const copy = `${file}.copy`;
  makeFolder();
  rmSync(copy, { force: true });
  from.prepare('VACUUM INTO ?').run(copy);
  const written = openSync(copy, 'r+');
  fsyncSync(written);
  closeSync(written);
  renameSync(copy, file);
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
    follow();
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
