// The office's command for messages: npm run outbox -- list | show | resend | release | purge | test | check | backup
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { type MailSettings, readMailSettings } from '../settings.ts';
import { day, systemClock } from './clock.ts';
import { composeTest } from './compose.ts';
import { openOutbox } from './mail-service.ts';
import { type Message, type State, states } from './message.ts';
import type { Outbox } from './outbox.ts';
import { listText, showText } from './outbox-view.ts';
import { createMailServer } from './smtp.ts';

const usage = `npm run outbox -- COMMAND

  list [queued|held|sent|dead|quarantined] the newest 200 messages, and how many there are of each kind
  show ID                               one message in full (the first letters of its id are enough)
  resend ID ...                         delivers messages once more; the server does so within seconds
  release ID ...                        delivers messages that were held back
  purge held|sent|dead|quarantined DAYS
                                          deletes what is older than so many days; there is no way back
  test                                  sends a mail from MAIL_FROM to MAIL_TO, to see that it arrives
  check                                 whether messages can be stored and the mail server takes our log-in
  backup FILE                           copies the outbox into a new file while the server runs`;

/** An operator's mistake, shown without a stack. */
class Mistake extends Error {}

const stateNamed = (name: string | undefined): State | undefined => states.find((state) => state === name);

async function findOne(outbox: Outbox, id: string | undefined): Promise<Message> {
  if (!id) throw new Mistake('Which message? Give its id, as in: npm run outbox -- show abcd');
  const found = await outbox.find(id);
  if (found.length === 0) throw new Mistake(`There is no message ${id}`);
  if (found.length > 1) throw new Mistake(`${found.length} messages begin with ${id}; give more letters`);
  return found[0]!;
}

async function requeue(outbox: Outbox, ids: string[], from: State[]): Promise<void> {
  if (ids.length === 0) throw new Mistake('Which message? Give its id');
  for (const id of ids) {
    const message = await findOne(outbox, id);
    if (!from.includes(message.state))
      throw new Mistake(`${message.id} is ${message.state}; this command takes ${from.join(' or ')}`);
    await outbox.requeue(message.id);
    console.log(`${message.id} will be delivered`);
  }
}

async function purge(outbox: Outbox, [name, days = '']: string[]): Promise<void> {
  const state = stateNamed(name);
  if (!state || state === 'queued')
    throw new Mistake('purge takes held, sent, dead or quarantined, then a number of days');
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

async function copy(file: string | undefined, { dataDirectory, databaseUrl }: MailSettings): Promise<void> {
  if (databaseUrl) throw new Mistake('The outbox is in PostgreSQL: copy it with pg_dump');
  if (!file) throw new Mistake('Into which file?');
  const database = new DatabaseSync(join(dataDirectory, 'outbox.sqlite'), { readOnly: true });
  // As personal as the outbox: readable by its owner only.
  process.umask(0o077);
  await backup(database, file);
  database.close();
  console.log(`Copied to ${file}`);
}

async function main([command, ...rest]: string[]): Promise<void> {
  if (command === '--help' || command === '-h') return console.log(usage);
  const settings = readMailSettings(process.env);
  const outbox = openOutbox({ ...settings, log: console.error }, systemClock);
  try {
    if (command === 'list') {
      const state = stateNamed(rest[0]);
      if (rest.length > 0 && !state) throw new Mistake(`list takes one of: ${states.join(', ')}`);
      console.log(listText(await outbox.list(state), await outbox.counts()));
    } else if (command === 'show') console.log(showText(await findOne(outbox, rest[0])));
    else if (command === 'resend') await requeue(outbox, rest, ['dead', 'sent']);
    else if (command === 'release') await requeue(outbox, rest, ['quarantined', 'held']);
    else if (command === 'purge') await purge(outbox, rest);
    else if (command === 'test') await sendTest(settings);
    else if (command === 'check') await check(outbox, settings);
    else if (command === 'backup') await copy(rest[0], settings);
    else throw new Mistake(usage);
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
