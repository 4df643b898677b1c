import { expect, test } from 'vitest';
import { trySlowSender } from './slow-sender.ts';

test('takes a message over a slow line for as long as its bytes come (FO-6)', async () => {
  // Longer than the ten seconds that a whole request once had.
  const finding = await trySlowSender(14_000, false);
  expect(finding.held, finding.measured).toBe(true);
});
