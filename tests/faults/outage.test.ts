import { expect, test } from 'vitest';
import { tryOutage } from './outage.ts';

test.each([1, 72, 240])(
  'loses no message while the mail server is away for %i hours (FO-6)',
  async (hours) => {
    const finding = await tryOutage(10, hours);
    expect(finding.held, finding.measured).toBe(true);
  },
  60_000,
);
