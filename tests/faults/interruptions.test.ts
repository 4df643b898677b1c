import { expect, test } from 'vitest';
import { tryBusyStop, tryClockJump, tryLogReader } from './interruptions.ts';

test('keeps all messages alive when the clock jumps ahead during an outage', async () => {
  const finding = await tryClockJump(10, 4);
  expect(finding.held, finding.measured).toBe(true);
});

test('stores messages while the log is not read, and after its reader exits', async () => {
  const finding = await tryLogReader(100, false);
  expect(finding.held, finding.measured).toBe(true);
});

test('cuts off no request of busy clients on SIGTERM', async () => {
  const finding = await tryBusyStop(50);
  expect(finding.held, finding.measured).toBe(true);
});
