import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';
import { loadDrawings } from './load-code.ts';

test('code that has not changed is loaded once, and nothing of it stays on the disk', async () => {
  const before = globSync('node_modules/.cache/*.mjs', { cwd: root });
  const [one, other] = await Promise.all([loadDrawings(), loadDrawings()]);
  expect(one.drawingNames.length).toBeGreaterThan(50);
  expect(other).toBe(one);
  expect(await loadDrawings()).toBe(one);
  const mine = globSync(`node_modules/.cache/*-${process.pid}-*.mjs`, { cwd: root });
  expect(mine.filter((file) => !before.includes(file))).toEqual([]);
});
