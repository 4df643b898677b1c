import { afterAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../tests/faults/harness/postgres.ts';
import { migrations } from './database.ts';
import { openPostgres } from './postgres.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());
const log: string[] = [];

describe.skipIf(!postgres)('the outbox in PostgreSQL', () => {
  const open = (steps = migrations) => openPostgres(postgres!.url, (line) => log.push(JSON.stringify(line)), steps);

  test.each(['fast', 'immediate'] as const)(
    'goes on after a %s restart of the database during a query',
    async (mode) => {
      const [database, other] = [open(), open()];
      const cut = database.query('SELECT pg_sleep(9)').catch((error: Error) => error);
      const running = `SELECT 1 AS is FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(9)'`;
      while ((await other.query(running)).length === 0);
      await postgres!.restart(mode);
      expect(await cut).toBeInstanceOf(Error);
      expect(log.join()).toContain('database-connection-lost');
      for (const each of [database, other]) {
        // A connection that was idle may be found broken once.
        await each.query('SELECT 1').catch(() => {});
        expect(await each.query('SELECT 2 AS n')).toEqual([{ n: 2 }]);
      }
      await Promise.all([database.close(), other.close()]);
    },
  );

  test('brings the tables of an earlier version to this one, once', async () => {
    const before = open();
    await before.query(`INSERT INTO settings VALUES ('kept', 'x')`);
    const added = [...migrations, 'ALTER TABLE settings ADD COLUMN since INTEGER NOT NULL DEFAULT 7'];
    const replicas = [open(added), open(added)];
    const read = replicas.map((replica) => replica.query('SELECT value, since FROM settings'));
    expect(await Promise.all(read)).toEqual([[{ value: 'x', since: 7 }], [{ value: 'x', since: 7 }]]);
    const broken = open([...added, 'ALTER TABLE none ADD COLUMN a INTEGER']);
    await expect(broken.query('SELECT 1')).rejects.toThrow('none');
    expect(await before.query('SELECT since FROM settings'), 'the release before').toEqual([{ since: 7 }]);
    await Promise.all([before, ...replicas, broken].map((each) => each.close()));
  });
});
