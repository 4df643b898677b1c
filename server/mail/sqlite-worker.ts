// Runs in a thread of its own, so that waiting for the disk never holds up a page. What arrives while one commit waits for
// the disk goes into the next commit together: a flood costs a few hundred disk waits a second instead of one each.
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
/** How long to wait, in milliseconds, while the office's own command writes. */
const busyTimeout = 5000;
/** How often to look for a file that was moved or deleted, in milliseconds: until then what is in it can be put back. */
const lookAfter = 1000;
const port = parentPort!;
const statements = new Map<string, StatementSync>();
let waiting: Question[] = [];
let database: DatabaseSync | undefined;
/** The file that is open, as the system knows it, whatever its path has come to name since, and its length after the last commit. */
let opened: string | undefined;
let size = 0;

const openingTries = 20;

/** Several programs may open a new file in the same moment; SQLite then turns all but one away at once. */
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
 * A rollback journal instead of a write-ahead log: what is committed is in the one file, and nothing that lies beside it holds a
 * confirmed message. SQLite opens the journal anew for each transaction and refuses to write where the file was moved.
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

/** Messages are personal: nobody but the server's own user reads the folder or the file. */
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

/** A file that cannot be read any more makes room for a new one, and stays beside it for whoever can repair it. */
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
 * Holds the invariant: the file under the outbox's name is the file that is open, as long as it was. One that was moved or deleted is
 * written back; where another one was put in its place, that one is taken up and gets the messages too.
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

/** Where somebody puts a write-ahead log beside the file, SQLite begins to write into it: what is in it goes back into the file. */
function leaveLog(from: DatabaseSync): void {
  const log = `${file}-wal`;
  if (!existsSync(log)) return;
  from.prepare('PRAGMA journal_mode = TRUNCATE').get();
  for (const path of [log, `${file}-shm`]) rmSync(path, { force: true });
  warn('outbox-log-removed');
}

/** Whole and on the disk before it gets its name. */
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

/** Of a message that both files have, the running server knows the later state. */
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
    return { answer: statement.all(named) as Row[] };
  } catch (error) {
    // A full disk may have ended the whole transaction, a damaged file every one; a refused row has not.
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

/** Commits, and confirms only what is in the file that bears the outbox's name. */
function replyDurably(questions: Question[]): Reply<Row[]>[] {
  for (let tries = 1; ; tries += 1) {
    try {
      follow();
      database ??= open();
      const replies = replyTogether(database, questions);
      // It may have been moved meanwhile; then this commit goes along into the file that takes its place.
      follow();
      size = Math.max(size, there()?.size ?? 0);
      return replies;
    } catch (error) {
      if (tries > 1) throw error;
      // Moved under the transaction (SQLITE_READONLY_DBMOVED), or damaged: `follow` and `open` deal with both.
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
    // The next message, or the next look, tries again.
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
