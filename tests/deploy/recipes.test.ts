import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../../tools/paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
afterAll(() => rmSync(folder, { recursive: true }));
const read = (name: string) => readFileSync(join(root, name), 'utf8');

test('npm start builds by itself: `.npmrc` keeps npm from running anything before or after a command', () => {
  expect(read('.npmrc')).toContain('ignore-scripts=true');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const unrun = Object.keys(scripts).filter((name) => /^(pre|post)/.test(name));
  expect(unrun).toEqual([]);
  expect(scripts.start).toMatch(/^node tools\/run\.mjs tools\/start\.ts --then .*build\/server\/main\.js$/);
});

const systemd = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!systemd) console.warn('NOT TESTED: deploy/website.service, because systemd-analyze is not installed.');

describe.runIf(systemd)('the systemd unit', () => {
  const unit = join(folder, 'website.service');

  test('is one that systemd takes, without a complaint', () => {
    const text = read('deploy/website.service');
    const program = /^ExecStart=\/srv\/website\/(\S+)/m.exec(text)![1]!;
    const written = text
      .replace(`/srv/website/${program}`, process.execPath)
      .replace('User=website', 'User=root')
      .replaceAll('/srv/website', root);
    writeFileSync(unit, written);
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    expect(`${stdout}${stderr}`).toBe('');
    expect(status).toBe(0);
  });

  test('gives away little: systemd rates its exposure below 4 of 10', () => {
    const rate = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=40', unit]);
    expect(rate.status).toBe(0);
  });
});

describe('the container', () => {
  const [build = '', final = ''] = read('deploy/Dockerfile')
    .split(/^FROM .*$/m)
    .slice(1);
  const copies = (stage: string) => [...stage.matchAll(/^COPY (?:--from=build )?(.+) (\S+)$/gm)];

  test('copies only what is there', () => {
    for (const [line, sources = ''] of [...copies(build), ...copies(final)]) {
      for (const source of sources.split(' ')) {
        expect(existsSync(join(root, source.replace('/site/', ''))), line).toBe(true);
      }
    }
  });

  test('serves pages and stores messages with what its last stage copies and installs, and passes its own health check', async () => {
    const site = join(folder, 'site');
    mkdirSync(site);
    for (const [, sources = '', target = ''] of copies(final)) {
      for (const source of sources.split(' ').map((name) => name.replace('/site/', ''))) {
        cpSync(join(root, source), join(site, target, target === './' ? source : ''), { recursive: true });
      }
    }
    installWithoutExtras(site);
    const [program, ...args] = JSON.parse(/^CMD (.+)$/m.exec(final)![1]!) as string[];
    expect(program).toBe('node');
    const environment = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: join(folder, 'data') };
    const server = spawn(process.execPath, args, { cwd: site, env: { ...environment, PORT: '0' } });
    let log = '';
    server.stderr.on('data', (text: Buffer) => {
      log += text;
    });
    try {
      const port = await new Promise<number>((resolve, reject) => {
        server.once('exit', () => reject(new Error(log)));
        createInterface(server.stdout).on('line', (line) => {
          if (line.includes('"listening"')) resolve((JSON.parse(line) as { port: number }).port);
        });
      });
      expect((await fetch(`http://127.0.0.1:${port}/crisis?lang=en`)).status).toBe(200);
      const health = /^HEALTHCHECK .*CMD (\[.+\])$/m.exec(final)![1]!;
      const [, ...healthArgs] = JSON.parse(health) as string[];
      const check = (checked: number) =>
        spawnSync(process.execPath, healthArgs, { env: { ...environment, PORT: String(checked) } }).status;
      expect(check(port)).toBe(0);
      expect(check(1)).toBe(1);
    } finally {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
    }
    expect(server.exitCode).toBe(0);
  });
});

/** What `npm ci --omit=dev --omit=optional` leaves of the packages, according to the lock file. */
function installWithoutExtras(site: string): void {
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean }>;
  };
  for (const [path, { dev, optional, devOptional }] of Object.entries(lock.packages)) {
    if (path === '' || dev || optional || devOptional || path.lastIndexOf('node_modules/') > 0) continue;
    mkdirSync(dirname(join(site, path)), { recursive: true });
    symlinkSync(join(root, path), join(site, path));
  }
}
