import { expect, test } from 'vitest';
import { tryLostResponses } from './lost-response.ts';

test('stores a submission once that is sent again because its response was lost (FO-6)', async () => {
  const finding = await tryLostResponses(12);
  expect(finding.held, finding.measured).toBe(true);
});
