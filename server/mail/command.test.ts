import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSmtp } from '../../tests/faults/harness/smtp-script.ts';
import { newMessage, temporaryFolder } from '../../tests/faults/harness/test-outbox.ts';
import { systemClock } from './clock.ts';
import { runCommand } from './command.ts';
import { createOutbox, type State } from './outbox.ts';
import { openSqlite } from './sqlite.ts';

let folder: ReturnType<typeof temporaryFolder>;
const ids: Record<string, string> = {};
const addresses = { MAIL_FROM: 'website@example.org', MAIL_TO: 'Office <office@example.org>' };

beforeEach(async () => {
  folder = temporaryFolder();
  const outbox = createOutbox(openSqlite(join(folder.path, 'outbox.sqlite')), systemClock, () => {});
  for (const name of ['dead\u001B[2J\u202E', 'waits']) {
    ids[name.slice(0, 4)] = (await outbox.add(newMessage(name))).id;
    if (name === 'waits') break;
    await outbox.settle((await outbox.claim(1_000))!, { state: 'dead', error: '550 no such user' });
  }
  await outbox.close();
});
afterEach(() => folder.remove());

const office = (words: string[], settings: Record<string, string> = {}) =>
  runCommand(words, { DATA_DIR: folder.path, ...settings });
const counted = (listed: string, state: State) => Number(listed.match(new RegExp(`(\\d+)  ${state}:`))![1]);

test('lists messages with what is wrong, shows one in full, and sends dead ones again', async () => {
  const listed = await office(['list']);
  expect(listed).toMatch(new RegExp(`${ids.dead}.*dead.*contact.*1 tries.*Test Sender`));
  expect([counted(listed, 'dead'), counted(listed, 'queued')]).toEqual([1, 1]);
  expect(await office(['list', 'dead'])).not.toContain(ids.wait);
  const shown = await office(['show', ids.dead!.slice(0, 6)]);
  expect(shown).toContain('550 no such user');
  expect(shown, 'control characters stay out of the terminal').toContain('dead\\u001b[2J\n');
  await office(['resend', ids.dead!, ids.wait!]);
  expect(counted(await office(['list']), 'queued')).toBe(2);
  expect(await office(['resend', '--dead'])).toContain('0 messages');
});

test.each([
  ['an unknown message', ['show', 'nobody'], 'no message nobody'],
  ['an unknown command', ['delete', 'x'], 'npm run outbox -- COMMAND'],
  ['no message', ['resend'], 'Which message'],
])('answers %s with a sentence', async (_, words, sentence) => {
  await expect(office(words)).rejects.toThrow(sentence);
});

test('checks by a mail from MAIL_FROM to MAIL_TO whether the mail server takes our log-in and our addresses', async () => {
  const smtp = await startSmtp();
  const check = (url = smtp.url) => office(['check'], { SMTP_URL: url, ...addresses });
  expect(await check()).toContain('has taken a mail');
  expect(smtp.received).toEqual([expect.objectContaining({ from: 'website@example.org', to: ['office@example.org'] })]);
  await expect(check(smtp.url.replace('//', '//user:password@'))).rejects.toThrow('offers no log-in');
  smtp.follow((stage) => (stage === 'MAIL' ? '550 5.7.30 Basic authentication is not supported' : undefined));
  await expect(check()).rejects.toThrow('deploy/README.md');
  smtp.follow((stage) => (stage === 'MAIL' ? '553 5.7.1 sender not owned by this user' : undefined));
  await expect(check()).rejects.toThrow('sender not owned by this user');
  await smtp.down();
  await expect(office(['check'])).rejects.toThrow('SMTP_URL is not set');
});

test('makes no file in a mistyped folder', async () => {
  const none = join(folder.path, 'none');
  await expect(office(['list'], { DATA_DIR: none })).rejects.toThrow(`There is no ${none}`);
  expect(existsSync(none)).toBe(false);
});
