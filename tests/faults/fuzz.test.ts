import { expect, test } from 'vitest';
import { tryFuzz } from './fuzz.ts';
import { formats } from './harness/fuzz-cases.ts';

test.each(formats)(
  'responds to damaged %s calls, never with a server error',
  async (format) => {
    const finding = await tryFuzz(format, 1500, 20_261_121, false);
    expect(finding.held, finding.measured).toBe(true);
  },
  60_000,
);
