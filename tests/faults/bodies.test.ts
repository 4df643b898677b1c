import { expect, test } from 'vitest';
import { tryBodies } from './bodies.ts';

test('a body above 64 KiB is refused early, however it is sent', async () => {
  const finding = await tryBodies(64 * 1024 * 1024, false);
  expect(finding.held, finding.measured).toBe(true);
});
