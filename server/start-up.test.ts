import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildDirectory, root } from '../tools/paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-up-'));
/** These files of the project in a folder of their own. */
function scratchCopy(files: string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'copy-'));
  for (const file of files) if (file && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  return copy;
}

const isRoot = process.getuid?.() === 0;
/** A user that owns nothing here. */
const nobody = 65_534;

function start(environment: Record<string, string>, uid?: number) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(buildDirectory, 'server/main.js')], {
    encoding: 'utf8',
    timeout: 60_000,
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, ...environment },
    ...(uid ? { uid } : {}),
  });
  return { status, listened: stdout.includes('"listening"'), said: stderr.trim() };
}

describe('exits with 1 and one sentence if it can not start', () => {
  const taken = createServer();
  beforeAll(() => new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve)));
  afterAll(() => taken.close());
  const takenPort = () => String((taken.address() as AddressInfo).port);

  const file = join(folder, 'file');
  writeFileSync(file, '');
  const cases: [string, () => Record<string, string>, string][] = [
    ['a port in use', () => ({ PORT: takenPort() }), `The server can't listen (PORT, HOST)`],
    ['a host of another machine', () => ({ HOST: '192.0.2.1' }), `The server can't listen (PORT, HOST)`],
    ['an address without a protocol', () => ({ SITE_URL: 'www.example.org' }), 'SITE_URL must be an address'],
    ['a folder below a file', () => ({ DATA_DIR: join(file, 'data') }), "can't be written"],
  ];
  test.each(cases)('%s', (_, environment, sentence) => {
    const { status, listened, said } = start(environment());
    expect(said).toContain(sentence);
    expect(said.split('\n')).toHaveLength(1);
    expect([status, listened]).toEqual([1, false]);
  });

  test.runIf(isRoot)("refuses a folder that the server's user can't write to", () => {
    const theirs = mkdtempSync(join(tmpdir(), 'theirs-'));
    chmodSync(theirs, 0o755);
    const { status, said } = start({ DATA_DIR: theirs }, nobody);
    expect(said).toMatch(/^DATA_DIR: \S+ can't be written \(EACCES\)/);
    expect(status).toBe(1);
  });
});

describe('npm start in a folder without write access', () => {
  /** Runs as an unprivileged user if the tests run as root. */
  function startIn(folder: string) {
    chmodSync(folder, 0o555);
    const { status, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'tools/start.ts'], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1' },
      ...(isRoot ? { uid: nobody } : {}),
    });
    chmodSync(folder, 0o755);
    rmSync(folder, { recursive: true });
    return [status, stderr.trim()];
  }

  test('says that packages have to be installed', () => {
    const fresh = scratchCopy(['tools/run.mjs', 'tools/help.mjs', 'package-lock.json']);
    expect(startIn(fresh)).toEqual([
      1,
      `${fresh} can't be written, and its packages have to be installed. Run this as a user that may write there.`,
    ]);
  });

  test("says that the site can't be built", () => {
    const copy = scratchCopy(execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n'));
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    expect(startIn(copy)).toEqual([
      1,
      `The site can't be built: ${copy} can't be written (EACCES). Start it as a user that may write there.`,
    ]);
  });
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
