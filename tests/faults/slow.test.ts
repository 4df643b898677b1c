import { expect, test } from 'vitest';
import { trySlowConnections } from './slow.ts';

test('slow connections are closed within 12 s while pages keep coming', async () => {
  const finding = await trySlowConnections(200, false);
  expect(finding.held, finding.measured).toBe(true);
}, 40_000);
