import { expect, test } from 'vitest';
import { tryGetFlood } from './get-flood.ts';
import { type GetKind, getKinds } from './harness/flood-kinds.ts';

test.each(Object.keys(getKinds) as GetKind[])(
  'a flood of requests (%s) fails no page and no request',
  async (kind) => {
    const finding = await tryGetFlood({ kind, pace: 200, seconds: 2, rounds: 1, senders: 1_000_000, memory: 220 });
    // Times depend on the machine; `npm run faults` measures them.
    expect(finding.measured).toMatch(/, 0 errors; /);
  },
  60_000,
);
