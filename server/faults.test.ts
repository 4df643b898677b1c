import { expect, test } from 'vitest';
import { createFaultCount } from './faults.ts';

test('logs the first fault at once, then hourly, and the rest of the day after midnight', () => {
  const minute = 60_000;
  let time = Date.UTC(2026, 0, 1, 22, 0);
  const lines: object[] = [];
  const faults = createFaultCount(
    (line) => lines.push(line),
    () => time,
  );
  const logged = () => lines.splice(0);
  faults.look();
  expect(logged()).toEqual([]);
  faults.count('missingAssets');
  expect(logged()).toEqual([
    expect.objectContaining({ event: 'faults-of-the-day', day: '2026-01-01', missingAssets: 1, failedIslands: 0 }),
  ]);
  for (const _ of Array(500)) faults.count('failedIslands');
  expect(logged()).toEqual([]);
  time += 61 * minute;
  faults.look();
  expect(logged()).toEqual([expect.objectContaining({ missingAssets: 1, failedIslands: 500 })]);
  faults.look();
  faults.count('missingAssets');
  expect(logged()).toEqual([]);
  time += 60 * minute;
  faults.look();
  expect(logged()).toEqual([expect.objectContaining({ day: '2026-01-01', missingAssets: 2, failedIslands: 500 })]);
  expect(faults.today()).toEqual({ missingAssets: 0, failedIslands: 0 });
});
