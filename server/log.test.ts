import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

const file = JSON.stringify(join(import.meta.dirname, 'log.ts'));

/** A program that logs. Each line on standard input lets it continue; results come over IPC. */
const start = (program: string) =>
  spawn(process.execPath, ['--input-type=module', '--eval', `const { log } = await import(${file});\n${program}`], {
    stdio: ['pipe', 'pipe', 'ignore', 'ipc'],
  });

test('keeps the server running when the reader of its log goes away (EPIPE)', async () => {
  const child = start(`
    log({ event: 'first' });
    await new Promise((resolve) => process.stdin.once('data', resolve));
    for (let n = 0; n < 100; n += 1) log({ event: 'unread' });
    setTimeout(() => process.exit(7), 50);`);
  await once(child.stdout!, 'data');
  child.stdout!.destroy();
  child.stdin!.write('go on');
  const [code] = await once(child, 'exit');
  expect(code).toBe(7);
});

test('drops lines while their reader stalls, and goes on once it reads', async () => {
  const child = start(`
    for (let n = 0; n < 20_000; n += 1) log({ event: 'unread', text: 'x'.repeat(1000) });
    setImmediate(() => process.send({ waiting: process.stdout.writableLength }));
    process.stdout.once('drain', () => {
      log({ event: 'last' });
      process.disconnect();
    });`);
  // The pipe is full, and the program's event loop still runs.
  const [{ waiting }] = (await once(child, 'message')) as [{ waiting: number }];
  expect(waiting).toBeGreaterThan(0);
  expect(waiting).toBeLessThan(2 * 2 ** 20);
  let last = '';
  createInterface(child.stdout!).on('line', (line) => (last = line));
  await once(child, 'close');
  expect(last).toContain('"last"');
});
