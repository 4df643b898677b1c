import { expect, test } from 'vitest';
import { trySlowConnections } from './slow.ts';

test('closes slow connections within 12 s and serves pages meanwhile', async () => {
  // The duration of page loads depends on the machine; `npm run faults` measures it.
  const finding = await trySlowConnections(200, false, Number.POSITIVE_INFINITY);
  expect(finding.held, finding.measured).toBe(true);
});
