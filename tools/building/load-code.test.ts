import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';
import { loadDrawings } from './load-code.ts';

test("loads the drawings' code and leaves no file on the disk", async () => {
  const [one, other] = await Promise.all([loadDrawings(), loadDrawings()]);
  expect(one.drawingNames.length).toBeGreaterThan(40);
  expect(other.drawingNames).toEqual(one.drawingNames);
  expect(globSync(`node_modules/.code-${process.pid}-*`, { cwd: root })).toEqual([]);
});
