import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../tests/faults/harness/clock.ts';
import {
  findPostgres,
  startPgBouncer,
  startPostgres,
  type TemporaryPostgres,
} from '../../tests/faults/harness/postgres.ts';
import { newMessage, temporaryFolder } from '../../tests/faults/harness/test-outbox.ts';
import { pathOf } from '../../tools/debian.ts';
import { day, hour, minute } from './clock.ts';
import type { Database } from './database.ts';
import { createOutbox } from './outbox.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

const folder = temporaryFolder();
let postgres: TemporaryPostgres | undefined;
let database: TemporaryPostgres | undefined;
let pooled: Awaited<ReturnType<typeof startPgBouncer>>;
beforeAll(async () => {
  postgres = await startPostgres();
  if (!postgres) console.warn('PostgreSQL is not installed: its half of the outbox tests is left out.');
  // A database of its own, so that both halves begin empty.
  database = await startPostgres();
  pooled = database && (await startPgBouncer(database.url));
});
afterAll(async () => {
  await pooled?.stop();
  database?.stop();
  postgres?.stop();
  folder.remove();
});

const engines: [string, boolean, () => Database][] = [
  ['SQLite', true, () => openSqlite(join(folder.path, 'outbox.sqlite'))],
  ['PostgreSQL', findPostgres() !== undefined, () => openPostgres(postgres!.url, () => {})],
  [
    'PostgreSQL behind PgBouncer in transaction mode',
    findPostgres() !== undefined && pathOf('pgbouncer') !== undefined,
    () => openPostgres(pooled!.url, () => {}),
  ],
];

