import { expect, test } from 'vitest';
import { tryNetworks } from './networks.ts';

test('fills no mailbox and delays no honest sender during a flood from one provider', async () => {
  const finding = await tryNetworks(100);
  // The delay depends on the machine; `npm run faults` measures it.
  expect(finding.measured).toMatch(/responses 100 x 200; 9[5-9] held back, [1-5] mailed; the honest message \(200\)/);
});
