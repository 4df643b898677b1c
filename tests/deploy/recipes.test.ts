import { spawnSync } from 'node:child_process';
import {
  chownSync,
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
import { privacy } from '../../app/content/settings.ts';
import { buildNames, runNames } from '../../server/settings.ts';
import { pathOf } from '../../tools/debian.ts';
import { installNode, makeRelease, switchTo } from '../../tools/deploy/releases.ts';
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

test('installs with a pinned npm where the machine has an old one', () => {
  const packages = read('tools/run.mjs').match(/--package=[^'`]+/g)!;
  expect(packages).toHaveLength(2);
  for (const name of packages) expect(name).toMatch(/@(\d+\.\d+\.\d+|\$\{.*)$/);
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

test('every unit tells the operator when it fails, except the one that tells', () => {
  for (const name of globSync('deploy/*.service', { cwd: root })) {
    const tells = read(name).includes('OnFailure=website-alarm@%n.service\n');
    expect([name, tells]).toEqual([name, !name.includes('alarm')]);
  }
});

test('keeps logs and backups as long as the privacy page states', () => {
  expect(read('deploy/journald@website.conf')).toContain(`MaxRetentionSec=${privacy.logDays}day`);
  // `find` counts whole days; of the copies elsewhere each snapshot holds one.
  expect(read('deploy/backup')).toContain(`-mtime +${privacy.backupDays - 1} -delete`);
  expect(read('deploy/backup')).toMatch(
    new RegExp(`backup "\\$file" .*\n.*forget .*--keep-within ${privacy.backupDays}d --prune`),
  );
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
    expect(made.stdout).toMatch(/^1 messages in .*outbox-/m);
    const [copy] = readdirSync(backups);
    expect(copy).toMatch(/^outbox-\d{4}-\d\d-\d\d\.sqlite$/);
    expect((await send('lost')).status).toBe(200);
    expect(await queued()).toBe(2);

    const restore = () => script('restore', [join(backups, copy!)]);
    const running = restore();
    expect([running.status, running.stderr]).toEqual([1, expect.stringContaining('The server is running (process ')]);
    await site.stop();
    const restored = restore();
    expect(restored.status, restored.stderr).toBe(0);
    await site.start({ DATA_DIR: data });
    expect(await queued()).toBe(1);
    expect((await send('after')).status).toBe(200);
    expect(script('outbox', ['list']).stdout).toContain('queued: waits to be delivered');
  });

  test('refuses an unsound copy, and keeps every outbox that it replaced', async () => {
    await site.stop();
    const files = () => readdirSync(data).filter((name) => name.startsWith('replaced-'));
    const before = files();
    const [copy] = readdirSync(backups);
    for (const wrong of ['/etc/passwd', process.execPath, join(backups, 'nothing')])
      expect(script('restore', [wrong]).status, wrong).not.toBe(0);
    expect(files()).toEqual(before);
    const now = readFileSync(join(data, 'outbox.sqlite'));
    // A right copy of the wrong day, and then another.
    expect(script('restore', [join(backups, copy!)]).status).toBe(0);
    const [replaced] = files().filter((name) => !before.includes(name));
    expect(readFileSync(join(data, replaced!)).equals(now)).toBe(true);
    expect(replaced).toMatch(/^replaced-\d{8}T\d{6}\.\d{3}Z-outbox\.sqlite$/);
    expect(script('restore', [join(data, replaced!)]).status).toBe(0);
    expect(readFileSync(join(data, replaced!)).equals(now)).toBe(true);
    expect(readFileSync(join(data, 'outbox.sqlite')).equals(now)).toBe(true);
    await site.start({ DATA_DIR: data });
  });

  test.runIf(process.getuid?.() === 0)('restores nothing into the folder of another user', async () => {
    const foreign = mkdtempSync(join(folder, 'foreign-'));
    chownSync(foreign, 12_345, 12_345);
    const [copy] = readdirSync(backups);
    const { status, stderr } = script('restore', [join(backups, copy!)], { DATA_DIR: foreign });
    expect([status, stderr]).toEqual([1, expect.stringContaining('run this as that user')]);
    expect(readdirSync(foreign)).toEqual([]);
  });

  test.runIf(pathOf('restic'))(
    'sends the copies and the settings to another place, encrypted, and they come back',
    async () => {
      const settings = join(folder, 'other.env');
      writeFileSync(settings, 'SITE_URL=https://www.example.org\n');
      const environment = {
        RESTIC_REPOSITORY: join(folder, 'elsewhere'),
        RESTIC_PASSWORD: 'secret',
        SETTINGS: settings,
      };
      const restic = (...args: string[]) =>
        spawnSync(pathOf('restic')!, ['--no-cache', ...args], {
          encoding: 'utf8',
          env: { ...process.env, ...environment },
        });
      for (const _ of [1, 2]) {
        const made = script('backup', [], environment);
        expect(made.status, made.stderr).toBe(0);
      }
      const back = join(folder, 'back');
      expect(restic('restore', 'latest', '--target', back).status).toBe(0);
      const [copy] = readdirSync(backups);
      expect(readFileSync(join(back, backups, copy!)).equals(readFileSync(join(backups, copy!)))).toBe(true);
      expect(readFileSync(join(back, settings), 'utf8')).toBe(readFileSync(settings, 'utf8'));
      expect(globSync('**', { cwd: environment.RESTIC_REPOSITORY }).join()).not.toContain('outbox');
    },
  );

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
