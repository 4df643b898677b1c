import type * as FileSystem from 'node:fs';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DraftStore } from '../../tools/edit/drafts.ts';
import { FileChange } from '../../tools/edit/file-change.ts';
import { Workspace } from '../../tools/edit/workspace.ts';

/** How many bytes, replaced files and deletions the disk accepts before it fails. */
const disk = vi.hoisted(() => ({
  room: Number.POSITIVE_INFINITY,
  exchanges: Number.POSITIVE_INFINITY,
  removals: Number.POSITIVE_INFINITY,
}));
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
    rmSync: (path: string, options?: FileSystem.RmOptions) => {
      disk.removals -= 1;
      if (disk.removals < 0) throw refusal('EIO');
      fs.rmSync(path, options);
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
    for (const limit of ['room', 'exchanges', 'removals'] as const) disk[limit] = Number.POSITIVE_INFINITY;
    rmSync(folder, { recursive: true });
  });

  test('explains a full disk and leaves every file unchanged', () => {
    for (const room of [0, 4, 12, 20]) {
      disk.room = room;
      expect(() => new FileChange([...wanted().keys()], wanted())).toThrow('diskFull');
      expect(all()).toEqual(before);
    }
  });

  test('reverts a change without disk space', () => {
    const change = new FileChange([...wanted().keys()], wanted());
    change.apply();
    expect(all()).toMatchObject({ 'a.ts': 'new a', 'b.ts': 'new b', 'c.ts': 'new c' });
    disk.room = 0;
    change.revert();
    change.end();
    expect(all()).toEqual(before);
  });

  test('leaves no partial change when the disk fails in the middle', () => {
    const change = new FileChange([...wanted().keys()], wanted());
    disk.exchanges = 1;
    expect(() => change.apply()).toThrow();
    disk.exchanges = Number.POSITIVE_INFINITY;
    change.revert();
    change.end();
    expect(all()).toEqual(before);
  });

  test('leaves a file alone that was edited by hand since', () => {
    const change = new FileChange([...wanted().keys()], wanted());
    change.apply();
    writeFileSync(path('a.ts'), 'by hand');
    change.revert();
    change.end();
    expect(all()).toEqual({ ...before, 'a.ts': 'by hand' });
  });

  test('completes a change that is interrupted anywhere after its commit point', () => {
    const root = path('checkout');
    const content = join(root, 'app/content');
    mkdirSync(content, { recursive: true });
    const files = ['a', 'b'].map((name) => join(content, `${name}.ts`));
    for (let removals = 0; removals < 9; removals++) {
      for (const file of files) writeFileSync(file, 'old');
      const change = new FileChange(files, new Map(files.map((file) => [file, 'new'])));
      change.apply();
      disk.removals = removals;
      // As after a power cut.
      expect(() => change.end()).toThrow('EIO');
      disk.removals = Number.POSITIVE_INFINITY;
      new Workspace(root).recover();
      expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(['new', 'new']);
      expect(readdirSync(content).sort()).toEqual(['a.ts', 'b.ts']);
    }
  });

  test('sets unreadable drafts and their chosen files aside', () => {
    const drafts = new DraftStore(folder);
    const { key } = drafts.keepFile('photo', 'a.jpg', Buffer.from('photo'));
    writeFileSync(path('edit-drafts.json'), '{"photo": {"fi');
    expect(new DraftStore(folder).all()).toEqual({});
    const [kept] = readdirSync(folder).filter((name) => name.startsWith('edit-files.damaged'));
    expect(readFileSync(join(path(kept!), key), 'utf8')).toBe('photo');
    rmSync(path(kept!), { recursive: true });
  });

  test("explains drafts that don't fit on a full disk and keeps the stored ones", () => {
    const drafts = new DraftStore(folder);
    drafts.keep('here', { en: 'kept' });
    disk.room = 3;
    expect(() => drafts.keep('there', { en: 'refused' })).toThrow('diskFull');
    expect(new DraftStore(folder).all()).toEqual({ here: { en: 'kept' } });
  });
});
