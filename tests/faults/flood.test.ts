import { expect, test } from 'vitest';
import { tryFlood } from './flood.ts';

test('delivers an honest message during a flood from one address, and no page fails', async () => {
  const finding = await tryFlood({ pace: 200, seconds: 2, rounds: 1, senders: 1, whole: false });
  // Times depend on the machine; `npm run faults` measures them.
  expect(finding.measured).toMatch(/ 0 errors; honest 100 %/);
});
