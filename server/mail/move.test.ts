import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../tests/faults/harness/clock.ts';
import { findPostgres, startPostgres, type TemporaryPostgres } from '../../tests/faults/harness/postgres.ts';
import { newMessage, temporaryFolder } from '../../tests/faults/harness/test-outbox.ts';
import { minute } from './clock.ts';
import { moveMessages } from './move.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

const folder = temporaryFolder();
const clock = testClock();
let postgres: TemporaryPostgres | undefined;
const opened: Outbox[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  for (const outbox of opened) await outbox.close();
  postgres?.stop();
  folder.remove();
});

function open(name: string): Outbox {
  const database = name === 'postgres' ? openPostgres(postgres!.url, () => {}) : openSqlite(join(folder.path, name));
  const outbox = createOutbox(database, clock);
  opened.push(outbox);
  return outbox;
}

/** All that delivery and the office read of each message. */
const shown = async (outbox: Outbox) => (await outbox.list()).toSorted((a, b) => a.id.localeCompare(b.id));

test.runIf(findPostgres())(
  'moves waiting, failed, sent and dead messages from SQLite to PostgreSQL and back',
  async () => {
    const [file, database, other] = [open('outbox.sqlite'), open('postgres'), open('other.sqlite')];
    const secret = await file.setting('token-secret', () => 'secret of the open pages');
    for (const name of ['sent', 'dead', 'tried', 'waiting', 'ماء']) await file.add(newMessage(name));
    const settle = async (outcome: Parameters<Outbox['settle']>[1]) =>
      file.settle((await file.claim(minute))!, outcome);
    await settle({ state: 'sent' });
    await settle({ state: 'dead', error: '550 no such user' });
    await settle({ state: 'queued', error: '451 later', nextAt: clock.now() + minute, counts: true });
    const before = await shown(file);
    expect(before.map(({ state }) => state).toSorted()).toEqual(['dead', 'queued', 'queued', 'queued', 'sent']);

    expect(await moveMessages(file, database, clock)).toEqual({ moved: 5 });
    expect(await shown(database)).toEqual(before);
    expect(await file.list()).toEqual([]);
    expect(await database.read('token-secret')).toBe(secret);

    expect(await moveMessages(database, other, clock)).toEqual({ moved: 5 });
    expect(await shown(other)).toEqual(before);
    expect(await database.list()).toEqual([]);
    // The same text is still the same message, and what waits is delivered.
    expect((await other.add(newMessage('waiting'))).outcome).toBe('known');
    expect((await other.claim(minute))?.message.attempts).toBe(1);
  },
);

test('moves no message that is being delivered', async () => {
  const [from, to] = [open('busy.sqlite'), open('idle.sqlite')];
  await from.add(newMessage('in work'));
  await from.claim(minute);
  const { moved, busy } = await moveMessages(from, to, clock);
  expect([moved, busy]).toEqual([0, expect.stringContaining('is being delivered')]);
  clock.skip(2 * minute);
  expect(await moveMessages(from, to, clock)).toEqual({ moved: 1 });
});
