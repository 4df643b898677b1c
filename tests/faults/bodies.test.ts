import { expect, test } from 'vitest';
import { tryBodies } from './bodies.ts';

test('refuses a body above 64 KiB early in any encoding', async () => {
  const finding = await tryBodies(64 * 1024 * 1024, false);
  expect(finding.held, finding.measured).toBe(true);
});
