import { afterAll, beforeAll, expect, test } from 'vitest';
import { floodBesidePages, unanswered } from './get-flood.ts';
import { type GetKind, getKinds } from './harness/flood-kinds.ts';
import { type RunningServer, startServer } from './harness/server.ts';
import { temporaryFolder } from './harness/test-outbox.ts';

const folder = temporaryFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ dataDirectory: folder.path, whole: true });
});
afterAll(async () => {
  await server.end('SIGKILL');
  folder.remove();
});

// Times depend on the machine; `npm run faults` measures them.
test.each(Object.keys(getKinds) as GetKind[])(
  'serves pages and responds to every request during a flood of requests (%s)',
  async (kind) => {
    const trial = { kind, pace: 200, seconds: 1, rounds: 1, senders: 1_000_000, memory: 220 };
    const { loaded, statuses } = await floodBesidePages(server.port, trial);
    expect(loaded.count).toBeGreaterThan(0);
    expect(loaded.failed).toBe(0);
    expect(Object.values(statuses).reduce((sum, number) => sum + number, 0)).toBe(trial.pace * trial.seconds);
    expect(unanswered(statuses), JSON.stringify(statuses)).toBe(0);
  },
);
