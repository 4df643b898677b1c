import { expect, test } from 'vitest';
import { tryLostAnswers } from './lost-answer.ts';

test('a submission that is sent again because its answer was lost is one message (FO-6)', async () => {
  const finding = await tryLostAnswers(12);
  expect(finding.held, finding.measured).toBe(true);
});
