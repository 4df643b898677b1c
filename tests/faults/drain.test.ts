import { expect, test } from 'vitest';
import { tryDrain } from './drain.ts';

test('a server that is told to stop finishes the message on its way (FO-6)', async () => {
  const finding = await tryDrain(20, 2, false);
  expect(finding.held, finding.measured).toBe(true);
});
