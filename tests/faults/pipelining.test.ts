import { expect, test } from 'vitest';
import { tryPipelining } from './pipelining.ts';

test('starts a pipelined response only when the one before has left', async () => {
  const finding = await tryPipelining(500);
  expect(finding.held, finding.measured).toBe(true);
});
