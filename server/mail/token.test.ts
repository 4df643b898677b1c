import { expect, test } from 'vitest';
import { testClock } from '../../tests/faults/harness/clock.ts';
import { day, minute } from './clock.ts';
import { createTokens, youngest } from './token.ts';

test('accepts the time token of a person and refuses a program’s', () => {
  const clock = testClock();
  const tokens = createTokens(clock, () => 'secret', true);
  const [cookie, atPage] = tokens.cookies('/contact') as [string, string];
  expect(cookie).toMatch(/^form-opened=\S+; Path=\/api; HttpOnly; SameSite=Lax; Secure$/);
  expect(atPage).toBe(cookie.replace('/api', '/contact'));
  const header = `preferred-language=ar; ${cookie.split(';')[0]}`;
  expect(tokens.judge(header)).toBe('young');
  clock.jump(-minute);
  expect(tokens.judge(header), 'from the future').toBe('missing');
  clock.jump(minute + youngest);
  expect(tokens.judge(header)).toBe('good');
  for (const forged of [undefined, 'form-opened=a.b', `${header}x`, `${header}.x`])
    expect(tokens.judge(forged), forged).toBe('missing');
  expect(createTokens(clock, () => 'other', true).judge(header), 'another secret').toBe('missing');
  const unsigned = createTokens(clock, () => undefined, false)
    .cookies('/contact')[0]!
    .split(';')[0];
  expect(tokens.judge(unsigned), 'given while the database was away').toBe('missing');
  clock.jump(181 * day);
  expect(tokens.judge(header), 'too old').toBe('missing');
});

test('confirms a reference number only on the page that it was given on', () => {
  const tokens = createTokens(testClock(), () => 'secret', true);
  const receipt = tokens.receipt('/contact', 'abcdefghjkmn');
  expect(tokens.referenceOf('/contact', receipt)).toBe('abcdefghjkmn');
  expect(tokens.referenceOf('/partners', receipt)).toBeUndefined();
  for (const forged of ['abcdefghjkmn', 'abcdefghjkmn.', `${receipt}.`, receipt.replace(/^./, 'z'), `${receipt}*`, ''])
    expect(tokens.referenceOf('/contact', forged), forged).toBeUndefined();
});
