import { expect, test } from 'vitest';
import { hurriedClock } from './harness/clock.ts';
import { tryUnicode } from './unicode.ts';

test('whatever is typed, the mail goes from and to the office alone and says what was typed (FO-6)', async () => {
  const finding = await tryUnicode(hurriedClock(25));
  expect(finding.held, finding.measured).toBe(true);
});
