import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { contactFields, jsonCall } from '../tests/faults/harness/forms.ts';
import { buildDirectory, root } from '../tools/paths.ts';
import { serve } from '../tools/serve.ts';
import { callPaths } from './mail/calls.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-up-'));

test('exits with 1 and one sentence if its port is in use', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(buildDirectory, 'server/main.js')], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder },
  });
  taken.close();
  expect(stderr.trim()).toMatch(/^The server can't listen \(PORT, HOST\).*$/);
  expect([status, stdout.includes('"listening"')]).toEqual([1, false]);
});

test('serves pages where its folder can not be written, and answers forms and /healthz with 503', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await using site = await serve({ DATA_DIR: join(file, 'data') });
  const status = async (path: string, post?: RequestInit) => (await fetch(site.url + path, post)).status;
  expect(await status('/contact')).toBe(200);
  expect(await status(callPaths.json, jsonCall(contactFields('one')))).toBe(503);
  expect(await status('/healthz')).toBe(503);
});

test('RL-1: ends the server of npm start on SIGTERM', async () => {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: mkdtempSync(join(tmpdir(), 'npm-start-')) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve) =>
    createInterface(npm.stdout).on('line', (line) => {
      if (line.includes('"listening"')) resolve((JSON.parse(line) as { port: number }).port);
    }),
  );
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  npm.kill('SIGTERM');
  // The server holds its end of the pipe until it has ended.
  await once(npm.stdout, 'close');
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

test('RL-1: a request waits in the socket that systemd holds until the server has started', async () => {
  const held = createServer().listen(0, '127.0.0.1');
  await once(held, 'listening');
  const { port } = held.address() as AddressInfo;
  const { fd } = (held as unknown as { _handle: { fd: number } })._handle;
  const server = spawn(process.execPath, [join(buildDirectory, 'server/main.js')], {
    env: { PATH: process.env.PATH, LISTEN_FDS: '1', DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit', fd],
  });
  held.close();
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  server.kill();
  await once(server, 'exit');
});
