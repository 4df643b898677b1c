import { expect, test } from 'vitest';
import { troubleOf } from './health.ts';

const well = { ok: true, oldestQueuedSeconds: null, delivers: true, diskFree: 0.5 };

test('says in public when messages can not be stored, mail waits for over an hour, or the disk is nearly full', () => {
  expect(troubleOf(well)).toBeUndefined();
  expect(troubleOf({ ...well, ok: false })).toContain('stored');
  expect(troubleOf({ ...well, oldestQueuedSeconds: 3_601 })).toContain('hour');
  expect(troubleOf({ ...well, oldestQueuedSeconds: 60 })).toBeUndefined();
  expect(troubleOf({ ...well, diskFree: 0.01 })).toContain('disk');
});

test('reports no waiting mail of a site without a mail server', () => {
  expect(troubleOf({ ...well, oldestQueuedSeconds: 90_000, delivers: false })).toBeUndefined();
});
