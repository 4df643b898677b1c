import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { mail as words } from '../../app/content/mail-words.ts';
import { languages } from '../../app/content/text.ts';
import { findPostgres, startPostgres } from '../../tests/faults/harness/postgres.ts';
import { startSmtp } from '../../tests/faults/harness/smtp-script.ts';
import { newMessage, temporaryFolder } from '../../tests/faults/harness/test-outbox.ts';
import { systemClock } from './clock.ts';
import type { NewMessage, State } from './message.ts';
import { createOutbox } from './outbox.ts';
import { pageLength } from './outbox-admin.ts';
import { createHolderNote } from './shared-outbox.ts';
import { openSqlite } from './sqlite.ts';

const folder = temporaryFolder();
let dead = '';
let spam = '';

/** Runs the office's command. */
const office = (data: string, ...words: string[]) => run({ DATA_DIR: data }, ...words);

function run(settings: Record<string, string>, ...words: string[]) {
  const env = { PATH: process.env.PATH, ...settings };
  const command = spawnSync(process.execPath, [join(import.meta.dirname, 'outbox-command.ts'), ...words], {
    env,
    encoding: 'utf8',
  });
  return { code: command.status, out: command.stdout, error: command.stderr };
}

/** The folder of a new outbox with these messages. */
async function outboxWith(messages: NewMessage[], died: string[] = [], sent: string[] = []): Promise<string> {
  const data = join(folder.path, `data-${readdirSync(folder.path).length}`);
  mkdirSync(data);
  const outbox = createOutbox(openSqlite(join(data, 'outbox.sqlite')), systemClock);
  for (const message of messages) {
    await outbox.add(message);
    if (died.includes(message.key))
      await outbox.settle((await outbox.claim(1000))!, { state: 'dead', error: '550 no such user' });
    if (sent.includes(message.key)) await outbox.settle((await outbox.claim(1000))!, { state: 'sent' });
  }
  await outbox.close();
  return data;
}

const counted = (listed: string, state: State) => Number(listed.match(new RegExp(`(\\d+)  ${state}:`))![1]);

beforeAll(async () => {
  const outbox = createOutbox(openSqlite(join(folder.path, 'outbox.sqlite')), systemClock);
  dead = (await outbox.add(newMessage('dead'))).id;
  const claim = await outbox.claim(1000);
  await outbox.settle(claim!, { state: 'dead', error: '550 no such user' });
  spam = (await outbox.add({ ...newMessage('spam'), state: 'quarantined', marks: ['honeypot', 'missing'] })).id;
  await outbox.close();
});
afterAll(() => folder.remove());

test('shows the office what waits, why, and what to do', () => {
  const { out } = office(folder.path, 'list');
  expect(out).toMatch(new RegExp(`${dead}.*dead.*contact.*1 tries.*Test Sender`));
  expect(out).toMatch(/1 {2}quarantined: held back as probable spam/);
  expect(out).toContain('Times are UTC');
  expect(out).toContain('npm run outbox -- resend --dead');
  const shown = office(folder.path, 'show', dead.slice(0, 6)).out;
  expect(shown).toContain('last error  550 no such user');
  expect(shown).toContain('Message dead');
});

test('resends a dead letter and releases held spam', () => {
  expect(office(folder.path, 'release', dead).error).toContain('takes quarantined');
  expect(office(folder.path, 'resend', dead).out).toContain('will be delivered');
  expect(office(folder.path, 'release', spam).out).toContain('will be delivered');
  expect(office(folder.path, 'list', 'queued').out).toMatch(/2 {2}queued/);
});

test('copies the whole open outbox, readable by its owner only', () => {
  const copy = join(folder.path, 'copy');
  mkdirSync(copy);
  expect(office(folder.path, 'backup', join(copy, 'saved.sqlite')).code).toBe(0);
  expect(statSync(join(copy, 'saved.sqlite')).mode & 0o077).toBe(0);
  renameSync(join(copy, 'saved.sqlite'), join(copy, 'outbox.sqlite'));
  expect(office(copy, 'show', dead).out).toContain('Message dead');
});

describe('npm run outbox -- test', () => {
  const program = join(import.meta.dirname, 'outbox-command.ts');
  /** A separate process; the mail server runs in this one. */
  async function sendTest(settings: Record<string, string>) {
    const child = spawn(process.execPath, [program, 'test'], {
      env: { PATH: process.env.PATH, DATA_DIR: join(folder.path, 'test'), ...settings },
    });
    let out = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (out += text));
    const [code] = await once(child, 'close');
    return { code, out };
  }
  const addresses = { MAIL_FROM: 'website@example.org', MAIL_TO: 'Office <office@example.org>' };

  test('sends a real mail from MAIL_FROM to MAIL_TO and says so', async () => {
    const smtp = await startSmtp();
    const { code, out } = await sendTest({ SMTP_URL: smtp.url, ...addresses });
    await smtp.down();
    expect([code, out]).toEqual([0, expect.stringContaining('from website@example.org to office@example.org')]);
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toMatchObject({ from: 'website@example.org', to: ['office@example.org'] });
    const { subject, text } = await PostalMime.parse(smtp.received[0]!.raw);
    for (const language of languages) {
      expect(subject).toContain(words.test.subject[language]);
      expect(text).toContain(words.test.text[language]);
    }
  });

  test("prints the mail server's reply if it accepts the log-in and refuses the sender", async () => {
    const smtp = await startSmtp((stage) => (stage === 'MAIL' ? '553 5.7.1 sender not owned by this user' : undefined));
    const { code, out } = await sendTest({ SMTP_URL: smtp.url, ...addresses });
    await smtp.down();
    expect([code, out]).toEqual([1, expect.stringContaining('sender not owned by this user')]);
  });

  test('names the missing setting', async () => {
    expect(await sendTest({})).toEqual({ code: 1, out: expect.stringContaining('SMTP_URL is not set') });
    const noSender = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: addresses.MAIL_TO };
    expect(await sendTest(noSender)).toEqual({ code: 1, out: expect.stringContaining('MAIL_FROM') });
  });
});

