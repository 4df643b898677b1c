import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { keptDays, takeOverAssets } from './old-assets.ts';

const day = 24 * 60 * 60 * 1000;
const home = mkdtempSync(join(tmpdir(), 'old-assets-'));

function release(name: string, files: Record<string, string>): string {
  const folder = join(home, name);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'dist/assets', file)), { recursive: true });
    writeFileSync(join(folder, 'dist/assets', file), content);
  }
  return folder;
}
const assets = (folder: string) => readdirSync(join(folder, 'dist/assets')).sort();

test(`keeps assets of earlier releases for ${keptDays} days after they were replaced`, () => {
  const now = Date.UTC(2026, 0, 1);
  const first = release('1', { 'app-1.js': 'one', 'same.js': 'same' });
  const second = release('2', { 'app-2.js': 'two', 'same.js': 'same' });
  const third = release('3', { 'app-3.js': 'three' });
  const fourth = release('4', { 'app-4.js': 'four' });
  expect(takeOverAssets(first, second, now)).toBe(1);
  expect(assets(second)).toEqual(['app-1.js', 'app-2.js', 'same.js']);
  takeOverAssets(second, third, now + 30 * day);
  expect(assets(third)).toEqual(['app-1.js', 'app-2.js', 'app-3.js', 'same.js']);
  // 61 days after the first was replaced, 31 after the second.
  takeOverAssets(third, fourth, now + 61 * day);
  expect(assets(fourth)).toEqual(['app-2.js', 'app-3.js', 'app-4.js', 'same.js']);
  expect(readFileSync(join(fourth, 'dist/assets/app-2.js'), 'utf8')).toBe('two');
});

test('carries the newer release’s assets along on a rollback and keeps a release’s own files', () => {
  const now = Date.UTC(2026, 0, 1);
  const first = release('a', { 'a.js': 'a' });
  const second = release('b', { 'b.js': 'b' });
  takeOverAssets(first, second, now);
  takeOverAssets(second, first, now + day);
  expect(assets(first)).toEqual(['a.js', 'b.js']);
  const third = release('c', { 'c.js': 'c' });
  // A file of the restored release counts from its own replacement.
  takeOverAssets(first, third, now + 60 * day);
  const fourth = release('d', { 'd.js': 'd' });
  takeOverAssets(third, fourth, now + 62 * day);
  expect(assets(fourth)).toEqual(['a.js', 'c.js', 'd.js']);
});
