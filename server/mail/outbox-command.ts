// The office's command for messages: npm run outbox -- list | show | find | resend | release | delete | purge | ...
import { closeSync, existsSync, fsyncSync, openSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type MailSettings, readMailSettings } from '../settings.ts';
import { day, systemClock } from './clock.ts';
import { composeTest } from './compose.ts';
import { type Message, type State, states } from './message.ts';
import { moveMessages } from './move.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { linesOf, listText, showText } from './outbox-text.ts';
import { openPostgres } from './postgres.ts';
import { createMailServer } from './smtp.ts';
import { openSqlite } from './sqlite.ts';

const usage = `npm run outbox -- COMMAND

  list [queued|sent|dead|quarantined] [--page N]
                         the newest 200 messages, and how many there are of each kind
  show ID                one message in full (the first letters of its id are enough)
  find TEXT              the messages in which this stands, as a visitor's address
  resend ID ... | --dead | --all
                         delivers messages once more: these, all dead ones, all dead and sent ones
  release ID ...         delivers messages that were held back
  delete ID ...          deletes messages for good
  purge sent|dead|quarantined DAYS
                         deletes what is older than so many days, for good
  test                   sends a mail from MAIL_FROM to MAIL_TO, to see that it arrives
  check                  whether messages can be stored and the mail server takes our log-in
  backup FILE            copies the outbox into a new file while the server runs
  move postgres|file     moves all messages from the file in DATA_DIR into DATABASE_URL, or back;
                         the server must be stopped`;

/** An operator's mistake, shown without a stack. */
class Mistake extends Error {}

const stateNamed = (name: string | undefined): State | undefined => states.find((state) => state === name);

/** The outbox's file. A file that another user creates would lock the server out. */
function ownFile({ dataDirectory }: MailSettings, mayBeNew = false): string {
  const file = join(resolve(dataDirectory), 'outbox.sqlite');
  const needed = mayBeNew ? dirname(file) : file;
  if (!existsSync(needed)) throw new Mistake(`There is no ${needed}. The server makes it; DATA_DIR names its folder`);
  const owner = statSync(dirname(file)).uid;
  const own = process.getuid?.();
  if (own !== undefined && own !== owner)
    throw new Mistake(
      `${dirname(file)} belongs to user ${owner}, and this is ${userInfo().username} (${own}). Run it as that user: sudo -u '#${owner}' ...`,
    );
  return file;
}

const openFile = (settings: MailSettings, mayBeNew = false): Outbox =>
  createOutbox(openSqlite(ownFile(settings, mayBeNew)), systemClock);
const openDatabase = (url: string): Outbox => createOutbox(openPostgres(url, console.error), systemClock);
const openOutbox = (settings: MailSettings): Outbox =>
  settings.databaseUrl ? openDatabase(settings.databaseUrl) : openFile(settings);

async function findOne(outbox: Outbox, id: string | undefined): Promise<Message> {
  if (!id) throw new Mistake('Which message? Give its id, as in: npm run outbox -- show abcd');
  const found = await outbox.find(id);
  if (found.length === 0) throw new Mistake(`There is no message ${id}`);
  if (found.length > 1) throw new Mistake(`${found.length} messages begin with ${id}; give more letters`);
  return found[0]!;
}

async function findEach(outbox: Outbox, ids: string[]): Promise<Message[]> {
  if (ids.length === 0) throw new Mistake('Which message? Give its id');
  const found: Message[] = [];
  for (const id of ids) found.push(await findOne(outbox, id));
  return found;
}

async function list(outbox: Outbox, words: string[]): Promise<void> {
  const [name, option, number] = words[0]?.startsWith('--') ? [undefined, ...words] : words;
  const state = stateNamed(name);
  const page = option === undefined ? 1 : Number(number);
  if ((name && !state) || (option && option !== '--page') || !(Number.isInteger(page) && page > 0))
    throw new Mistake(`list takes one of ${states.join(', ')}, and --page with a number`);
  console.log(listText(await outbox.list(state, page), await outbox.counts(), page));
}

async function requeue(outbox: Outbox, ids: string[], from: State[]): Promise<void> {
  for (const { id, state } of await findEach(outbox, ids)) {
    if (!(await outbox.requeue(id, from)))
      throw new Mistake(`${id} is ${state}; this command takes ${from.join(' or ')}`);
    console.log(`${id} will be delivered`);
  }
}

async function resend(outbox: Outbox, words: string[]): Promise<void> {
  const every: Record<string, State[]> = { '--dead': ['dead'], '--all': ['dead', 'sent'] };
  const states = every[words[0] ?? ''];
  if (!states) return requeue(outbox, words, ['dead', 'sent']);
  const ids = await outbox.idsIn(states);
  for (const id of ids) await outbox.requeue(id, states);
  console.log(`${ids.length} messages will be delivered`);
}

