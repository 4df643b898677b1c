import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { privacy } from '../../app/content/settings.ts';
import { testClock } from '../../tests/faults/harness/clock.ts';
import { newMessage, temporaryFolder } from '../../tests/faults/harness/test-outbox.ts';
import { day } from './clock.ts';
import { createOutbox } from './outbox.ts';
import { openSqlite } from './sqlite.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const at = (...names: string[]) => join(folder.path, ...names);
const clock = testClock();
let events: Record<string, unknown>[] = [];
const log = (line: object) => events.push(line as Record<string, unknown>);
const open = (name: string) => createOutbox(openSqlite(at(name, 'outbox.sqlite')), clock, log);

/** Stores a message and deletes it for good. */
async function passThrough(outbox: ReturnType<typeof open>, name: string): Promise<void> {
  await outbox.add(newMessage(name));
  await outbox.settle((await outbox.claim(1))!, { state: 'sent' });
  clock.skip(privacy.sentMessageDays * day);
  expect(await outbox.purge()).toBe(1);
}

/** The subjects that a server finds after a kill at this moment, without what the process holds open. */
async function afterKill(name: string) {
  const crash = `${name} killed`;
  cpSync(at(name), at(crash), { recursive: true });
  const outbox = open(crash);
  const subjects = (await outbox.list()).map(({ values }) => String(values.subject)).toSorted();
  await outbox.close();
  return subjects;
}

test('keeps confirmed messages through a kill, in one file that only the server’s user may read', async () => {
  const outbox = open('plain');
  await Promise.all(Array.from({ length: 20 }, (_, n) => outbox.add(newMessage(`message ${n}`))));
  expect(await afterKill('plain')).toHaveLength(20);
  expect(readdirSync(at('plain')).filter((name) => /-(wal|shm)$/.test(name))).toEqual([]);
  expect(statSync(at('plain')).mode & 0o777).toBe(0o700);
  expect(statSync(at('plain', 'outbox.sqlite')).mode & 0o777).toBe(0o600);
  await outbox.close();
});

/** What an operator does to the file of a running server, with what a server finds after a kill right after the next message. */
const changes: Record<string, [change: (file: string) => void, found: string[]]> = {
  deleted: [(file) => rmSync(file), ['after']],
  moved: [(file) => renameSync(file, `${file}.moved`), ['after']],
  'replaced by a copy of itself': [
    (file) => {
      copyFileSync(file, `${file}.other`);
      renameSync(`${file}.other`, file);
    },
    ['after', 'before'],
  ],
  'shrunk by VACUUM': [
    (file) => {
      const beside = new DatabaseSync(file, { timeout: 60_000 });
      beside.exec('VACUUM');
      beside.close();
    },
    ['after', 'before'],
  ],
};

test.each(Object.entries(changes))(
  'stores a message in the file at its path after that was %s',
  async (name, [change, found]) => {
    const outbox = open(name);
    // Deleted rows leave pages that a VACUUM gives back.
    for (let n = 0; n < 9; n += 1) await passThrough(outbox, `gone ${n}`);
    await outbox.add(newMessage('before'));
    change(at(name, 'outbox.sqlite'));
    await outbox.add(newMessage('after'));
    expect(await afterKill(name)).toEqual(found);
    expect(readdirSync(at(name)).filter((file) => /damaged|copy/.test(file))).toEqual([]);
    await outbox.close();
  },
);

test.each(['at the start', 'under the running server'])(
  'refuses messages over a file that is damaged %s, and leaves it as it is',
  async (when) => {
    events = [];
    const file = at(when, 'outbox.sqlite');
    const damage = 'This is no outbox. '.repeat(2_000);
    const outbox = open(when);
    if (when.startsWith('under')) await outbox.add(newMessage('before'));
    mkdirSync(at(when), { recursive: true });
    writeFileSync(`${file}.other`, damage);
    renameSync(`${file}.other`, file);
    for (let n = 0; n < 3; n += 1) await expect(outbox.add(newMessage('refused'))).rejects.toThrow();
    expect(events, 'one loud line').toEqual([expect.objectContaining({ level: 'error', event: 'outbox-unusable' })]);
    expect(readFileSync(file, 'utf8')).toBe(damage);
    expect(readdirSync(at(when)).filter((name) => !name.endsWith('-journal'))).toEqual(['outbox.sqlite']);
    rmSync(file);
    await outbox.add(newMessage('after'));
    expect(events.at(-1)).toMatchObject({ event: 'outbox-usable-again' });
    expect(await afterKill(when)).toEqual(['after']);
    await outbox.close();
  },
);

test("refuses messages while the folder can't be created and accepts them afterwards", async () => {
  const outbox = open('away');
  await outbox.add(newMessage('first'));
  renameSync(at('away'), at('away-old'));
  writeFileSync(at('away'), 'A file stands at the path of the folder.');
  await expect(outbox.add(newMessage('second'))).rejects.toThrow();
  rmSync(at('away'));
  await outbox.add(newMessage('second'));
  expect(await afterKill('away')).toEqual(['second']);
  await outbox.close();
});

test('leaves no text of a deleted message in the file', async () => {
  const outbox = open('deleted text');
  await passThrough(outbox, 'a secret of the sender');
  expect(readFileSync(at('deleted text', 'outbox.sqlite'), 'latin1')).not.toContain('a secret of the sender');
  await outbox.close();
});