test('nothing is deleted by mistake', () => {
  expect(office(folder.path, 'purge', 'queued', '0').code).toBe(1);
  expect(office(folder.path, 'purge', 'sent', 'all').code).toBe(1);
  expect(office(folder.path, 'purge', 'dead').code).toBe(1);
  expect(office(folder.path, 'purge', 'sent', '0').out).toContain('0 messages deleted');
  expect(office(folder.path, 'show', 'nobody').error).toBe('There is no message nobody\n');
});

test('finds the messages of one visitor, and deletes one for good', async () => {
  const fields = (email: string) => ({ ...newMessage('x').values, email, message: `Words of ${email}` });
  const data = await outboxWith(
    ['wanted@example.org', 'other@example.org'].map((email) => ({ ...newMessage(email), values: fields(email) })),
  );
  const found = office(data, 'find', 'Wanted@Example.org').out;
  expect(found).toContain('1 messages found');
  const [id] = found.split(' ');
  expect(office(data, 'delete', id!).out).toBe(`${id} is deleted\n`);
  expect(office(data, 'find', 'wanted@example.org').out).toContain('0 messages found');
  expect(counted(office(data, 'list').out, 'queued')).toBe(1);
  const file = readFileSync(join(data, 'outbox.sqlite'), 'latin1');
  expect(file).toContain('Words of other@example.org');
  expect(file).not.toContain('wanted@example.org');
  expect(office(data, 'find').code).toBe(1);
  expect(office(data, 'delete').code).toBe(1);
});

test('resends all dead messages at once', async () => {
  const data = await outboxWith(
    ['a', 'b', 'c'].map((key) => newMessage(key)),
    ['a', 'b'],
  );
  expect(office(data, 'resend', '--dead').out).toBe('2 messages will be delivered\n');
  const { out } = office(data, 'list');
  expect([counted(out, 'dead'), counted(out, 'queued')]).toEqual([0, 3]);
});

test('resends all messages, dead and sent ones', async () => {
  const data = await outboxWith(
    ['a', 'b'].map((key) => newMessage(key)),
    ['a'],
    ['b'],
  );
  expect(office(data, 'resend', '--all').out).toBe('2 messages will be delivered\n');
});

test('lists more messages than fit on a page', async () => {
  const data = await outboxWith(Array.from({ length: pageLength + 3 }, (_, number) => newMessage(`${number}`)));
  const lines = (out: string) => out.match(/contact/g)?.length;
  const first = office(data, 'list').out;
  expect(lines(first)).toBe(pageLength);
  expect(first).toContain('list --page 2');
  const second = office(data, 'list', 'queued', '--page', '2').out;
  expect(lines(second)).toBe(3);
  expect(second).not.toContain('--page 3');
  expect(office(data, 'list', '--page', '0').code).toBe(1);
});

test('makes no file that the operator did not ask for', () => {
  const none = join(folder.path, 'none');
  expect(office(none, 'check').error).toContain(`There is no ${none}`);
  expect(existsSync(none)).toBe(false);
  expect(office(folder.path, 'backup', '--help').out).toContain('npm run outbox -- COMMAND');
  expect(existsSync('--help')).toBe(false);
});

test.runIf(process.getuid?.() === 0)('refuses the outbox of another user, and leaves it as it is', async () => {
  const data = await outboxWith([newMessage('a')]);
  chownSync(data, 12_345, 12_345);
  const before = readdirSync(data);
  for (const words of [['list'], ['check'], ['backup', join(folder.path, 'foreign.sqlite')]]) {
    const { code, error } = office(data, ...words);
    expect([words, code, error]).toEqual([words, 1, expect.stringContaining("sudo -u '#12345'")]);
  }
  expect(readdirSync(data)).toEqual(before);
});

test.skipIf(!findPostgres())('moves waiting messages into PostgreSQL and back, while no server runs', async () => {
  const postgres = (await startPostgres())!;
  onTestFinished(() => postgres.stop());
  const data = await outboxWith(
    ['a', 'b', 'c'].map((key) => newMessage(key)),
    ['a'],
  );
  const both = { DATA_DIR: data, DATABASE_URL: postgres.url };
  const kinds = (out: string) => [counted(out, 'queued'), counted(out, 'dead')];
  const held = createOutbox(openSqlite(join(data, 'outbox.sqlite')), systemClock);
  const note = createHolderNote(held, systemClock, () => undefined);
  await note.renew();
  expect(run(both, 'move', 'postgres').error).toContain(
    'Stop the server, or wait two minutes if it was killed; 0 messages moved',
  );
  await note.clear();
  await held.close();
  expect(run(both, 'move', 'postgres').out).toBe('3 messages moved\n');
  expect(kinds(run(both, 'list').out)).toEqual([2, 1]);
  expect(kinds(office(data, 'list').out)).toEqual([0, 0]);
  expect(run(both, 'move', 'postgres').out).toBe('0 messages moved\n');
  expect(run(both, 'move', 'file').out).toBe('3 messages moved\n');
  expect(kinds(office(data, 'list').out)).toEqual([2, 1]);
  expect(kinds(run(both, 'list').out)).toEqual([0, 0]);
});
