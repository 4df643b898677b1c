// Runs in a worker thread, so that waiting for the disk never delays a page. Writes that arrive during a commit share
// the next one: a flood costs a few hundred disk waits a second instead of one each.
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Reply } from '../thread.ts';
import { addedColumns, type Row, releaseHeld, schema, type Value } from './database.ts';

export interface Question {
  sql: string;
  values: Value[];
}

const file = workerData as string;
/** Milliseconds to wait while another program writes: the office's command, a backup, a VACUUM. */
const busyTimeout = 10_000;
const port = parentPort!;
const statements = new Map<string, StatementSync>();
let waiting: Question[] = [];
let database: DatabaseSync | undefined;
/** Device and inode of the open file. */
let opened: string | undefined;
/** The last failure that was logged. */
let told: string | undefined;

function there(): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/** A rollback journal instead of a write-ahead log: committed data is in the one file. */
function open(): DatabaseSync {
  // Messages are personal: only the server's user may read folder and file.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const made = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    made.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    setJournal(made);
    const check = made.prepare('PRAGMA integrity_check(1)').get();
    if (check?.integrity_check !== 'ok') throw new Error(`The file is damaged: ${check?.integrity_check}`);
    upgrade(made);
    opened = there();
  } catch (error) {
    made.close();
    throw error;
  }
  return made;
}

function setJournal(made: DatabaseSync): void {
  try {
    made.exec('PRAGMA journal_mode = TRUNCATE');
  } catch {
    // Another program has it open with a write-ahead log, which is as durable.
  }
}

/** In a transaction, because several programs may open a new file at the same moment. */
function upgrade(made: DatabaseSync): void {
  made.exec(`BEGIN IMMEDIATE; ${schema}`);
  const columns = made.prepare(`SELECT name FROM pragma_table_info('messages')`).all();
  const missing = addedColumns.filter((column) => !columns.some(({ name }) => name === column.split(' ')[0]));
  for (const column of missing) made.exec(`ALTER TABLE messages ADD COLUMN ${column}`);
  made.exec(`${releaseHeld}; COMMIT`);
}

function close(): void {
  statements.clear();
  database?.close();
  database = undefined;
}

function reply(on: DatabaseSync, { sql, values }: Question): Reply<Row[]> {
  try {
    const statement = statements.get(sql) ?? on.prepare(sql);
    statements.set(sql, statement);
    const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
    return { value: statement.all(named) as Row[] };
  } catch (error) {
    // A full disk may have rolled back the transaction, and a damaged file always has; a refused row has not.
    if (!on.isTransaction || isOfFile(error)) throw error;
    return { error: String(error) };
  }
}

/** SQLITE_READONLY (as when the file was moved), SQLITE_CORRUPT and SQLITE_NOTADB. */
const isOfFile = (error: unknown): boolean => [8, 11, 26].includes((error as { errcode?: number }).errcode! & 0xff);

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

/**
 * Commits, and confirms only what is in the file at the outbox's path: if another file stands there by then, the same
 * is stored in that one. Nothing is renamed, copied or repaired.
 */
function replyDurably(questions: Question[]): Reply<Row[]>[] {
  for (let tries = 1; ; tries += 1) {
    try {
      database ??= open();
      const replies = replyTogether(database, questions);
      if (there() === opened) return replies;
      throw new Error('Another program keeps replacing the file');
    } catch (error) {
      const moved = database && there() !== opened;
      if (moved || isOfFile(error)) close();
      if (!moved || tries === 3) throw error;
    }
  }
}

/** One line when the outbox stops working, and one when it works again. */
function tell(failure?: string): void {
  if (failure === told) return;
  told = failure;
  const advice = failure && 'Forms get 503. See docs/operating.md, "If the outbox can\'t be used"';
  const line = failure
    ? { level: 'error', event: 'outbox-unusable', file, error: failure, advice }
    : { level: 'info', event: 'outbox-usable-again', file };
  console.error(JSON.stringify({ time: new Date().toISOString(), ...line }));
}

function replyToAll(): void {
  if (waiting.length === 0) return;
  const questions = waiting;
  waiting = [];
  let replies: Reply<Row[]>[];
  try {
    replies = replyDurably(questions);
    tell();
  } catch (error) {
    tell(String(error));
    replies = questions.map(() => ({ error: String(error) }));
  }
  port.postMessage(replies);
}

port.on('message', (question: Question | 'close') => {
  if (question === 'close') {
    replyToAll();
    close();
    port.close();
    return;
  }
  if (waiting.push(question) === 1) setImmediate(replyToAll);
});
