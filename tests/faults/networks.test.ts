import { expect, test } from 'vitest';
import { tryNetworks } from './networks.ts';

test('fills no mailbox and refuses no honest sender during a flood from one provider', async () => {
  const finding = await tryNetworks(100);
  // The delay depends on the machine; `npm run faults` measures it.
  expect(finding.measured).toContain('the honest message (200)');
  expect(finding.measured).toMatch(/40 x 200.*60 x 429|60 x 429.*40 x 200/);
});
