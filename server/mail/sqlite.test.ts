import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newMessage, temporaryFolder } from '../../tests/faults/harness/test-outbox.ts';
import { systemClock } from './clock.ts';
import { createOutbox } from './outbox.ts';
import { openSqlite } from './sqlite.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const open = (name: string) => createOutbox(openSqlite(join(folder.path, name, 'outbox.sqlite')), systemClock);

/** The files that a server finds after a kill at this moment, without what the process holds open. */
async function afterKill(name: string) {
  const crash = `${name} killed`;
  cpSync(join(folder.path, name), join(folder.path, crash), { recursive: true });
  const outbox = open(crash);
  const subjects = (await outbox.list()).map(({ values }) => String(values.subject)).toSorted();
  await outbox.close();
  return subjects;
}

/** The outbox's files; the engine keeps a journal beside the main one and no write-ahead log. */
const files = ['', '-journal', '-wal'];
/** Damage done to a file of a running server. @returns whether its bytes are lost */
const mishaps: Record<string, (file: string) => boolean> = {
  deleted(file) {
    rmSync(file, { force: true });
    return false;
  },
  moved(file) {
    if (existsSync(file)) renameSync(file, `${file}.moved`);
    return false;
  },
  'cut off'(file) {
    if (existsSync(file)) truncateSync(file, 0);
    return true;
  },
  'cut in half'(file) {
    if (existsSync(file)) truncateSync(file, 20_000);
    return true;
  },
  'replaced by something else'(file) {
    writeFileSync(`${file}.other`, 'This is no outbox. '.repeat(2_000));
    renameSync(`${file}.other`, file);
    return false;
  },
  'replaced by a copy of itself'(file) {
    if (!existsSync(file)) return false;
    copyFileSync(file, `${file}.other`);
    renameSync(`${file}.other`, file);
    return false;
  },
};

for (const [what, happens] of Object.entries(mishaps)) {
  test.each(files)(`keeps confirmed messages through a kill after outbox.sqlite%s was ${what}`, async (ending) => {
    const name = `${what}${ending}`;
    const outbox = open(name);
    const file = join(folder.path, name, `outbox.sqlite${ending}`);
    const confirmed: string[] = [];
    const add = async (subject: string) => {
      if ((await outbox.add(newMessage(subject))).outcome === 'stored') confirmed.push(subject);
    };
    for (const step of ['first', 'second']) {
      await add(`${step} before`);
      const destroyed = happens(file) && ending === '';
      if (destroyed) confirmed.length = 0;
      await add(`${step} after`);
      expect(await afterKill(name), step).toEqual(confirmed.toSorted());
      rmSync(join(folder.path, `${name} killed`), { recursive: true });
    }
    await outbox.close();
  });

  // A program can't notice bytes destroyed in the middle of a commit.
  if (what.startsWith('cut')) continue;
  test(`keeps messages confirmed while outbox.sqlite is ${what} through a kill`, async () => {
    const name = `${what} in use`;
    const outbox = open(name);
    const confirmed: string[] = [];
    await outbox.add(newMessage('start'));
    let next = 0;
    const add = async (): Promise<void> => {
      const n = next++;
      if (n >= 60) return;
      if ((await outbox.add(newMessage(`at once ${n}`))).outcome === 'stored') confirmed.push(`at once ${n}`);
      if (n === 25) happens(join(folder.path, name, 'outbox.sqlite'));
      await add();
    };
    await Promise.all(Array.from({ length: 20 }, add));
    await outbox.add(newMessage('last'));
    const found = await afterKill(name);
    expect(found.filter((subject) => confirmed.includes(subject))).toEqual(confirmed.toSorted());
    expect(found).toContain('last');
    await outbox.close();
  });
}

test('keeps no messages in a second file', async () => {
  const outbox = open('beside');
  await outbox.add(newMessage('one'));
  expect(readdirSync(join(folder.path, 'beside')).filter((name) => /-(wal|shm)$/.test(name))).toEqual([]);
  await outbox.close();
});

test('restores the folder with all messages after it is deleted or moved', async () => {
  for (const [name, away] of [
    ['deleted folder', (at: string) => rmSync(at, { recursive: true })],
    ['moved folder', (at: string) => renameSync(at, `${at} elsewhere`)],
  ] as const) {
    const outbox = open(name);
    await outbox.add(newMessage('before'));
    away(join(folder.path, name));
    await outbox.add(newMessage('after'));
    expect(await afterKill(name)).toEqual(['after', 'before']);
    await outbox.close();
  }
});

test('writes a deleted file back without waiting for a message', async () => {
  const outbox = open('unasked');
  await outbox.add(newMessage('one'));
  const file = join(folder.path, 'unasked/outbox.sqlite');
  rmSync(file);
  while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await afterKill('unasked')).toEqual(['one']);
  await outbox.close();
});

test('opens a copy put in its place and adds the messages confirmed since', async () => {
  const outbox = open('mine');
  await outbox.add(newMessage('mine'));
  const saved = open('saved');
  await saved.add(newMessage('saved'));
  await saved.close();
  renameSync(join(folder.path, 'saved/outbox.sqlite'), join(folder.path, 'mine/outbox.sqlite'));
  await outbox.add(newMessage('next'));
  await outbox.close();
  expect(await afterKill('mine')).toEqual(['mine', 'next', 'saved']);
});

test('leaves delivered messages delivered after an older copy is restored', async () => {
  const outbox = open('older');
  await outbox.add(newMessage('one'));
  const file = join(folder.path, 'older/outbox.sqlite');
  copyFileSync(file, `${file}.copied`);
  await outbox.settle((await outbox.claim(1000))!, { state: 'sent' });
  renameSync(`${file}.copied`, file);
  await outbox.add(newMessage('two'));
  expect(await outbox.counts()).toMatchObject({ sent: 1, queued: 1 });
  await outbox.close();
});

test('keeps messages accepted before the file was moved', async () => {
  const outbox = open('carried');
  await outbox.add(newMessage('mine'));
  mkdirSync(join(folder.path, 'carried elsewhere'));
  renameSync(join(folder.path, 'carried/outbox.sqlite'), join(folder.path, 'carried elsewhere/outbox.sqlite'));
  await outbox.add(newMessage('next'));
  expect(await afterKill('carried elsewhere')).toEqual(['mine']);
  await outbox.close();
});

test('sets a damaged file aside at the start and accepts messages', async () => {
  mkdirSync(join(folder.path, 'damaged'));
  writeFileSync(join(folder.path, 'damaged/outbox.sqlite'), 'x'.repeat(5_000));
  const outbox = open('damaged');
  await outbox.add(newMessage('one'));
  await outbox.close();
  expect(readdirSync(join(folder.path, 'damaged')).some((name) => name.startsWith('outbox.sqlite.damaged-'))).toBe(
    true,
  );
});

test("refuses messages while the folder can't be created and accepts them afterwards", async () => {
  const outbox = open('away');
  const { id: first } = await outbox.add(newMessage('first'));
  renameSync(join(folder.path, 'away'), join(folder.path, 'away-old'));
  // A file stands at the folder's path.
  renameSync(join(folder.path, 'away-old/outbox.sqlite'), join(folder.path, 'away'));
  await expect(outbox.add(newMessage('second'))).rejects.toThrow();
  rmSync(join(folder.path, 'away'));
  const { id: second } = await outbox.add(newMessage('second'));
  expect((await outbox.list()).map(({ id }) => id).sort()).toEqual([first, second].sort());
  await outbox.close();
});
