/** The office's command for messages: npm run outbox -- list | show | resend | check */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type MailSettings, readMailSettings } from '../settings.ts';
import { composeTest, composeText } from './compose.ts';
import { openOutbox } from './mail-service.ts';
import { type Message, type Outbox, type State, states } from './outbox.ts';
import { createMailServer } from './smtp.ts';

const usage = `npm run outbox -- COMMAND

  list [queued|sent|dead]   the newest 200 messages, and how many there are of each kind
  show ID                   one message in full (the first letters of its id are enough)
  resend ID ... | --dead    delivers messages once more: these, or all dead ones
  check                     whether messages can be stored, and whether a test mail to MAIL_TO can be sent`;

/** What Microsoft 365 and Google answer to a mailbox's own password. */
const passwordRefused = /\b5\.7\.(?:139|30|9|8|57)\b|basic authentication|application-specific password/i;

const meaning: Record<State, string> = {
  queued: 'waits to be delivered',
  sent: 'delivered',
  dead: 'NOT delivered, given up',
};

async function findOne(outbox: Outbox, id: string | undefined): Promise<Message> {
  if (!id) throw new Error('Which message? Give its id, as in: npm run outbox -- show abcd');
  const [message, ...more] = await outbox.find(id);
  if (!message) throw new Error(`There is no message ${id}`);
  if (more.length > 0) throw new Error(`${more.length + 1} messages begin with ${id}; give more letters`);
  return message;
}

/** Control and bidi characters of visitors must not reach the office's terminal. */
function printable(text: string): string {
  const hidden = /[^\P{Cc}\n\t]|\p{Bidi_Control}/gu;
  return text.replace(hidden, (character) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`);
}

const time = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');

/** One line a message. */
function lineOf({ id, createdAt, state, form, attempts, values }: Message): string {
  const name = String(values.organizationName ?? `${values.firstName} ${values.lastName}`);
  const sender = printable(name).replaceAll('\n', ' ').slice(0, 40);
  return `${id}  ${time(createdAt)}  ${state.padEnd(6)}  ${form.padEnd(11)}  ${String(attempts).padStart(3)} tries  ${sender}`;
}

const commands: Record<string, (outbox: Outbox, words: string[], settings: MailSettings) => Promise<string>> = {
  async list(outbox, [name = '']) {
    const state = states.find((each) => each === name);
    if (name && !state) throw new Error(`list takes one of ${states.join(', ')}`);
    const counts = await outbox.counts();
    return [
      'Times are UTC',
      ...(await outbox.list(state)).map(lineOf),
      '',
      ...states.map((each) => `${String(counts[each]).padStart(6)}  ${each}: ${meaning[each]}`),
      ...(counts.dead > 0 ? ['Send all dead ones again: npm run outbox -- resend --dead'] : []),
    ].join('\n');
  },

  async show(outbox, [idStart]) {
    const message = await findOne(outbox, idStart);
    const { id, state, marks, createdAt, nextAt, attempts, lastError } = message;
    return [
      `id          ${id}`,
      `state       ${state}: ${meaning[state]}`,
      ...(marks.length > 0 ? [`marks       ${marks.join(', ')}`] : []),
      `accepted    ${time(createdAt)} UTC`,
      `${state === 'queued' ? 'next try' : 'ended   '}    ${time(nextAt)} UTC`,
      `tries       ${attempts}`,
      ...(lastError ? [`last error  ${printable(lastError)}`] : []),
      '',
      printable(composeText(message, false)),
    ].join('\n');
  },

  async resend(outbox, words) {
    if (words[0] === '--dead') return `${await outbox.resend()} messages will be delivered`;
    const lines: string[] = [];
    for (const word of words.length > 0 ? words : [undefined]) {
      const { id } = await findOne(outbox, word);
      lines.push(`${id} ${(await outbox.resend(id)) > 0 ? 'will be' : 'is already being'} delivered`);
    }
    return lines.join('\n');
  },

  async check(outbox, _, { smtpUrl, mailFrom, mailTo, siteUrl }) {
    await outbox.probe().catch((error) => {
      throw new Error(`Messages can not be stored: ${error.message}`);
    });
    if (!smtpUrl) throw new Error('Messages can be stored. SMTP_URL is not set, so they only wait in the outbox');
    const office = { from: mailFrom, to: mailTo, host: new URL(siteUrl).hostname };
    const attempt = await createMailServer(smtpUrl, office).deliver(() => composeTest(office));
    const mail = `a mail from ${mailFrom.address} to ${mailTo.address}`;
    if (attempt.result === 'sent')
      return `Messages can be stored, and the mail server has taken ${mail}: look whether it arrives`;
    const problem = {
      unreachable: 'Connecting to the mail server, encryption or log-in fails',
      failed: `The mail server does not take ${mail}`,
    }[attempt.result];
    const advice = passwordRefused.test(attempt.error)
      ? '\nMailbox passwords are no log-in there: deploy/README.md'
      : '';
    throw new Error(`Messages can be stored. ${problem}: ${attempt.error}${advice}`);
  },
};

/** @returns what to print @throws Error with a sentence */
export async function runCommand([name = '', ...words]: string[], variables: NodeJS.ProcessEnv): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || words.includes('--help')) throw new Error(usage);
  const settings = readMailSettings(variables);
  const file = join(resolve(settings.dataDirectory), 'outbox.sqlite');
  // A mistyped folder must not become one.
  if (!settings.databaseUrl && !existsSync(file)) throw new Error(`There is no ${file}; DATA_DIR names its folder`);
  const outbox = openOutbox({ ...settings, log: (line) => console.error(JSON.stringify(line)) });
  return command(outbox, words, settings).finally(outbox.close);
}