async function remove(outbox: Outbox, ids: string[]): Promise<void> {
  for (const { id } of await findEach(outbox, ids)) {
    if (!(await outbox.delete(id))) throw new Mistake(`${id} is being delivered at this moment; try again`);
    console.log(`${id} is deleted`);
  }
}

async function purge(outbox: Outbox, [name, days = '']: string[]): Promise<void> {
  const state = stateNamed(name);
  if (!state || state === 'queued') throw new Mistake('purge takes sent, dead or quarantined, then a number of days');
  if (!/^\d{1,5}$/.test(days)) throw new Mistake('The number of days must be a whole number');
  const before = systemClock.now() - Number(days) * day;
  console.log(`${await outbox.purge(state, before)} messages deleted`);
}

async function check(outbox: Outbox, { smtpUrl, mailFrom, mailTo }: MailSettings): Promise<void> {
  await outbox.touch();
  console.log('Storing messages: works');
  if (!smtpUrl) throw new Mistake('Delivering messages: SMTP_URL is not set, so messages only wait in the outbox');
  try {
    await createMailServer(smtpUrl, { from: mailFrom, to: mailTo }).check();
  } catch (error) {
    throw new Mistake(`Delivering messages: the mail server refused. ${(error as Error).message}`);
  }
  console.log(
    'Delivering messages: the mail server takes our log-in. Whether it takes our addresses too says: npm run outbox -- test',
  );
}

async function sendTest({ smtpUrl, mailFrom, mailTo }: MailSettings): Promise<void> {
  if (!smtpUrl) throw new Mistake('SMTP_URL is not set, so no mail can be sent');
  const office = { from: mailFrom, to: mailTo };
  const attempt = await createMailServer(smtpUrl, office).deliver(() => composeTest(office, systemClock.now()));
  if (attempt.result !== 'sent') throw new Mistake(`The mail was not sent (${attempt.result}). ${attempt.error}`);
  console.log(
    `The mail server has taken a mail from ${mailFrom.address} to ${mailTo.address}; look whether it arrives`,
  );
}

function backup(file: string | undefined, settings: MailSettings): void {
  if (settings.databaseUrl) throw new Mistake('The outbox is in PostgreSQL: copy it with pg_dump');
  if (!file || file.startsWith('-')) throw new Mistake('Into which file?');
  if (existsSync(file)) throw new Mistake(`${file} exists already`);
  const database = new DatabaseSync(ownFile(settings), { readOnly: true, timeout: 60_000 });
  // As personal as the outbox: readable by its owner only.
  process.umask(0o077);
  database.prepare('VACUUM INTO ?').run(file);
  database.close();
  const written = openSync(file, 'r+');
  fsyncSync(written);
  closeSync(written);
  console.log(`Copied to ${file}`);
}

async function move(where: string | undefined, settings: MailSettings): Promise<void> {
  if (where !== 'postgres' && where !== 'file') throw new Mistake('move takes postgres or file');
  if (!settings.databaseUrl) throw new Mistake('DATABASE_URL is not set');
  const [file, database] = [openFile(settings, where === 'file'), openDatabase(settings.databaseUrl)];
  const [from, to] = where === 'file' ? [database, file] : [file, database];
  try {
    const { moved, busy } = await moveMessages(from, to, systemClock);
    if (busy)
      throw new Mistake(`${busy}. Stop the server, or wait two minutes if it was killed; ${moved} messages moved`);
    console.log(`${moved} messages moved`);
  } finally {
    await Promise.all([file.close(), database.close()]);
  }
}

const withOutbox: Record<string, (outbox: Outbox, words: string[], settings: MailSettings) => Promise<void>> = {
  list,
  show: async (outbox, [id]) => console.log(showText(await findOne(outbox, id))),
  async find(outbox, [text]) {
    if (!text) throw new Mistake('Find what? Give an address, as in: npm run outbox -- find name@example.org');
    const found = await outbox.findText(text);
    console.log([...linesOf(found), `${found.length} messages found`].join('\n'));
  },
  resend,
  release: (outbox, ids) => requeue(outbox, ids, ['quarantined']),
  delete: remove,
  purge,
  check: (outbox, _, settings) => check(outbox, settings),
};

async function main([command = '', ...rest]: string[]): Promise<void> {
  if ([command, ...rest].some((word) => word === '--help' || word === '-h')) return console.log(usage);
  const settings = readMailSettings(process.env);
  if (command === 'test') return sendTest(settings);
  if (command === 'backup') return backup(rest[0], settings);
  if (command === 'move') return move(rest[0], settings);
  const run = Object.hasOwn(withOutbox, command) ? withOutbox[command] : undefined;
  if (!run) throw new Mistake(usage);
  const outbox = openOutbox(settings);
  try {
    await run(outbox, rest, settings);
  } finally {
    await outbox.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Mistake ? error.message : `The outbox cannot be used: ${(error as Error).message}`);
  process.exitCode = 1;
}
