import type * as FileSystem from 'node:fs';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DraftStore } from '../../tools/edit/drafts.ts';
import { FileChange } from '../../tools/edit/file-change.ts';

/** How many bytes and replaced files the disk accepts before it fails. */
const disk = vi.hoisted(() => ({ room: Number.POSITIVE_INFINITY, exchanges: Number.POSITIVE_INFINITY }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof FileSystem>();
  const refusal = (code: string) => Object.assign(new Error(code), { code });
  return {
    ...fs,
    writeSync: (file: number, bytes: Buffer, at: number) => {
      disk.room -= bytes.length;
      if (disk.room < 0) throw refusal('ENOSPC');
      return fs.writeSync(file, bytes, at);
    },
    renameSync: (from: string, to: string) => {
      disk.exchanges -= 1;
      if (disk.exchanges < 0) throw refusal('EACCES');
      fs.renameSync(from, to);
    },
  };
});

describe('replaces several files completely or not at all', () => {
  let folder: string;
  const path = (name: string) => join(folder, name);
  const all = () => Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(path(name), 'utf8')]));
  const before = { 'a.ts': 'old a', 'b.ts': 'old b' };
  const wanted = () => new Map([['a.ts', 'new a'], ['b.ts', 'new b'], ['c.ts', 'new c']].map(([name, text]) => [path(name!), text!])); // biome-ignore format: pairs
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'change-'));
    for (const [name, text] of Object.entries(before)) writeFileSync(path(name), text);
  });
  afterEach(() => {
    for (const limit of ['room', 'exchanges'] as const) disk[limit] = Number.POSITIVE_INFINITY;
    rmSync(folder, { recursive: true });
  });

  test('explains a full disk and leaves every file unchanged', () => {
    for (const room of [0, 4]) {
      disk.room = room;
      expect(() => new FileChange(wanted()).apply()).toThrow('diskFull');
      expect(all()).toEqual(before);
    }
  });

  test('reverts a change', () => {
    const change = new FileChange(wanted());
    change.apply();
    expect(all()).toMatchObject({ 'a.ts': 'new a', 'b.ts': 'new b', 'c.ts': 'new c' });
    change.revert();
    expect(all()).toEqual(before);
  });

  test('leaves a file alone that was edited by hand since', () => {
    const change = new FileChange(wanted());
    change.apply();
    writeFileSync(path('a.ts'), 'by hand');
    change.revert();
    expect(all()).toEqual({ ...before, 'a.ts': 'by hand' });
  });

  test("explains drafts that don't fit on a full disk and keeps the stored ones", () => {
    const drafts = new DraftStore(folder);
    drafts.keep('here', { en: 'kept' });
    disk.room = 3;
    expect(() => drafts.keep('there', { en: 'refused' })).toThrow('diskFull');
    expect(new DraftStore(folder).all()).toEqual({ here: { en: 'kept' } });
  });
});
