import { expect, test } from 'vitest';
import { findPostgres } from './harness/postgres.ts';
import { tryKills } from './kill.ts';

test.concurrent('loses no message to kills of the server and repeats at most those in delivery (FO-6)', async () => {
  const finding = await tryKills({ messages: 40, kills: 4, replicas: 1, seed: 1, postgres: false, whole: false });
  expect(finding.held, finding.measured).toBe(true);
});

test
  .skipIf(!findPostgres())
  .concurrent(
    'loses no message to kills of one of three replicas on PostgreSQL (skipped without PostgreSQL)',
    async () => {
      const finding = await tryKills({ messages: 40, kills: 4, replicas: 3, seed: 2, postgres: true, whole: false });
      expect(finding.held, finding.measured).toBe(true);
    },
  );
