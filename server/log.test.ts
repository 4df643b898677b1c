import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const file = JSON.stringify(join(import.meta.dirname, 'log.ts'));

/** A program that logs. Each line on standard input lets it continue; results come over IPC. */
const start = (program: string, env = process.env) =>
  spawn(process.execPath, ['--input-type=module', '--eval', `const { log } = await import(${file});\n${program}`], {
    stdio: ['pipe', 'pipe', 'ignore', 'ipc'],
    env,
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

test("gives each line its priority in systemd's journal", async () => {
  const program = "for (const level of ['error', 'warn', undefined]) log({ level }); process.disconnect();";
  const child = start(program, { ...process.env, JOURNAL_STREAM: '8:1' });
  let text = '';
  child.stdout!.on('data', (chunk) => (text += chunk));
  await once(child, 'close');
  expect(text.match(/^<\d>/gm)).toEqual(['<3>', '<4>', '<6>']);
});
