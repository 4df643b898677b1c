import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testClock } from '../../tests/faults/harness/clock.ts';
import { startServer } from '../../tests/faults/harness/server.ts';
import { temporaryFolder } from '../../tests/faults/harness/test-outbox.ts';
import { hour } from './clock.ts';
import { createOutbox } from './outbox.ts';
import { createHolderNote, noteEvery } from './shared-outbox.ts';
import { openSqlite } from './sqlite.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());
const events = (lines: string[], event: string) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line.event === event);

test('names the first server on a shared outbox file to the second, and none after a clean end or a kill', async () => {
  const dataDirectory = join(folder.path, 'two');
  const first = await startServer({ dataDirectory, whole: false });
  const second = await startServer({ dataDirectory, whole: false });
  await expect.poll(() => events(second.log, 'outbox-shared'), { timeout: 60_000 }).toHaveLength(1);
  expect(events(second.log, 'outbox-shared')[0]).toMatchObject({ level: 'warn', pid: first.pid });
  await first.end('SIGTERM');
  await second.end('SIGKILL');
  const third = await startServer({ dataDirectory, whole: false });
  // Resolves after the third server has read the note.
  await fetch(`http://127.0.0.1:${third.port}/readyz`);
  await third.end('SIGTERM');
  expect(events([...first.log, ...third.log], 'outbox-shared')).toEqual([]);
});

test('warns both servers once, and ignores releases under one supervisor and notes of ended servers', async () => {
  const clock = testClock();
  const outbox = createOutbox(openSqlite(join(folder.path, 'outbox.sqlite')), clock);
  /** Logs here which other server it met. This process and its parent certainly run. */
  const server = (pid: number, host = 'here', supervisor: number | null = null) => {
    const met: unknown[] = [];
    const note = createHolderNote(outbox, clock, (line) => met.push((line as { pid: number }).pid), {
      pid,
      host,
      supervisor,
    });
    return { ...note, met };
  };
  const [first, second] = [server(process.pid), server(process.ppid)];
  for (let look = 0; look < 3; look += 1) {
    await first.renew();
    await second.renew();
    clock.skip(noteEvery);
  }
  expect([first.met, second.met]).toEqual([[process.ppid], [process.pid]]);
  await second.clear();

  const nextRelease = server(process.pid, 'here', 1);
  await server(process.ppid, 'here', 1).renew();
  await nextRelease.renew();
  expect(nextRelease.met).toEqual([]);

  const elsewhere = server(process.pid, 'there');
  await elsewhere.renew();
  expect(elsewhere.met).toEqual([process.pid]);
  clock.skip(hour);
  const later = server(process.pid, 'here');
  await later.renew();
  expect(later.met).toEqual([]);
  await outbox.close();
});
