// Runs in a worker thread, so that waiting for the disk never delays a page. Writes that arrive during a commit share
// the next one: a flood costs a few hundred disk waits a second instead of one each.
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
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
/** Milliseconds to wait while the office's command writes. */
const busyTimeout = 5000;
/** Milliseconds between checks for a moved or deleted file, which can still be restored then. */
const lookAfter = 1000;
const port = parentPort!;
const statements = new Map<string, StatementSync>();
let waiting: Question[] = [];
let database: DatabaseSync | undefined;
/** The open file, independent of its path, and its length after the last commit. */
let opened: string | undefined;
let size = 0;

const openingTries = 20;

/** Several programs may create a file at the same moment; SQLite then refuses all but one. */
function open(): DatabaseSync {
  for (let tries = 1; ; tries += 1) {
    try {
      return openOnce();
    } catch (error) {
      if (isDamage(error)) setAside(String(error));
      else if (!String(error).includes('locked')) throw error;
      if (tries === openingTries) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
}

/**
 * A rollback journal instead of a write-ahead log: committed data is in the one file. SQLite reopens the journal for
 * each transaction and refuses to write if the file was moved.
 */
function openOnce(): DatabaseSync {
  makeFolder();
  const made = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    chmodSync(file, 0o600);
    const mode = made.prepare('PRAGMA journal_mode = TRUNCATE').get();
    if (mode?.journal_mode !== 'truncate')
      throw new Error('The outbox is locked: another program uses its write-ahead log');
    made.exec(`PRAGMA synchronous = FULL; ${schema}`);
    ({ id: opened, size } = there()!);
  } catch (error) {
    made.close();
    throw error;
  }
  return made;
}

/** Messages are personal: only the server's user may read folder and file. */
function makeFolder(): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
}

function there(): { id: string; size: number } | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && { id: `${found.dev}:${found.ino}`, size: found.size };
}

function warn(event: string, more: object = {}): void {
  console.error(JSON.stringify({ time: new Date().toISOString(), level: 'error', event, file, ...more }));
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const isDamage = (error: unknown): boolean => [11, 26].includes((error as { errcode?: number }).errcode! & 0xff);

/** An unreadable file is set aside for repair, and a new one takes its place. */
function setAside(reason: string): void {
  const aside = `${file}.damaged-${Date.now()}`;
  closeDatabase();
  renameSync(file, aside);
  warn('outbox-file-damaged', { reason, aside });
}

function closeDatabase(): void {
  database?.close();
  database = undefined;
  statements.clear();
}

/**
 * Keeps the invariant that the file at the outbox's path is the open one. A moved or deleted file is written back; a
 * replacement is opened and gets the messages too.
 */
function follow(): void {
  if (!database) return;
  const found = there();
  if (found?.id === opened) {
    if (found!.size < size) setAside('The file was cut off');
    else leaveLog(database);
    return;
  }
  const copy = copyOf(database);
  if (!found) renameSync(copy, file);
  closeDatabase();
  if (found) {
    database = open();
    merge(database, copy);
    rmSync(copy);
  }
  warn(found ? 'outbox-file-replaced' : 'outbox-file-written-back');
}

/** If a write-ahead log is put beside the file, SQLite starts to use it; its content goes back into the file. */
function leaveLog(from: DatabaseSync): void {
  const log = `${file}-wal`;
  if (!existsSync(log)) return;
  from.prepare('PRAGMA journal_mode = TRUNCATE').get();
  for (const path of [log, `${file}-shm`]) rmSync(path, { force: true });
  warn('outbox-log-removed');
}

/** Complete and synced before it gets its name. */
function copyOf(from: DatabaseSync): string {
  const copy = `${file}.copy`;
  makeFolder();
  rmSync(copy, { force: true });
  from.prepare('VACUUM INTO ?').run(copy);
  const written = openSync(copy, 'r+');
  fsyncSync(written);
  closeSync(written);
  return copy;
}

/** If both files have a message, the running server knows its later state. */
function merge(into: DatabaseSync, copy: string): void {
  into.prepare('ATTACH ? AS before').run(copy);
  into.exec(`
    INSERT OR REPLACE INTO main.messages SELECT * FROM before.messages;
    INSERT OR IGNORE INTO main.settings SELECT * FROM before.settings;
    DETACH before`);
}

function reply(on: DatabaseSync, { sql, values }: Question): Reply<Row[]> {
  try {
    const statement = statements.get(sql) ?? on.prepare(sql);
    statements.set(sql, statement);
    const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
    return { value: statement.all(named) as Row[] };
  } catch (error) {
    // A full disk may have rolled back the transaction, and a damaged file always has; a refused row has not.
    if (!on.isTransaction || isDamage(error)) throw error;
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

/** Commits, and confirms only what is in the file at the outbox's path. */
function replyDurably(questions: Question[]): Reply<Row[]>[] {
  for (let tries = 1; ; tries += 1) {
    try {
      follow();
      database ??= open();
      const replies = replyTogether(database, questions);
      // It may have been moved meanwhile; this commit then goes into the replacement too.
      follow();
      size = Math.max(size, there()?.size ?? 0);
      return replies;
    } catch (error) {
      if (tries > 1) throw error;
      // Moved during the transaction (SQLITE_READONLY_DBMOVED), or damaged: `follow` and `open` handle both.
      if (isDamage(error)) setAside(String(error));
      else if ((error as { errcode?: number }).errcode !== 1032) throw error;
    }
  }
}

function replyToAll(): void {
  if (waiting.length === 0) return;
  const questions = waiting;
  waiting = [];
  let replies: Reply<Row[]>[];
  try {
    replies = replyDurably(questions);
  } catch (error) {
    replies = questions.map(() => ({ error: String(error) }));
  }
  port.postMessage(replies);
}

setInterval(() => {
  try {
    follow();
  } catch {
    // Tried again with the next message or check.
  }
}, lookAfter).unref();

port.on('message', (question: Question | 'close') => {
  if (question === 'close') {
    replyToAll();
    database?.close();
    port.close();
    return;
  }
  if (waiting.push(question) === 1) setImmediate(replyToAll);
});
