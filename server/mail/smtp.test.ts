import { expect, test } from 'vitest';
import { minute } from './clock.ts';
import { isThisMachine, patience } from './smtp.ts';

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['[::1]', true],
  ['127.example.org', false],
  ['127.0.0.1.example.org', false],
  ['localhost.example.org', false],
  ['10.0.0.1', false],
  ['mail.example.org', false],
])('unencrypted mail to %s is allowed: %s', (host, plainly) => {
  expect(isThisMachine(new URL(`smtp://user:password@${host}:25`).hostname)).toBe(plainly);
});

test('waits for a mail server as long as RFC 5321 (4.5.3.2) asks', () => {
  expect(patience.greeting).toBeGreaterThanOrEqual(5 * minute);
  expect(patience.reply).toBeGreaterThanOrEqual(10 * minute);
  expect(patience.whole).toBeGreaterThan(patience.greeting + patience.reply);
});
