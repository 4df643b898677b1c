import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the server goes on when the reader of its log goes away (EPIPE)', async () => {
  const file = JSON.stringify(join(import.meta.dirname, 'log.ts'));
  const program = `
    const { log } = await import(${file});
    log({ event: 'first' });
    await new Promise((resolve) => process.stdin.once('data', resolve));
    for (let n = 0; n < 100; n += 1) log({ event: 'unread' });
    setTimeout(() => process.exit(7), 50);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.stdin.write('go on');
  const [code] = await once(child, 'exit');
  expect(code).toBe(7);
});
