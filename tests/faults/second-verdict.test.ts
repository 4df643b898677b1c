import { expect, test } from 'vitest';
import { trySecondVerdict } from './second-verdict.ts';

test('delivers a message whose second copy looks genuine, and limits repeats', async () => {
  const finding = await trySecondVerdict(5, 60);
  expect(finding.held, finding.measured).toBe(true);
});
