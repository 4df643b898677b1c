import { expect, test } from 'vitest';
import { hurriedClock } from './harness/clock.ts';
import { tryUnicode } from './unicode.ts';

test('sends mails only from and to the office, with the text as typed (FO-6)', async () => {
  const finding = await tryUnicode(hurriedClock(25));
  expect(finding.held, finding.measured).toBe(true);
});
