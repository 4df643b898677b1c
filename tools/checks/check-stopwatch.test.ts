import { expect, test } from 'vitest';
import { stopwatchesIn } from './check-stopwatch.ts';

test.each([
  'expect(performance.now() - start).toBeLessThan(20);',
  'const took = Date.now() - began;',
  'await page.waitForTimeout(500);',
])('refuses %s in a test, and allows it where figures are measured', (line) => {
  expect(stopwatchesIn('server/site.test.ts', `\n${line}`)).toEqual([`server/site.test.ts:2: ${line}`]);
  expect(stopwatchesIn('tests/bench/paint.ts', line)).toEqual([]);
});
