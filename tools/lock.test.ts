import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, test } from 'vitest';
import { lock } from './lock.ts';

const root = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folders = 0;
function makeFolder(): string {
  folders += 1;
  const folder = join(root, String(folders));
  mkdirSync(folder);
  return folder;
}

/** A process that holds the folder once it has printed `held`. */
async function holder(folder: string) {
  const program = `const { lock } = await import(${JSON.stringify(new URL('lock.ts', import.meta.url).href)});
    await lock(${JSON.stringify(folder)}, 'a test', (text) => console.log(text)); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = on(createInterface(child.stdout), 'line');
  const line = async () => String((await lines.next()).value);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await once(child, 'exit');
  };
  return { pid: child.pid, line, end };
}

describe.runIf(process.platform === 'linux')('a lock on a folder', () => {
  test('makes the second wait for the first, and tells it who that is', async () => {
    const folder = makeFolder();
    const first = await lock(folder, 'npm start');
    const said: string[] = [];
    const order: string[] = [];
    const told = Promise.withResolvers<void>();
    const second = lock(folder, 'npm run build', (text) => {
      said.push(text);
      told.resolve();
    }).then((held) => {
      order.push('second');
      held[Symbol.dispose]();
    });
    await told.promise;
    order.push('first ends');
    first[Symbol.dispose]();
    await second;
    expect(order).toEqual(['first ends', 'second']);
    expect(said).toEqual([`Waiting for npm start (process ${process.pid})`]);
  });

  test('lets every waiting process through, one after the other', async () => {
    const folder = makeFolder();
    let inside = 0;
    let most = 0;
    const enter = async () => {
      using _ = await lock(folder, 'one of many', () => undefined);
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, enter));
    expect([inside, most]).toEqual([0, 1]);
  });

  test.each(['SIGKILL', 'SIGTERM'] as const)('is free after %s to its holder, and leaves no file', async (signal) => {
    const folder = makeFolder();
    for (let times = 0; times < 3; times += 1) {
      const child = await holder(folder);
      expect(await child.line()).toBe('held');
      const said: string[] = [];
      const told = Promise.withResolvers<void>();
      const next = lock(folder, 'the next', (text) => {
        said.push(text);
        told.resolve();
      });
      await told.promise;
      await child.end(signal);
      (await next)[Symbol.dispose]();
      expect(said).toEqual([`Waiting for a test (process ${child.pid})`]);
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is one lock for every path to the folder, and needs no right to write in it', async () => {
    const folder = makeFolder();
    symlinkSync(folder, join(root, 'link'));
    chmodSync(folder, 0o500);
    const first = await lock(folder, 'by its name');
    const told = Promise.withResolvers<string>();
    const second = lock(join(root, 'link'), 'by a link', told.resolve);
    expect(await told.promise).toContain('by its name');
    first[Symbol.dispose]();
    (await second)[Symbol.dispose]();
  });
});
