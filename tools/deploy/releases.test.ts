import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isSettled, retryAfter, showReleases } from './history.ts';
import { currentRelease, listReleases, note, prune, releaseBefore, releaseFolder, switchTo } from './releases.ts';

const root = mkdtempSync(join(tmpdir(), 'releases-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A folder of releases that do nothing, with a clock of its own: one minute an event. */
function makeHome() {
  const home = mkdtempSync(join(root, 'home-'));
  let now = Date.UTC(2026, 0, 1);
  const tick = () => {
    now += 60_000;
    return now;
  };
  const event = (name: string, what: 'live' | 'rolled-back' | 'failed', why = '') =>
    note(home, { name, commit: name[0]! }, what, why, tick());
  return {
    home,
    now: () => now,
    event,
    /** The first letter of a name is its commit. */
    deploy(name: string) {
      const folder = releaseFolder(home, name);
      for (const part of ['build', 'dist/assets']) mkdirSync(join(folder, part), { recursive: true });
      event(name, 'live');
      switchTo(home, name);
    },
    rollBack() {
      const [from, to] = [currentRelease(home)!, releaseBefore(home).name];
      switchTo(home, to);
      event(to, 'live');
      event(from, 'rolled-back');
      return to;
    },
  };
}

describe('a rollback', () => {
  test('goes by what was live, not by names: A, B, back to A, C, back is A and then what was before', () => {
    const site = makeHome();
    for (const name of ['Z1', 'A1', 'B1']) site.deploy(name);
    expect(site.rollBack()).toBe('A1');
    site.deploy('C1');
    expect(site.rollBack()).toBe('A1');
    expect(site.rollBack()).toBe('Z1');
    expect(() => releaseBefore(site.home)).toThrow('There is no earlier release');
  });

  test('takes a release again that was activated after it had been rolled back', () => {
    const site = makeHome();
    for (const name of ['A1', 'B1']) site.deploy(name);
    site.rollBack();
    site.deploy('B1');
    site.deploy('C1');
    expect(site.rollBack()).toBe('B1');
  });

  test('never leads to a release that failed or was not checked to its end', () => {
    const site = makeHome();
    site.deploy('A1');
    mkdirSync(join(releaseFolder(site.home, 'B1'), 'build'), { recursive: true });
    mkdirSync(join(releaseFolder(site.home, 'C1'), 'build'), { recursive: true });
    site.event('C1', 'failed', 'broken');
    site.deploy('D1');
    expect(releaseBefore(site.home).name).toBe('A1');
  });
});

describe('`--pull`', () => {
  test('does not deploy a commit again that is live, was live or was rolled back', () => {
    const site = makeHome();
    for (const name of ['A1', 'B1']) site.deploy(name);
    site.rollBack();
    expect(['A', 'B', 'C'].map((commit) => isSettled(site.home, commit, site.now()))).toEqual([true, true, false]);
  });

  test('retries a failed commit after ten minutes', () => {
    const site = makeHome();
    site.event('A1', 'failed', 'no network');
    expect(isSettled(site.home, 'A', site.now() + retryAfter - 1)).toBe(true);
    expect(isSettled(site.home, 'A', site.now() + retryAfter)).toBe(false);
  });

  test('deploys a commit again whose deploy was killed before the switch, but not the one that the link points to', () => {
    const site = makeHome();
    mkdirSync(join(releaseFolder(site.home, 'A1'), 'build'), { recursive: true });
    writeFileSync(join(releaseFolder(site.home, 'A1'), 'release.json'), '{"name":"A1","commit":"A"}');
    expect(isSettled(site.home, 'A')).toBe(false);
    switchTo(site.home, 'A1');
    expect(isSettled(site.home, 'A')).toBe(true);
  });
});

test('the list says what happened to each release', () => {
  const site = makeHome();
  expect(showReleases(site.home)).toContain('There is no release');
  site.deploy('A1');
  site.event('B1', 'failed', 'SITE_URL must be\n an address');
  site.deploy('C1');
  site.deploy('D1');
  site.rollBack();
  expect(showReleases(site.home).split('\n')).toEqual([
    '  A1  was live 2026-01-01 00:01 UTC',
    '  B1  failed 2026-01-01 00:02 UTC: SITE_URL must be an address (deleted)',
    '* C1  live 2026-01-01 00:05 UTC',
    '  D1  rolled back 2026-01-01 00:06 UTC',
  ]);
});

test('empty and broken files stop neither lists nor rollbacks', () => {
  const site = makeHome();
  for (const name of ['A1', 'B1', 'C1']) site.deploy(name);
  for (const name of ['A1', 'B1', 'C1'])
    for (const file of ['release.json', 'old-assets.json'])
      writeFileSync(join(releaseFolder(site.home, name), file), '');
  appendFileSync(join(releaseFolder(site.home, 'A1'), 'history'), '2026-01-01T0');
  for (const file of ['deploy.lock', 'last-deploy.json']) writeFileSync(join(site.home, file), '');
  expect(site.rollBack()).toBe('B1');
  expect(site.rollBack()).toBe('A1');
  expect(showReleases(site.home)).toContain('* A1  live');
  prune(site.home);
});

describe('pruning', () => {
  const folders = (home: string) => readdirSync(join(home, 'releases'));
  const complete = (home: string) =>
    listReleases(home)
      .filter((release) => release.complete)
      .map(({ name }) => name);

  test('removes unfinished releases, and keeps records of the others', () => {
    const site = makeHome();
    for (const name of ['A1', 'B1', 'C1', 'D1', 'E1']) site.deploy(name);
    mkdirSync(join(releaseFolder(site.home, 'F1.unfinished'), 'build'), { recursive: true });
    prune(site.home);
    expect(folders(site.home)).toEqual(['A1', 'B1', 'C1', 'D1', 'E1']);
    expect(complete(site.home)).toEqual(['B1', 'C1', 'D1', 'E1']);
    expect(showReleases(site.home)).toContain('A1  was live 2026-01-01 00:01 UTC (deleted)');
  });

  test('keeps earlier commits while one commit is deployed again and again', () => {
    const site = makeHome();
    for (const name of ['A1', 'B1', 'C1', 'C2', 'C3', 'C4', 'C5']) {
      site.deploy(name);
      prune(site.home);
    }
    expect(complete(site.home)).toEqual(['A1', 'B1', 'C3', 'C4', 'C5']);
  });

  test('keeps the target of a rollback, although the commit is the same and newer releases were rolled back', () => {
    const site = makeHome();
    site.deploy('A1');
    for (const name of ['A2', 'A3', 'A4', 'A5']) {
      site.deploy(name);
      prune(site.home);
      expect(site.rollBack()).toBe('A1');
    }
  });

  test('keeps the live release, however old, and of failed ones the record', () => {
    const site = makeHome();
    site.deploy('A1');
    for (const name of ['B1', 'C1', 'D1', 'E1', 'F1']) {
      site.deploy(name);
      site.rollBack();
    }
    mkdirSync(join(releaseFolder(site.home, 'G1'), 'build'), { recursive: true });
    site.event('G1', 'failed', 'why');
    prune(site.home);
    expect(complete(site.home)).toEqual(['A1', 'D1', 'E1', 'F1']);
    expect(currentRelease(site.home)).toBe('A1');
    expect(existsSync(join(releaseFolder(site.home, 'G1'), 'history'))).toBe(true);
  });

  test('does not grow without end', () => {
    const site = makeHome();
    for (let count = 100; count < 140; count += 1) {
      site.deploy(`${String.fromCharCode(count)}${count}`);
      prune(site.home);
    }
    expect(folders(site.home).length).toBe(20);
  });
});
