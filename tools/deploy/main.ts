/**
 * `npm run deploy`: builds a release of this folder beside the running one, checks it and switches to it, or goes to
 * another one that is there.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, statfsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import type { Release } from '../../server/release.ts';
import { isBuilt } from '../building/build-stamp.ts';
import { lock } from '../lock.ts';
import { root } from '../paths.ts';
import { checkRelease } from './check-release.ts';
import { commitHere, pull } from './git.ts';
import { isSettled, showReleases } from './history.ts';
import { askLive, becomesLive } from './live-release.ts';
import {
  currentRelease,
  installNode,
  listReleases,
  makeRelease,
  note,
  prune,
  releaseBefore,
  switchTo,
} from './releases.ts';

const usage = `npm run deploy -- --to DIR [--pull | --rollback | --activate NAME | --list] [--url ADDRESS]

  --to DIR         the folder that the site is served from: releases/, the link current, node
  --pull           first fetches this clone's branch; does nothing if its commit was deployed, or rolled back
  --rollback       goes back to the release that was live before, without those that were rolled back
  --activate NAME  goes to any release of the list, also forward
  --list           the releases, and what happened to each
  --url ADDRESS    where the running server is asked what it serves; http://127.0.0.1:PORT by default

Builds this folder (with SITE_URL and the other build settings), copies the result into DIR/releases, starts it on a free port,
asks /readyz and a page in each language, then switches. If anything fails, what is live stays live.`;

/** Megabytes for a build and its release; with less neither is begun, so that messages keep the space. */
const spaceNeeded = 400;

/** A failure whose message is enough for the operator. */
class Failure extends Error {}

function options() {
  try {
    const { values } = parseArgs({
      options: {
        to: { type: 'string' },
        pull: { type: 'boolean' },
        rollback: { type: 'boolean' },
        activate: { type: 'string' },
        list: { type: 'boolean' },
        url: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    return values;
  } catch (error) {
    throw new Failure(`${(error as Error).message}\n\n${usage}`);
  }
}

const started = performance.now();
const say = (text: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}`);

/** Files that root creates in another user's folder would stop that user's deploys. */
function refuseRoot(...folders: string[]): void {
  if (process.getuid?.() !== 0) return;
  for (const folder of folders) {
    const { uid } = statSync(folder);
    if (uid === 0) continue;
    const owner = spawnSync('id', ['-nu', String(uid)], { encoding: 'utf8' }).stdout?.trim() || String(uid);
    throw new Failure(
      `${folder} belongs to ${owner}, and files of root in it would stop the next deploy. Run this as ${owner}:\n` +
        `su -s /bin/sh ${owner} -c 'cd ${root} && npm run deploy -- ...'`,
    );
  }
}

/** Switches, and switches back if the running server does not pick the release up. */
async function goLive(home: string, release: Release, url: string): Promise<void> {
  const releases = listReleases(home);
  const live = await askLive(url);
  const serving = releases.find(({ name }) => name === live?.release);
  const before = serving ?? releases.find(({ name }) => name === currentRelease(home));
  switchTo(home, release.name, before?.name);
  if (serving && live?.supervised && !(await becomesLive(url, release.name))) {
    if (before) switchTo(home, before.name);
    throw new Failure(
      `The running server did not take ${release.name} up; its log says why. ${before?.name ?? 'Nothing'} is current again`,
    );
  }
  // A deploy that was killed after it switched could not note that.
  if (before?.events.length === 0) note(home, before, 'live');
  note(home, release, 'live');
  if (!serving) return say(`Switched to ${release.name}. No server of this folder answers at ${url} yet`);
  if (!live?.supervised)
    return say(`Switched to ${release.name}. Restart the server at ${url}: it can't switch itself`);
  say(`${release.name} is live`);
}

/** Runs `work` while no other process changes what is live. Not held while building, so that a rollback need not wait. */
async function alone<T>(home: string, work: () => T): Promise<Awaited<T>> {
  using _ = await lock(home, 'npm run deploy', say);
  return await work();
}

/** Notes a failure with the release, for `--list` and `--pull`. */
async function tryRelease(home: string, release: Release, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const failure = error as Error;
    // Vite colours its messages; the list, the log and alarms are plain text.
    failure.message = stripVTControlCharacters(failure.message);
    note(home, release, 'failed', failure.message);
    throw failure;
  }
}

async function rollBack(home: string, url: string): Promise<void> {
  const target = releaseBefore(home);
  const current = listReleases(home).find(({ name }) => name === currentRelease(home));
  await tryRelease(home, target, () => goLive(home, target, url));
  if (current) note(home, current, 'rolled-back');
}

async function activate(home: string, name: string, url: string): Promise<void> {
  const release = listReleases(home).find((known) => known.name === name);
  if (!release?.complete) throw new Failure(`There is no release ${name} in ${home}. See --list`);
  await tryRelease(home, release, () => goLive(home, release, url));
}

async function deploy(home: string, url: string): Promise<void> {
  const commit = commitHere();
  const time = new Date().toISOString().replace(/\..*|[-:]/g, '');
  const release = { name: `${time}-${commit?.slice(0, 7) ?? 'local'}`, commit };
  using _source = await lock(root, 'npm run deploy', say);
  await tryRelease(home, release, async () => {
    await alone(home, () => prune(home));
    const free = statfsSync(home);
    const megabytes = Math.floor((free.bavail * free.bsize) / 1024 ** 2);
    if (megabytes < spaceNeeded)
      throw new Failure(`The disk of ${home} has ${megabytes} MB left; a release needs ${spaceNeeded}`);
    // Imported late, because most calls of the timer build nothing.
    if (!isBuilt()) await (await import('../build.ts')).makeBuild();
    say('Built');
    await alone(home, async () => {
      installNode(home);
      await makeRelease(home, release, async (folder) => {
        await checkRelease(folder, join(home, 'node'));
        say('Checked: starts, /readyz, a page in each language');
      });
      await goLive(home, release, url);
    });
  }).finally(() => alone(home, () => prune(home)));
}

async function main(): Promise<void> {
  const given = options();
  const { help, to, url = `http://127.0.0.1:${process.env.PORT || 3000}` } = given;
  if (help) return console.log(usage);
  if (!to) throw new Failure(usage);
  const home = resolve(to);
  if (given.list) return console.log(showReleases(home));
  mkdirSync(home, { recursive: true });
  refuseRoot(home, root);
  if (given.rollback) return alone(home, () => rollBack(home, url));
  const { activate: name } = given;
  if (name) return alone(home, () => activate(home, name, url));
  if (!given.pull) return deploy(home, url);
  {
    using _ = await lock(root, 'npm run deploy -- --pull', say);
    pull();
    if (isSettled(home, commitHere())) return;
  }
  // The fetched commit may change this command and its packages.
  const { status } = spawnSync(
    process.execPath,
    ['tools/run.mjs', 'tools/deploy/main.ts', '--to', home, '--url', url],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  process.exitCode = status ?? 1;
}

main().catch((error: Error) => {
  console.error(
    error instanceof Failure ? error.message : `Nothing was deployed, what is live stays live: ${error.message}`,
  );
  process.exitCode = 1;
});
