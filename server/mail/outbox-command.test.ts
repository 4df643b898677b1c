import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMessage, temporaryFolder } from '../../tests/faults/harness/outbox-parts.ts';
import { systemClock } from './clock.ts';
import { createOutbox } from './outbox.ts';
import { openSqlite } from './sqlite.ts';

const folder = temporaryFolder();
let dead = '';
let spam = '';

/** Runs the office's command as the office does. */
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

test('the office sees what waits, why, and what to do', () => {
  const { out } = office(folder.path, 'list');
  expect(out).toMatch(new RegExp(`${dead}.*dead.*contact.*1 tries.*Test Sender`));
  expect(out).toMatch(/1 {2}quarantined: held back as probable spam/);
  expect(out).toContain('npm run outbox -- resend ID');
  const shown = office(folder.path, 'show', dead.slice(0, 6)).out;
  expect(shown).toContain('last error  550 no such user');
  expect(shown).toContain('Message dead');
});

test('a dead letter is sent again and held spam is released', () => {
  expect(office(folder.path, 'release', dead).error).toContain('takes quarantined or held');
  expect(office(folder.path, 'resend', dead).out).toContain('will be delivered');
  expect(office(folder.path, 'release', spam).out).toContain('will be delivered');
  expect(office(folder.path, 'list', 'queued').out).toMatch(/2 {2}queued/);
});

test('a copy made while the outbox is open is a whole outbox, for its owner alone', () => {
  const copy = join(folder.path, 'copy');
  mkdirSync(copy);
  expect(office(folder.path, 'backup', join(copy, 'saved.sqlite')).code).toBe(0);
  expect(statSync(join(copy, 'saved.sqlite')).mode & 0o077).toBe(0);
  renameSync(join(copy, 'saved.sqlite'), join(copy, 'outbox.sqlite'));
  expect(office(copy, 'show', dead).out).toContain('Message dead');
});

test('nothing is deleted by mistake', () => {
  expect(office(folder.path, 'purge', 'queued', '0').code).toBe(1);
  expect(office(folder.path, 'purge', 'sent', 'all').code).toBe(1);
  expect(office(folder.path, 'purge', 'dead').code).toBe(1);
  expect(office(folder.path, 'purge', 'sent', '0').out).toContain('0 messages deleted');
  expect(office(folder.path, 'show', 'nobody').error).toBe('There is no message nobody\n');
});
