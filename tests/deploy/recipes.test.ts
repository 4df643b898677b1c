import { spawnSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { privacy } from '../../app/content/figures.ts';
import { buildNames, runNames } from '../../server/settings.ts';
import { installNode, makeRelease, releaseFolder, switchTo } from '../../tools/deploy/releases.ts';
import { root } from '../../tools/paths.ts';
import { contactFields, jsonCall, jsonUrl } from '../faults/harness/forms.ts';
import { createHome } from './deploy-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
afterAll(() => rmSync(folder, { recursive: true }));
const read = (name: string) => readFileSync(join(root, name), 'utf8');

test('builds within npm start, because `.npmrc` disables pre and post scripts', () => {
  expect(read('.npmrc')).toContain('ignore-scripts=true');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const unrun = Object.keys(scripts).filter((name) => /^(pre|post)/.test(name));
  expect(unrun).toEqual([]);
  expect(scripts.start).toMatch(/^node tools\/run\.mjs tools\/start\.ts --then .*build\/server\/main\.js$/);
});

test('every command of package.json prints its help and exits with 0', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  for (const name of Object.keys(scripts)) {
    const environment = { PATH: process.env.PATH, npm_lifecycle_event: name, NODE_NO_WARNINGS: '1' };
    const args = [...scripts[name]!.split(' ').slice(1), '--help'];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: environment });
    expect([name, status]).toEqual([name, 0]);
    expect(stdout).toContain(`npm ${['start', 'test'].includes(name) ? '' : 'run '}${name}`);
  }
});

test('npm test refuses an unknown part', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/test.ts', 'unti'], { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('There is no part unti');
});

test('.env.example names every setting and sets only the address', () => {
  const example = read('.env.example');
  for (const name of [...buildNames, ...runNames]) expect(example, name).toMatch(new RegExp(`^#?${name}=`, 'm'));
  expect(example.match(/^[A-Z_]+=/gm)).toEqual(['SITE_URL=']);
});

test('keeps the log as long as the privacy page states', () => {
  expect(read('deploy/journald@website.conf')).toContain(`MaxRetentionSec=${privacy.logDays}day`);
});

const systemd = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!systemd) console.warn('NOT TESTED: deploy/*.service and *.timer, because systemd-analyze is not installed.');

describe.runIf(systemd)('the systemd units', () => {
  const units = globSync('deploy/*.{service,timer}', { cwd: root });
  const services = units.filter((name) => name.endsWith('.service'));
  const written = (name: string) => join(folder, basename(name));
  beforeAll(() => {
    // The programs have to exist; here their paths differ.
    for (const name of units)
      writeFileSync(
        written(name),
        read(name)
          .replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`)
          .replace('User=website', 'User=root'),
      );
  });

  test('pass systemd-analyze verify without warnings', () => {
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...units.map(written)], {
      encoding: 'utf8',
    });
    expect(`${stdout}${stderr}`).toBe('');
    expect(status).toBe(0);
  });

  test.each(services)("%s has an exposure below 7 of 10 by systemd's rating", (name) => {
    // Units that serve visitors are held to 4.
    const threshold = name.endsWith('website.service') ? 40 : 70;
    const rate = spawnSync('systemd-analyze', [
      'security',
      '--offline=true',
      `--threshold=${threshold}`,
      written(name),
    ]);
    expect(rate.status).toBe(0);
  });
});

describe('backup and restore', () => {
  const site = createHome();
  const [data, backups] = [join(folder, 'data'), join(folder, 'backups')];
  const script = (name: string, args: string[] = [], environment: Record<string, string> = {}) =>
    spawnSync(join(site.home, 'current/deploy', name), args, {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: data, BACKUP_DIR: backups, NODE_NO_WARNINGS: '1', ...environment },
    });
  const send = (text: string) => fetch(jsonUrl(site.port()), jsonCall(contactFields(text)));
  const queued = async () =>
    ((await (await fetch(`http://127.0.0.1:${site.port()}/readyz`)).json()) as { queued: number }).queued;
  beforeAll(async () => {
    mkdirSync(backups);
    await makeRelease(site.home, { name: '20260101T000000', commit: null });
    installNode(site.home);
    switchTo(site.home, '20260101T000000');
    expect(readdirSync(join(releaseFolder(site.home, '20260101T000000'), 'deploy')).sort()).toEqual([
      'backup',
      'outbox',
      'restore',
    ]);
    await site.start({ DATA_DIR: data });
  });
  afterAll(async () => {
    await site.stop();
    site.remove();
  });

  test('copies the outbox of the running server and checks the copy; a restore brings the message back', async () => {
    expect((await send('kept')).status).toBe(200);
    const made = script('backup');
    expect(made.status, made.stderr).toBe(0);
    expect(made.stdout).toContain('1 messages in the copy');
    const [copy] = readdirSync(backups);
    expect(copy).toMatch(/^outbox-\d{4}-\d\d-\d\d\.sqlite$/);
    expect((await send('lost')).status).toBe(200);
    expect(await queued()).toBe(2);

    await site.stop();
    const restored = script('restore', [join(backups, copy!)]);
    expect(restored.status, restored.stderr).toBe(0);
    await site.start({ DATA_DIR: data });
    expect(await queued()).toBe(1);
    expect((await send('after')).status).toBe(200);
    expect(script('outbox', ['list']).stdout).toContain('queued: waits to be delivered');
    // The replaced file is kept.
    expect(readdirSync(data)).toContain('outbox.sqlite.replaced');
  });

  test("reads the settings of the office's command as systemd does, with any password and name", () => {
    const settings = join(folder, 'website.env');
    const login = "SMTP_URL='smtp://user:p#a&b$HOME;c@127.0.0.1:1'";
    writeFileSync(settings, `${login}\nMAIL_TO=Office <office@example.org>\nMAIL_FROM='website@example.org'\n`);
    const { status, stdout, stderr } = script('outbox', ['list'], { SETTINGS: settings });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('queued: waits to be delivered');
    expect(script('outbox', ['list'], { SETTINGS: join(folder, 'none.env') }).status).toBe(0);
  });

  test('replaces an earlier copy of the day, deletes copies older than 14 days, and makes none of a damaged outbox', () => {
    const old = join(backups, 'outbox-2020-01-01.sqlite');
    writeFileSync(old, '');
    utimesSync(old, new Date(0), new Date(0));
    expect(script('backup').status).toBe(0);
    expect(readdirSync(backups)).toHaveLength(1);
    const broken = mkdtempSync(join(folder, 'broken-'));
    writeFileSync(join(broken, 'outbox.sqlite'), 'not a database');
    const { status } = spawnSync(join(site.home, 'current/deploy/backup'), {
      env: { PATH: process.env.PATH, DATA_DIR: broken, BACKUP_DIR: broken },
    });
    expect(status).not.toBe(0);
    expect(readdirSync(broken).filter((name) => /^outbox-.*\.sqlite$/.test(name))).toEqual([]);
  });
});
