import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { judgeOrigin } from './request-origin.ts';

test.each([
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://site.example' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: 'https://site.example' }, true],
  [{ origin: 'https://evil.example', host: 'evil.example' }, false],
  [{ origin: 'null' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://site-example.translate.goog' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://other-example.translate.goog' }, false],
  [{}, true],
])('decides on a post with %o: %s', (headers, allowed) => {
  expect(judgeOrigin({ headers } as unknown as IncomingMessage, 'https://site.example').allowed).toBe(allowed);
});
