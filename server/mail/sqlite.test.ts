import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { privacy } from '../../app/content/settings.ts';
import { testClock } from '../../tests/faults/harness/clock.ts';
import { newMessage, temporaryFolder } from '../../tests/faults/harness/test-outbox.ts';
import { day } from './clock.ts';
import { migrations } from './database.ts';
import { createOutbox } from './outbox.ts';
import { openFile, openSqlite } from './sqlite.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const at = (...names: string[]) => join(folder.path, ...names);
const clock = testClock();
let events: Record<string, unknown>[] = [];
const log = (line: object) => events.push(line as Record<string, unknown>);
const open = (name: string) => createOutbox(openSqlite(at(name, 'outbox.sqlite')), clock, log);

/** The subjects that a server finds after a kill at this moment, without what the process holds open. */
async function afterKill(name: string) {
  const crash = `${name} killed`;
  cpSync(at(name), at(crash), { recursive: true });
  const outbox = open(crash);
  const subjects = (await outbox.list()).map(({ values }) => String(values.subject)).toSorted();
  await outbox.close();
  return subjects;
}

test('FO-6: keeps confirmed messages through a kill, in a file that only the server’s user may read, and deleted ones nowhere', async () => {
  const outbox = open('plain');
  await outbox.add(newMessage('a secret of the sender'));
  await outbox.settle((await outbox.claim(1))!, { state: 'sent' });
  clock.skip(privacy.sentMessageDays * day);
  expect(await outbox.purge()).toBe(1);
  await Promise.all(Array.from({ length: 20 }, (_, n) => outbox.add(newMessage(`message ${n}`))));
  expect(await afterKill('plain')).toHaveLength(20);
  expect(readdirSync(at('plain')).filter((name) => /-(wal|shm)$/.test(name))).toEqual([]);
  expect(statSync(at('plain')).mode & 0o777).toBe(0o700);
  expect(statSync(at('plain', 'outbox.sqlite')).mode & 0o777).toBe(0o600);
  expect(readFileSync(at('plain', 'outbox.sqlite'), 'latin1')).not.toContain('a secret of the sender');
  await outbox.close();
});

/** What an operator does to the file of a running server, with what a server finds after a kill right after the next message. */
const changes: [name: string, found: string[], change: (file: string) => void][] = [
  ['deleted', ['after'], (file) => rmSync(file)],
  ['emptied', ['after'], (file) => truncateSync(file)],
  ['moved', ['after'], (file) => renameSync(file, `${file}.moved`)],
  [
    'replaced by a copy of itself',
    ['after', 'before'],
    (file) => {
      copyFileSync(file, `${file}.other`);
      renameSync(`${file}.other`, file);
    },
  ],
];

test('FO-6: stores a message in the file at its path, whatever an operator did to that', async () => {
  for (const [name, found, change] of changes) {
    const outbox = open(name);
    await outbox.add(newMessage('before'));
    change(at(name, 'outbox.sqlite'));
    await outbox.add(newMessage('after'));
    expect(await afterKill(name), name).toEqual(found);
    await outbox.close();
  }
});

test('brings the file of an earlier version to this one, once', () => {
  const [first] = migrations;
  const before = new DatabaseSync(at('earlier.sqlite'));
  before.exec(`${first}; INSERT INTO settings VALUES ('kept', 'x')`);
  before.close();
  const added = [...migrations, `ALTER TABLE settings ADD COLUMN since INTEGER NOT NULL DEFAULT 7`];
  for (let starts = 0; starts < 2; starts += 1)
    expect(openFile(at('earlier.sqlite'), added)('SELECT value, since FROM settings', [])).toEqual([
      { value: 'x', since: 7 },
    ]);
  expect(() => openFile(at('earlier.sqlite'), [...added, 'ALTER TABLE none ADD COLUMN a'])('SELECT 1', [])).toThrow(
    'none',
  );
  expect(openFile(at('earlier.sqlite'))('SELECT since FROM settings', []), 'the release before').toEqual([
    { since: 7 },
  ]);
});

test('refuses messages while the file is damaged or its folder is none, with one loud line, and repairs nothing', async () => {
  const damage = 'This is no outbox. '.repeat(2_000);
  for (const name of ['damaged at the start', 'damaged later', 'no folder']) {
    events = [];
    const outbox = open(name);
    if (name !== 'damaged at the start') await outbox.add(newMessage('before'));
    rmSync(at(name), { recursive: true, force: true });
    const broken = name === 'no folder' ? at(name) : at(name, 'outbox.sqlite');
    mkdirSync(dirname(broken), { recursive: true });
    writeFileSync(broken, damage);
    for (let n = 0; n < 3; n += 1) await expect(outbox.add(newMessage('refused')), name).rejects.toThrow();
    expect(events).toEqual([expect.objectContaining({ level: 'error', event: 'outbox-unusable' })]);
    expect(readFileSync(broken, 'utf8')).toBe(damage);
    rmSync(broken);
    await outbox.add(newMessage('after'));
    expect(events.at(-1)).toMatchObject({ event: 'outbox-usable-again' });
    expect(await afterKill(name)).toEqual(['after']);
    await outbox.close();
  }
});
