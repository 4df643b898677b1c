import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFile } from '../../server/mail/sqlite.ts';
import { temporaryFolder } from '../faults/harness/test-outbox.ts';

const scripts = join(import.meta.dirname, '../../deploy');
let folder: ReturnType<typeof temporaryFolder>;
const file = (name: string) => join(folder.path, name);
const calls = () => (existsSync(file('calls')) ? readFileSync(file('calls'), 'utf8') : '');

function program(name: string, script: string): void {
  writeFileSync(file(`bin/${name}`), `#!/bin/sh\n${script}\n`);
  chmodSync(file(`bin/${name}`), 0o755);
}
const run = (script: string, args: string[] = [], settings: Record<string, string> = {}) =>
  spawnSync('sh', [join(scripts, script), ...args], {
    encoding: 'utf8',
    env: {
      PATH: `${file('bin')}:${process.env.PATH}`,
      DATA_DIR: folder.path,
      RUNTIME_DIRECTORY: folder.path,
      RESTIC_REPOSITORY: 'elsewhere',
      SETTINGS: '/settings',
      ALARM_URL: 'http://alarm',
      ...settings,
    },
  });

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(file('bin'));
  // As restic on another machine: it keeps the outbox that it is given.
  program('restic', `echo "$*" >>${file('calls')}\n[ "$2" != backup ] || [ ! -e "$3" ] || cp "$3" ${file('kept')}`);
  program('df', 'echo Use%; echo 10%');
});
afterEach(() => folder.remove());

test('copies an outbox that is being written, and then deletes old copies', () => {
  openFile(file('outbox.sqlite'))("INSERT INTO settings VALUES ('one', '1')", []);
  using outbox = new DatabaseSync(file('outbox.sqlite'));
  outbox.exec('BEGIN IMMEDIATE; DELETE FROM settings');
  expect(run('backup')).toMatchObject({ status: 0 });
  using kept = new DatabaseSync(file('kept'));
  expect(kept.prepare('SELECT name FROM settings').all()).toEqual([{ name: 'one' }]);
  expect(calls()).toMatch(/backup .*\n.*forget/);
  expect(existsSync(file('backup.sqlite'))).toBe(false);
});

test.each([
  ['is missing', () => {}],
  ['is empty', () => writeFileSync(file('outbox.sqlite'), '')],
  ['has no messages table', () => new DatabaseSync(file('outbox.sqlite')).exec('CREATE TABLE other (x)')],
  ['is damaged', () => writeFileSync(file('outbox.sqlite'), 'x'.repeat(8192))],
])('deletes no copy where the outbox %s', (_, make) => {
  make();
  expect(run('backup').status).toBe(1);
  expect(calls()).not.toContain('forget');
});

test('says that only the settings are copied where the messages are in PostgreSQL', () => {
  const { status, stdout } = run('backup', [], { DATABASE_URL: 'postgres://somewhere' });
  expect(status).toBe(0);
  expect(stdout).toContain('pg_dump');
  expect(calls()).toContain('backup /settings\n');
});

test('deletes what a restore replaced 14 days ago', () => {
  for (const name of ['replaced-old', 'replaced-new']) mkdirSync(file(name));
  utimesSync(file('replaced-old'), 0, 0);
  run('backup');
  expect([existsSync(file('replaced-old')), existsSync(file('replaced-new'))]).toEqual([false, true]);
});

test('an alarm holds whole letters only', () => {
  program('journalctl', `printf 'x%.0s' 1; yes سطر | head -n 2000`);
  program('hostname', 'echo host');
  program('curl', `cat >${file('alarm')}`);
  for (const unit of ['a', 'ab']) {
    expect(run('alarm', [unit])).toMatchObject({ status: 0 });
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file('alarm')));
    expect(text.length).toBeGreaterThan(1000);
  }
});

test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('systemd takes every line of the units', () => {
  const units = file('units');
  cpSync(scripts, units, { recursive: true });
  symlinkSync(process.execPath, join(units, 'node'));
  const names = ['website', 'website-backup', 'website-deploy', 'website-alarm@'].map((name) => `${name}.service`);
  for (const name of names) {
    const text = readFileSync(join(units, name), 'utf8');
    writeFileSync(join(units, name), text.replaceAll(/\/srv\/website\/current(\/deploy)?\//g, `${units}/`));
  }
  const timers = ['website.socket', 'website-backup.timer', 'website-deploy.timer'];
  const { stderr } = spawnSync(
    'systemd-analyze',
    ['verify', ...[...names, ...timers].map((name) => join(units, name))],
    {
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
});