for (const [name, here, open] of engines) {
  describe.skipIf(!here)(`the outbox in ${name}`, () => {
    const clock = testClock();
    let outbox: ReturnType<typeof createOutbox>;
    let other: ReturnType<typeof createOutbox>;
    beforeAll(() => {
      outbox = createOutbox(open(), clock);
      other = createOutbox(open(), clock);
    });
    afterAll(async () => {
      await outbox.close();
      await other.close();
    });

    test('stores a message whose network has a fraction of a millisecond to wait, and one moved from an earlier version', async () => {
      const { id, outcome } = await outbox.add({ ...newMessage('behind'), behind: 897.3723 });
      expect(outcome).toBe('stored');
      const row = (await outbox.rows()).find((each) => each.id === id)!;
      await outbox.insert({ ...row, id: 'moved', key: 'moved', turn: 1.5 });
      for (const each of [id, 'moved']) expect(await outbox.delete(each)).toBe(true);
    });

    test('stores one message per key, from any replica', async () => {
      const ids = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => (n % 2 ? outbox : other).add(newMessage('same'))));
      expect(ids.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
      expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
      const timed = { ...newMessage('later'), previous: { key: 'same', after: clock.now() - minute } };
      expect(await outbox.add(timed)).toEqual({ id: ids[0]!.id, outcome: 'known' });
      await outbox.purge('sent', clock.now());
    });

    test('gives a claimed message to no other process until its lease ends', async () => {
      const claims = await Promise.all([1, 2, 3, 4].map((n) => (n % 2 ? outbox : other).claim(minute)));
      expect(claims.filter(Boolean)).toHaveLength(1);
      const [first] = claims.filter((claim) => claim !== undefined);
      clock.step(clock.now() + minute);
      const second = await other.claim(minute);
      expect(second?.message).toMatchObject({ id: first!.message.id, attempts: 2, values: first!.message.values });
      // The first holder comes back late; its result is ignored.
      await outbox.settle(first!, { state: 'dead', error: 'late' });
      expect((await outbox.find(second!.message.id))[0]?.state).toBe('queued');
      await other.settle(second!, { state: 'sent' });
      expect((await outbox.find(second!.message.id))[0]).toMatchObject({ state: 'sent', settledAt: clock.now() });
      expect(await outbox.claim(minute)).toBeUndefined();
    });

    test('shares messages between replicas without overlap', async () => {
      for (let n = 0; n < 20; n += 1) await outbox.add(newMessage(`many-${n}`));
      const claims = await Promise.all(Array.from({ length: 24 }, (_, n) => (n % 2 ? outbox : other).claim(minute)));
      const ids = claims.filter((claim) => claim !== undefined).map((claim) => claim.message.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const claim of claims) if (claim) await outbox.settle(claim, { state: 'sent' });
      for (let claim = await other.claim(minute); claim; claim = await other.claim(minute)) {
        ids.push(claim.message.id);
        await other.settle(claim, { state: 'sent' });
      }
      expect(new Set(ids).size).toBe(20);
      expect(ids).toHaveLength(20);
    });

    test('keeps quarantined messages for the office and deletes old ones only on request', async () => {
      const { id } = await outbox.add({ ...newMessage('spam'), state: 'quarantined', marks: ['honeypot', 'missing'] });
      expect(await outbox.claim(minute)).toBeUndefined();
      clock.step(clock.now() + 31 * day);
      await outbox.purge('sent', clock.now() - 30 * day);
      expect(await outbox.counts()).toMatchObject({ sent: 0, quarantined: 1, queued: 0, oldestQueuedAt: null });
      await other.requeue(id, ['quarantined']);
      expect((await outbox.claim(minute))?.message).toMatchObject({ id, marks: ['honeypot', 'missing'], attempts: 1 });
    });

    test('promotes a message when a repeat has a better verdict and ignores a worse one', async () => {
      const spam = { ...newMessage('again'), state: 'quarantined', marks: ['honeypot', 'young'] } as const;
      const { id } = await outbox.add({ ...spam, marks: [...spam.marks] });
      expect(await outbox.claim(minute)).toBeUndefined();
      expect(await other.add({ ...spam, marks: [...spam.marks] })).toEqual({ id, outcome: 'known' });
      expect(await other.add(newMessage('again'))).toEqual({ id, outcome: 'promoted' });
      const claim = await outbox.claim(minute);
      expect(claim?.message).toMatchObject({ id, marks: [] });
      await outbox.settle(claim!, { state: 'sent' });
      expect(await other.add(newMessage('again'))).toEqual({ id, outcome: 'known' });
    });

    test('claims the message with the fewest attempts, unmarked ones first, one network after the other', async () => {
      const add = async (name: string, more: Partial<ReturnType<typeof newMessage>> = {}) =>
        (await outbox.add({ ...newMessage(name), ...more })).id;
      const tried = await add('tried');
      const failed = await outbox.claim(minute);
      await outbox.settle(failed!, { state: 'queued', error: '451', nextAt: clock.now(), counts: true });
      const marked = await add('marked', { marks: ['missing'] });
      const many = await add('second of a network', { behind: hour });
      const one = await add('of another network');
      const order: string[] = [];
      for (let claim = await other.claim(minute); claim; claim = await other.claim(minute)) {
        order.push(claim.message.id);
        await other.settle(claim, { state: 'sent' });
      }
      expect(order).toEqual([one, many, marked, tried]);
    });

    test('wakes a dead message when the same text is sent again, and renames a sent one that is sent once more', async () => {
      const { id } = await outbox.add(newMessage('dead once'));
      await outbox.settle((await outbox.claim(minute))!, { state: 'dead', error: '550 no' });
      expect(await outbox.add(newMessage('dead once'))).toEqual({ id, outcome: 'promoted' });
      const claim = await outbox.claim(minute);
      expect(claim?.message).toMatchObject({ id, attempts: 1, sends: 0 });
      await outbox.settle(claim!, { state: 'sent' });
      expect(await outbox.requeue(id, ['sent'])).toBe(true);
      const again = await outbox.claim(minute);
      expect(again?.message).toMatchObject({ id, sends: 1 });
      await outbox.settle(again!, { state: 'sent' });
    });

    test('expires no message when a clock jumps four days ahead', async () => {
      await outbox.add(newMessage('jump'));
      const first = await outbox.claim(minute);
      const later = { state: 'queued', error: '', nextAt: clock.now() + minute, counts: false } as const;
      await outbox.settle(first!, later);
      clock.jump(4 * day);
      const second = await outbox.claim(minute);
      expect(second!.message.attempts).toBe(1);
      await outbox.settle(second!, { state: 'sent' });
      clock.jump(-4 * day);
    });

    test('creates the shared secret once', async () => {
      const secrets = await Promise.all([outbox.setting('s', () => 'a'), other.setting('s', () => 'b')]);
      expect(secrets[0]).toBe(secrets[1]);
    });

    test('delivers messages stored while the clock was a year ahead once it is set right', async () => {
      clock.skip(minute);
      for (let rest = await other.claim(minute); rest; rest = await other.claim(minute))
        await other.settle(rest, { state: 'sent' });
      const right = clock.now();
      clock.jump(365 * day);
      const { id: queued } = await outbox.add(newMessage('ahead'));
      const { id: leased } = await other.add(newMessage('ahead, leased'));
      const claims = [await outbox.claim(minute), await outbox.claim(minute)];
      const first = claims.find((claim) => claim?.message.id === queued)!;
      const later = { state: 'queued', error: '', nextAt: clock.now() + minute, counts: true } as const;
      await outbox.settle(first, later);
      clock.jump(right - clock.now());
      const found = [await outbox.claim(minute), await outbox.claim(minute)];
      expect(found.map((claim) => claim?.message.id).sort()).toEqual([queued, leased].sort());
      for (const claim of found) await outbox.settle(claim!, { state: 'sent' });
      expect(await other.claim(minute)).toBeUndefined();
    });
  });
}
