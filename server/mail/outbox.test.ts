import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { privacy } from '../../app/content/settings.ts';
import { type TestClock, testClock } from '../../tests/faults/harness/clock.ts';
import { findPostgres, startPostgres } from '../../tests/faults/harness/postgres.ts';
import { newMessage, temporaryFolder } from '../../tests/faults/harness/test-outbox.ts';
import { day, hour, minute } from './clock.ts';
import type { Database } from './database.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

const folder = temporaryFolder();
const postgres = await startPostgres();
if (!postgres) console.warn('PostgreSQL is not installed: its half of the outbox tests is left out.');
afterAll(() => {
  postgres?.stop();
  folder.remove();
});

const engines: [string, boolean, () => Database][] = [
  ['SQLite', true, () => openSqlite(join(folder.path, 'outbox.sqlite'))],
  ['PostgreSQL', findPostgres() !== undefined, () => openPostgres(postgres!.url, () => {})],
];

describe.each(engines.filter(([, here]) => here))('the outbox in %s', (_, _here, open) => {
  let clock: TestClock;
  /** Two processes with the same outbox. */
  let outbox: Outbox;
  let other: Outbox;
  beforeEach(async () => {
    clock = testClock();
    outbox = createOutbox(open(), clock, () => {});
    other = createOutbox(open(), clock, () => {});
    return async () => {
      const database = open();
      for (const table of ['messages', 'settings']) await database.query(`DELETE FROM ${table}`);
      await Promise.all([outbox, other, database].map((each) => each.close()));
    };
  });
  const later = (error = '') => ({ state: 'queued', error, nextAt: clock.now() + minute, counts: true }) as const;
  const dead = { state: 'dead', error: '550 no' } as const;
  const settleNext = async (outcome: Parameters<Outbox['settle']>[1]) => {
    const message = (await outbox.claim(minute))!;
    await outbox.settle(message, outcome);
    return message;
  };

  test('stores one message per text, from any process, and sends it once more after a day', async () => {
    const all = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => (n % 2 ? outbox : other).add(newMessage('same'))));
    expect(all.filter(({ known }) => !known)).toHaveLength(1);
    const { id } = all[0]!;
    expect(new Set(all.map((one) => one.id))).toEqual(new Set([id]));
    await settleNext({ state: 'sent' });
    clock.skip(day - 1);
    expect(await outbox.add(newMessage('same'))).toEqual({ id, known: true });
    expect(await outbox.claim(minute)).toBeUndefined();
    clock.skip(1);
    expect(await outbox.add(newMessage('same'))).toEqual({ id, known: false });
    expect(await outbox.claim(minute)).toMatchObject({ id, sends: 1, createdAt: clock.now() });
  });

  test('gives a claimed message to no other process until its lease ends', async () => {
    await outbox.add(newMessage('leased'));
    const claims = await Promise.all([1, 2, 3, 4].map((n) => (n % 2 ? outbox : other).claim(minute)));
    const [first, ...more] = claims.filter((claim) => claim !== undefined);
    expect(more).toEqual([]);
    expect(await outbox.resend(first!.id), 'it is being delivered').toBe(0);
    clock.skip(minute);
    const second = (await other.claim(minute))!;
    expect(second).toMatchObject({ id: first!.id, attempts: 2, values: newMessage('leased').values });
    // The first holder comes back late; its result is ignored.
    await outbox.settle(first!, dead);
    expect((await outbox.find(second.id))[0]?.state).toBe('queued');
    await other.settle(second, { state: 'sent' });
    expect((await outbox.find(second.id))[0]).toMatchObject({ state: 'sent', lease: null });
  });

  test('delivers fewest attempts first, then unmarked ones, then one network after the other', async () => {
    const { id: tried } = await outbox.add(newMessage('tried'));
    await settleNext(later());
    clock.skip(minute);
    const { id: marked } = await outbox.add({ ...newMessage('marked'), marks: ['missing'] });
    const { id: many } = await outbox.add({ ...newMessage('many'), behind: 897.37 });
    const { id: one } = await outbox.add(newMessage('one'));
    const order = [];
    for (let n = 0; n < 4; n += 1) order.push((await settleNext({ state: 'sent' })).id);
    expect(order).toEqual([one, many, marked, tried]);
  });

  test('wakes a dead message when the same text comes again, and sends a sent one under another name', async () => {
    const { id } = await outbox.add(newMessage('dead once'));
    await settleNext(dead);
    expect(await outbox.add(newMessage('dead once'))).toEqual({ id, known: false });
    expect(await settleNext({ state: 'sent' })).toMatchObject({ id, attempts: 1, sends: 0, lastError: null });
    expect(await outbox.resend(id)).toBe(1);
    expect(await settleNext(dead)).toMatchObject({ id, sends: 1 });
    await outbox.add(newMessage('waits'));
    expect(await outbox.resend(), 'all dead ones').toBe(1);
  });

  test('delivers what was stored while the clock was a year ahead once it is set right', async () => {
    clock.jump(365 * day);
    await outbox.add(newMessage('ahead'));
    await settleNext(later());
    await outbox.add(newMessage('ahead, leased'));
    await outbox.claim(minute);
    clock.jump(-365 * day);
    const found = [await outbox.claim(minute), await outbox.claim(minute)];
    expect(found.map((message) => message?.values.subject).sort()).toEqual(['ahead', 'ahead, leased']);
  });

  test('deletes messages on the day that the privacy page states, and no waiting one', async () => {
    for (const name of ['sent', 'dead', 'waits']) await outbox.add(newMessage(name));
    for (const outcome of [{ state: 'sent' }, dead, later()] as const) await settleNext(outcome);
    const purgedAfter = async (days: number) => {
      for (let n = 1; n < days; n += 1) {
        clock.skip(day);
        expect(await outbox.purge()).toBe(0);
      }
      clock.skip(day - 1);
      const early = await outbox.purge();
      clock.skip(1);
      return [early, await outbox.purge()];
    };
    expect(await purgedAfter(privacy.sentMessageDays)).toEqual([0, 1]);
    expect(await purgedAfter(privacy.deadMessageDays - privacy.sentMessageDays)).toEqual([0, 1]);
    expect(await outbox.counts()).toMatchObject({ queued: 1, sent: 0, dead: 0 });
  });

  test('deletes nothing early, and takes no sent text for known for long, where the clock was months ahead', async () => {
    await outbox.add(newMessage('dies'));
    await settleNext(dead);
    expect(await outbox.purge()).toBe(0);
    clock.jump((privacy.deadMessageDays + 1) * day);
    const { id } = await outbox.add(newMessage('sent'));
    await settleNext({ state: 'sent' });
    for (const process of [outbox, other]) expect(await process.purge()).toBe(0);
    clock.jump(-(privacy.deadMessageDays + 1) * day);
    expect(await outbox.add(newMessage('sent'))).toEqual({ id, known: false });
    expect(await outbox.counts()).toMatchObject({ dead: 1, queued: 1 });
  });

  test('deletes no message that died lately where the clock was behind', async () => {
    await outbox.add(newMessage('dies'));
    clock.jump(-400 * day);
    await settleNext(dead);
    clock.jump(400 * day);
    expect(await outbox.purge()).toBe(0);
  });

  test('RB-1: tells when nothing was taken for an hour in which a message waits, or since one died', async () => {
    const isStalled = () => other.isStalled();
    expect(await isStalled()).toBe(false);
    await outbox.add(newMessage('refused'));
    await settleNext(later());
    clock.skip(hour - 1);
    expect(await isStalled()).toBe(false);
    clock.skip(1);
    expect(await isStalled()).toBe(true);
    await outbox.add(newMessage('taken'));
    await settleNext({ state: 'sent' });
    expect(await isStalled()).toBe(false);
    clock.skip(hour);
    expect(await isStalled()).toBe(true);
    await settleNext(dead);
    clock.skip(100 * day);
    expect(await isStalled(), 'until something is taken').toBe(true);
    await outbox.resend();
    expect(await isStalled()).toBe(false);
    clock.jump(day);
    await settleNext({ state: 'sent' });
    await outbox.add(newMessage('stored and taken while the clock was ahead'));
    clock.jump(-day);
    expect(await isStalled()).toBe(true);
  });

  test('stores no further text once the disk that it may use is full, and goes on with the others', async () => {
    const { id } = await outbox.add(newMessage('woken'));
    await settleNext(dead);
    await outbox.add(newMessage('waits'));
    const small = createOutbox(open(), clock, () => {}, 1);
    await expect(small.add(newMessage('one too many'))).rejects.toThrow('full');
    await expect(small.probe()).rejects.toThrow('full');
    expect(await small.add(newMessage('woken'))).toEqual({ id, known: false });
    expect((await small.add(newMessage('waits'))).known).toBe(true);
    expect((await small.claim(minute))?.values.subject).toBe('woken');
    await small.close();
    await expect(outbox.add(newMessage('one too many'))).resolves.toMatchObject({ known: false });
    await expect(outbox.probe()).resolves.toBeUndefined();
  });

  test('shares settings', async () => {
    const secrets = await Promise.all([outbox.sharedSetting('s', 'a'), other.sharedSetting('s', 'b')]);
    expect(secrets[0]).toBe(secrets[1]);
    await outbox.set('s', 'c');
    expect(await other.sharedSetting('s', 'd')).toBe('c');
  });
});
