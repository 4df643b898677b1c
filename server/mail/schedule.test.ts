import { expect, test } from 'vitest';
import { backOff } from './schedule.ts';

test('spaces attempts from 30 s to half an hour', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 99].map((failures) => backOff(failures) / 1000)).toEqual([
    30, 60, 120, 240, 480, 960, 1800, 1800, 1800,
  ]);
});
