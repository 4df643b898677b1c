import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';
import { loadDrawings } from './load-code.ts';

test('code that has not changed is loaded once, and nothing of it stays on the disk', async () => {
  const [one, other] = await Promise.all([loadDrawings(), loadDrawings()]);
  expect(one.drawingNames.length).toBeGreaterThan(50);
  expect(other).toBe(one);
  expect(await loadDrawings()).toBe(one);
  expect(globSync(`node_modules/.code-${process.pid}-*`, { cwd: root })).toEqual([]);
});
