import { expect, test } from 'vitest';
import { isThisMachine } from './smtp.ts';

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
