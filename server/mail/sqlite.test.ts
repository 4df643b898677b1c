import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newMessage, temporaryFolder } from '../../tests/faults/harness/outbox-parts.ts';
import { systemClock } from './clock.ts';
import { createOutbox } from './outbox.ts';
import { openSqlite } from './sqlite.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const open = (name: string) => createOutbox(openSqlite(join(folder.path, name, 'outbox.sqlite')), systemClock);

/** What somebody does to the files of a running server. */
const mishaps: Record<string, (at: string) => void> = {
  'the file is deleted': (at) => rmSync(join(at, 'outbox.sqlite')),
  'the file and those beside it are deleted': (at) => {
    for (const ending of ['', '-wal', '-shm']) rmSync(join(at, `outbox.sqlite${ending}`));
  },
  'the folder is deleted': (at) => rmSync(at, { recursive: true }),
  'the file is moved': (at) => renameSync(join(at, 'outbox.sqlite'), join(at, 'old.sqlite')),
  'the folder is moved': (at) => renameSync(at, `${at}-old`),
};

test.each(Object.keys(mishaps))('nothing is lost when %s while the server runs', async (name) => {
  const outbox = open(name);
  const before = await outbox.add(newMessage('before'));
  mishaps[name]!(join(folder.path, name));
  const after = await outbox.add(newMessage('after'));
  await outbox.close();
  // The next start finds them all.
  const next = open(name);
  expect((await next.list()).map(({ id }) => id).sort()).toEqual([before, after].sort());
  expect((await next.claim(1000))?.message.id).toBe(before);
  await next.close();
});

test('a file that is put in its place is taken up', async () => {
  const outbox = open('mine');
  await outbox.add(newMessage('mine'));
  const saved = open('saved');
  const id = await saved.add(newMessage('saved'));
  await saved.close();
  renameSync(join(folder.path, 'saved/outbox.sqlite'), join(folder.path, 'mine/outbox.sqlite'));
  const added = await outbox.add(newMessage('next'));
  await outbox.close();
  const next = open('mine');
  expect((await next.list()).map((message) => message.id).sort()).toEqual([id, added].sort());
  await next.close();
});

test('a moved file keeps what was accepted before', async () => {
  const outbox = open('moved');
  const id = await outbox.add(newMessage('mine'));
  const moved = join(folder.path, 'moved/outbox.sqlite');
  mkdirSync(join(folder.path, 'elsewhere'));
  renameSync(moved, join(folder.path, 'elsewhere/outbox.sqlite'));
  await outbox.add(newMessage('next'));
  const there = open('elsewhere');
  expect((await there.list()).map((message) => message.id)).toEqual([id]);
  for (const each of [outbox, there]) await each.close();
});

test('where the folder cannot be made again, a message is refused, and taken once it can', async () => {
  const outbox = open('away');
  const first = await outbox.add(newMessage('first'));
  renameSync(join(folder.path, 'away'), join(folder.path, 'away-old'));
  // A file stands where the folder was.
  renameSync(join(folder.path, 'away-old/outbox.sqlite'), join(folder.path, 'away'));
  await expect(outbox.add(newMessage('second'))).rejects.toThrow();
  rmSync(join(folder.path, 'away'));
  const second = await outbox.add(newMessage('second'));
  expect((await outbox.list()).map(({ id }) => id).sort()).toEqual([first, second].sort());
  await outbox.close();
});
