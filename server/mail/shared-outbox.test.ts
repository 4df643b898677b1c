import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testClock } from '../../tests/faults/harness/clock.ts';
import { temporaryFolder } from '../../tests/faults/harness/test-outbox.ts';
import { createOutbox } from './outbox.ts';
import { createHolderNote, noteEvery } from './shared-outbox.ts';
import { openSqlite } from './sqlite.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

test('warns both servers once, and neither a release nor the successor of an ended server', async () => {
  const clock = testClock();
  const outbox = createOutbox(openSqlite(join(folder.path, 'outbox.sqlite')), clock);
  const server = (name: string) => {
    const met: unknown[] = [];
    return { ...createHolderNote(outbox, clock, (line) => met.push((line as { other: string }).other), name), met };
  };
  const [first, second] = [server('first'), server('second')];
  // A release: both renew once.
  await first.renew();
  await second.renew();
  expect([first.met, second.met]).toEqual([[], []]);
  for (let look = 0; look < 3; look += 1) {
    clock.skip(noteEvery);
    await first.renew();
    await second.renew();
  }
  expect([first.met, second.met]).toEqual([['second'], ['first']]);
  await second.clear();
  const successor = server('third');
  for (let look = 0; look < 3; look += 1) await successor.renew();
  expect(successor.met).toEqual([]);
  await outbox.close();
});
