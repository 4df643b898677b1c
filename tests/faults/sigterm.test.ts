import { expect, test } from 'vitest';
import { tryDrain } from './sigterm.ts';

test('finishes the current delivery on SIGTERM (FO-6)', async () => {
  const finding = await tryDrain(20, 2, false);
  expect(finding.held, finding.measured).toBe(true);
});
