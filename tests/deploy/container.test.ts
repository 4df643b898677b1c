import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildNames } from '../../server/settings.ts';
import { installPackages } from '../../tools/debian.ts';
import { root } from '../../tools/paths.ts';
import { freePort } from './nginx.ts';

const read = (name: string) => readFileSync(join(root, name), 'utf8');
const recipe = read('deploy/Dockerfile');
const image = 'localhost/debian-tree';
const folder = mkdtempSync(join(tmpdir(), 'container-'));
const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')];

const has = (program: string) => spawnSync(program, ['--version']).error === undefined;
installPackages(['buildah', 'debootstrap'], () => has('buildah') && has('debootstrap'));
const able = process.platform === 'linux' && process.getuid?.() === 0 && has('buildah') && has('debootstrap');
if (!able)
  console.warn('NOT TESTED: deploy/Dockerfile, because buildah or debootstrap is not installed and cannot be.');

/** @throws Error with the command's output */
function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}:\n${stdout.slice(-3000)}\n${stderr.slice(-3000)}`);
  return stdout.trim();
}
const buildah = (...args: string[]) => run('buildah', ...store, ...args);

/** The Debian release of the base image, with this machine's certificates and npm settings. */
function makeBase(): void {
  const tree = join(folder, 'tree');
  run('debootstrap', '--variant=minbase', 'bookworm', tree, 'http://deb.debian.org/debian');
  const certificates = 'usr/local/share/ca-certificates';
  if (existsSync(join('/', certificates)))
    cpSync(join('/', certificates), join(tree, certificates), { recursive: true });
  const container = buildah('from', 'scratch');
  run('cp', '-a', `${tree}/.`, buildah('mount', container));
  const bundle = '/etc/ssl/certs/ca-certificates.crt';
  buildah('config', '--env', `NPM_CONFIG_CAFILE=${bundle}`, '--env', `NODE_EXTRA_CA_CERTS=${bundle}`, container);
  buildah('commit', '--quiet', '--rm', container, image);
  rmSync(tree, { recursive: true });
}

/** The build context: files known to git, as they are here. */
function makeContext(): string {
  const context = join(folder, 'context');
  mkdirSync(context);
  const files = run('git', '-C', root, 'ls-files', '-co', '--exclude-standard').split('\n');
  for (const file of files) if (existsSync(join(root, file))) cpSync(join(root, file), join(context, file));
  // Only the base image differs.
  writeFileSync(join(context, 'deploy/Dockerfile'), recipe.replace(/^FROM debian:\S+/gm, `FROM ${image}`));
  return context;
}

test('names the base image by digest in both stages and passes every build setting', () => {
  const bases = recipe.match(/^FROM .+$/gm)!;
  expect(bases).toHaveLength(2);
  for (const base of bases) expect(base).toMatch(/^FROM debian:bookworm-slim@sha256:[0-9a-f]{64}( AS build)?$/);
  for (const name of buildNames) expect(recipe).toMatch(new RegExp(`^ARG ${name}$`, 'm'));
});

describe.runIf(able)('the container', { timeout: 1_800_000 }, () => {
  beforeAll(() => {
    makeBase();
    const context = makeContext();
    buildah(
      'bud',
      ...['--isolation', 'chroot', '--network', 'host', '--pull-never', '--tag', 'website'],
      ...['--ignorefile', join(context, 'deploy/Dockerfile.dockerignore')],
      ...['--build-arg', 'SITE_URL=https://www.example.org'],
      ...['--file', join(context, 'deploy/Dockerfile'), context],
    );
  }, 1_800_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('builds every step of the Dockerfile; the image serves pages, is healthy and stops', async () => {
    const container = buildah('from', '--pull-never', 'website');
    const { OCIv1 } = JSON.parse(buildah('inspect', '--type', 'image', 'website')) as {
      OCIv1: { config: { Cmd: string[]; User: string; WorkingDir: string } };
    };
    expect(OCIv1.config).toMatchObject({ User: 'website', WorkingDir: '/srv/website' });
    const port = await freePort();
    const inside = (...command: string[]) => [
      ...store,
      'run',
      ...['--isolation', 'chroot', '--network', 'host', '--env', `PORT=${port}`, '--env', 'HOST=127.0.0.1'],
      ...[container, '--', ...command],
    ];
    const server = spawn('buildah', inside(...OCIv1.config.Cmd), { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    server.stderr.on('data', (piece) => (said += String(piece)));
    const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
    await new Promise<void>((resolve, reject) => {
      void ended.then((code) => reject(new Error(`The container ended with ${code}: ${said}`)));
      createInterface(server.stdout).on('line', (line) => line.includes('"listening"') && resolve());
    });
    const page = await fetch(`http://127.0.0.1:${port}/crisis?lang=en`);
    expect([page.status, (await page.text()).includes('https://www.example.org/crisis')]).toEqual([200, true]);
    const health = JSON.parse(/^HEALTHCHECK .*CMD (\[.+\])$/m.exec(recipe)![1]!) as string[];
    expect(spawnSync('buildah', inside(...health)).status).toBe(0);
    server.kill('SIGTERM');
    await ended;
    await expect.poll(() => spawnSync('buildah', inside(...health)).status, { timeout: 60_000 }).toBe(1);
  });
});
