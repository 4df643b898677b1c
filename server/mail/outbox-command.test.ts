import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mail as words } from '../../app/content/mail-words.ts';
import { languages } from '../../app/content/text.ts';
import { startSmtp } from '../../tests/faults/harness/smtp-script.ts';
import { newMessage, temporaryFolder } from '../../tests/faults/harness/test-outbox.ts';
import { systemClock } from './clock.ts';
import { createOutbox } from './outbox.ts';
import { openSqlite } from './sqlite.ts';

const folder = temporaryFolder();
let dead = '';
let spam = '';

/** Runs the office's command. */
function office(data: string, ...words: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: data };
  const command = spawnSync(process.execPath, [join(import.meta.dirname, 'outbox-command.ts'), ...words], {
    env,
    encoding: 'utf8',
  });
  return { code: command.status, out: command.stdout, error: command.stderr };
}

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
