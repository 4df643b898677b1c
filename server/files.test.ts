import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readAssets } from './files.ts';

const dist = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(dist, { recursive: true }));
mkdirSync(join(dist, 'assets'));

/** The tag of a file with this content that was written at this second. */
function etagOf(address: string, content: string, second: number): string {
  const file = join(dist, address);
  writeFileSync(file, content);
  utimesSync(file, second, second);
  return readAssets(dist).get(address)!.etag;
}

test('derives the ETag of a file from its content, not its age', () => {
  const first = etagOf('/plan.pdf', 'one', 1_000);
  expect(first).toMatch(/^"[\w-]{16}"$/);
  expect(etagOf('/plan.pdf', 'one', 2_000)).toBe(first);
  expect(etagOf('/plan.pdf', 'two', 1_000)).not.toBe(first);
});

test('uses the name as ETag of a file with a hash in its name', () => {
  expect(etagOf('/assets/app-1a2b.js', 'one', 1_000)).toBe('"app-1a2b.js"');
});
