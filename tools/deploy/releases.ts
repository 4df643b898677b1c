/**
 * The folder that a site is served from: `releases/NAME/`, the link `current`, and the Node that runs it. What is live
 * is what the link points to; what happened to a release is in its own folder. Nothing else is remembered.
 */

import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Release } from '../../server/release.ts';
import { buildDirectory, distDirectory, root } from '../paths.ts';
import { takeOverAssets } from './old-assets.ts';

/** How many of the newest releases stay, and of those that were live, of different commits, for `--rollback`. */
const keptReleases = 3;
/** How many releases `--list` remembers; of the older ones only the record is left. */
const keptRecords = 20;

/** Packages that the server loads at run time; everything else is bundled (`tools/build.ts`). */
const runtimePackages = ['nodemailer', 'pg'];
/** Scripts that the systemd units and the operator run from a release. */
const scripts = ['alarm', 'backup', 'integrity.mjs', 'outbox', 'restore'];

const unfinished = '.unfinished';
const record = ['release.json', 'history'];

/** What can happen to a release; `--rollback` leads to one whose last event is `live`. */
const eventNames = ['live', 'rolled-back', 'failed'] as const;
type EventName = (typeof eventNames)[number];

export interface ReleaseEvent {
  /** Milliseconds since 1970. */
  at: number;
  name: EventName;
  /** Why, in one line. */
  why: string;
}

export interface KnownRelease extends Release {
  /** Oldest first. */
  events: ReleaseEvent[];
  /** False if only the record is left. */
  complete: boolean;
}

/** The folder of the release with this name. */
export const releaseFolder = (home: string, name: string): string => join(home, 'releases', name);

/** Runs what must not stop a deploy: notes and deletions. */
function attempt(what: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    console.warn(`${what}: ${(error as Error).message}`);
  }
}

/** Reads a file; one that is missing or that a full disk left empty says nothing. */
function readOr<T>(otherwise: T, file: string, parse: (text: string) => T): T {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch {
    return otherwise;
  }
}

/** A line that a full disk cut off is skipped. */
function parseEvent(line: string): ReleaseEvent[] {
  const [time = '', event, ...why] = line.split(' ');
  const name = eventNames.find((known) => known === event);
  const at = Date.parse(time);
  return name && at ? [{ at, name, why: why.join(' ') }] : [];
}

function readRelease(home: string, name: string): KnownRelease {
  const folder = releaseFolder(home, name);
  const commit = readOr(null, join(folder, 'release.json'), (text) => (JSON.parse(text) as Release).commit);
  const events = readOr([], join(folder, 'history'), (text) => text.split('\n').flatMap(parseEvent));
  return { name, commit, events, complete: existsSync(join(folder, 'build')) };
}

const folderNames = (home: string): string[] =>
  existsSync(join(home, 'releases')) ? readdirSync(join(home, 'releases')).sort() : [];

/** The releases, oldest first. */
export const listReleases = (home: string): KnownRelease[] =>
  folderNames(home)
    .filter((name) => !name.endsWith(unfinished))
    .map((name) => readRelease(home, name));

/** The current release, the target of the link. */
export function currentRelease(home: string): string | undefined {
  try {
    return basename(realpathSync(join(home, 'current')));
  } catch {
    return undefined;
  }
}

/** Notes in its folder what happened to a release, which may be one that was never built. */
export function note(home: string, { name, commit }: Release, event: EventName, why = '', now = Date.now()): void {
  attempt('Not noted', () => {
    const folder = releaseFolder(home, name);
    mkdirSync(folder, { recursive: true });
    const file = join(folder, 'release.json');
    if (!existsSync(file)) writeFileSync(file, `${JSON.stringify({ name, commit })}\n`);
    const line = [new Date(now).toISOString(), event, why.replaceAll(/\s+/g, ' ').slice(0, 300)].join(' ').trimEnd();
    appendFileSync(join(folder, 'history'), `${line}\n`);
  });
}

const lastEvent = ({ events }: KnownRelease) => events.at(-1);

/** Releases that were live and were not rolled back, the last one first. */
const wereLive = (home: string): KnownRelease[] =>
  listReleases(home)
    .filter((release) => release.complete && lastEvent(release)?.name === 'live')
    .sort((a, b) => lastEvent(b)!.at - lastEvent(a)!.at);

