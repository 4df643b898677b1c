import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
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