/** The release that was live before the current one, without those that were rolled back. @throws Error if there is none */
export function releaseBefore(home: string): KnownRelease {
  const current = currentRelease(home);
  const before = wereLive(home).find(({ name }) => name !== current);
  if (!before)
    throw new Error('There is no earlier release to go back to. See --list; --activate NAME takes any of it');
  return before;
}

/** Copies the build into a new release, which gets its name once it is complete and `check` found nothing. */
export async function makeRelease(
  home: string,
  release: Release,
  check: (folder: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const folder = releaseFolder(home, release.name);
  const making = folder + unfinished;
  // Not cpSync, which says EIO, as of a broken disk, if the disk gets full in the middle of a file.
  const copy = (from: string, to: string) =>
    cp(from, join(making, to), { recursive: true, mode: constants.COPYFILE_FICLONE });
  mkdirSync(making, { recursive: true });
  try {
    await copy(distDirectory, 'dist');
    await copy(join(buildDirectory, 'server'), 'build/server');
    for (const script of scripts) await copy(join(root, 'deploy', script), join('deploy', script));
    for (const path of packagesOf(runtimePackages)) await copy(join(root, path), path);
    // The bundles are modules.
    writeFileSync(join(making, 'package.json'), '{ "type": "module" }\n');
    writeFileSync(join(making, 'release.json'), `${JSON.stringify(release)}\n`);
    await check(making);
    renameSync(making, folder);
  } catch (error) {
    attempt('Not deleted', () => rmSync(making, { recursive: true, force: true }));
    throw error;
  }
}

/** These packages and their dependencies, as folders below `node_modules`. */
function packagesOf(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const path = join('node_modules', name);
    const file = join(root, path, 'package.json');
    if (found.has(path) || !existsSync(file)) continue;
    found.add(path);
    const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: Record<string, string> };
    packagesOf(Object.keys(dependencies), found);
  }
  return found;
}

/** Makes this release current in one atomic step; it holds the assets of the one before. */
export function switchTo(home: string, name: string, before = currentRelease(home)): void {
  if (before && before !== name)
    attempt('Some assets of the release before are missing', () =>
      takeOverAssets(releaseFolder(home, before), releaseFolder(home, name)),
    );
  const link = join(home, 'current');
  if (process.platform === 'win32') {
    // A junction needs no administrator rights, but can't be renamed over another one.
    rmSync(link, { force: true });
    symlinkSync(releaseFolder(home, name), link, 'junction');
    return;
  }
  rmSync(`${link}.new`, { force: true });
  symlinkSync(join('releases', name), `${link}.new`);
  renameSync(`${link}.new`, link);
}

/** Copies the Node that runs this command beside the releases, so that the machine needs none. */
export function installNode(home: string): void {
  const file = join(home, 'node');
  if (spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout?.trim() === process.version) return;
  mkdirSync(home, { recursive: true });
  copyFileSync(process.execPath, `${file}.new`);
  chmodSync(`${file}.new`, 0o755);
  renameSync(`${file}.new`, file);
}

/** Deletes remains of aborted deploys, and of old releases all but their records. Never fails. */
export function prune(home: string): void {
  attempt('Not deleted', () => {
    const remove = (path: string) => attempt('Not deleted', () => rmSync(path, { recursive: true, force: true }));
    for (const name of folderNames(home)) if (name.endsWith(unfinished)) remove(releaseFolder(home, name));
    const releases = listReleases(home);
    const live = wereLive(home);
    const newestOfCommit = live.filter(
      ({ commit }, index) => commit === null || live.findIndex((other) => other.commit === commit) === index,
    );
    const newest = releases
      .filter((release) => release.complete && lastEvent(release)?.name !== 'failed')
      .slice(-keptReleases);
    const targets = [...live.slice(0, 2), ...newestOfCommit.slice(0, keptReleases + 1)];
    const stay = new Set([...targets, ...newest].map(({ name }) => name));
    stay.add(currentRelease(home) ?? '');
    const recorded = new Set(releases.slice(-keptRecords).map(({ name }) => name));
    for (const { name, complete, events } of releases) {
      const folder = releaseFolder(home, name);
      if (stay.has(name)) continue;
      if (!recorded.has(name) || events.length === 0) remove(folder);
      else if (complete) for (const file of readdirSync(folder)) if (!record.includes(file)) remove(join(folder, file));
    }
  });
}
