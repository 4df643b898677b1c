/**
 * `npm run deploy`: builds a release of this folder beside the running one, checks it and switches to it, or rolls
 * back.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../paths.ts';
import { checkRelease } from './check-release.ts';
import { commitHere, pull } from './git.ts';
import { askLive, becomesLive } from './live-release.ts';
import { lock } from './lock.ts';
import {
  currentRelease,
  installNode,
  listReleases,
  makeRelease,
  prune,
  readRelease,
  releaseBefore,
  releaseFolder,
  switchTo,
} from './releases.ts';

const usage = `npm run deploy -- --to DIR [--pull | --rollback | --list] [--url ADDRESS]

  --to DIR       the folder that the site is served from: releases/, the link current, node
  --pull         first fetches what was pushed; does nothing if that is live already
  --rollback     goes back to the release before the current one
  --list         the releases, and which one is current
  --url ADDRESS  where the running server is asked what it serves; http://127.0.0.1:PORT by default

Builds this folder (with SITE_URL and the other build settings), copies the result into DIR/releases, starts it on a free port,
asks /readyz and a page in each language, then switches. If anything fails, what is live stays live.`;

/** Milliseconds after which `--pull` retries a commit that failed. */
const retryAfter = 10 * 60 * 1000;

/** The result of the last deploy of this folder. */
interface LastDeploy {
  commit: string | null;
  ok: boolean;
  at: number;
}

/** A failure whose message is enough for the operator. */
class Failure extends Error {}

function options() {
  try {
    const { values } = parseArgs({
      options: {
        to: { type: 'string' },
        pull: { type: 'boolean' },
        rollback: { type: 'boolean' },
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

function runNode(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Failure(`${args[0]} ended with ${status}; what is live stays live`);
}

const lastDeployFile = (home: string) => join(home, 'last-deploy.json');

/** Whether `--pull` has nothing to do. */
function isDone(home: string): boolean {
  const file = lastDeployFile(home);
  if (!existsSync(file)) return false;
  const { commit, ok, at } = JSON.parse(readFileSync(file, 'utf8')) as LastDeploy;
  return commit === commitHere() && (ok || Date.now() - at < retryAfter);
}

/** Switches, and switches back if the running server does not pick the release up. */
async function goLive(home: string, name: string, url: string): Promise<void> {
  const before = currentRelease(home);
  const live = await askLive(url);
  switchTo(home, name);
  if (!live) return say(`Switched to ${name}. No server of this site answers at ${url} yet`);
  if (!live.supervised) return say(`Switched to ${name}. Restart the server at ${url}: it does not switch by itself`);
  if (await becomesLive(url, name)) return say(`${name} is live`);
  if (before) switchTo(home, before);
  throw new Failure(
    `The running server did not take ${name} up; its log says why. ${before ?? 'Nothing'} is current again`,
  );
}

async function deploy(home: string, url: string): Promise<void> {
  const commit = commitHere();
  const time = new Date().toISOString().replace(/\..*|[-:]/g, '');
  const name = `${time}-${commit?.slice(0, 7) ?? 'local'}`;
  const note = (ok: boolean) =>
    writeFileSync(lastDeployFile(home), JSON.stringify({ commit, ok, at: Date.now() } satisfies LastDeploy));
  note(false);
  runNode('tools/build.ts', '--if-needed');
  say('Built');
  installNode(home);
  makeRelease(home, { name, commit });
  try {
    await checkRelease(releaseFolder(home, name), join(home, 'node'));
    say('Checked: starts, /readyz, a page in each language');
    await goLive(home, name, url);
  } catch (error) {
    rmSync(releaseFolder(home, name), { recursive: true, force: true });
    throw error;
  }
  prune(home);
  note(true);
}

async function main(): Promise<void> {
  const { help, to, list, rollback, pull: pulls, url = `http://127.0.0.1:${process.env.PORT || 3000}` } = options();
  if (help) return console.log(usage);
  if (!to) throw new Failure(usage);
  const home = resolve(to);
  if (list) {
    const current = currentRelease(home);
    for (const name of listReleases(home))
      console.log(`${name === current ? '*' : ' '} ${name}  ${readRelease(home, name).commit ?? ''}`);
    return;
  }
  const unlock = lock(home);
  if (!unlock) throw new Failure(`Another deploy to ${home} is running`);
  try {
    if (rollback) return await goLive(home, releaseBefore(home), url);
    if (!pulls) return await deploy(home, url);
    const isNew = pull();
    if (!isNew && isDone(home)) return;
    unlock();
    // The fetched commit may change this command and its packages.
    runNode('tools/run.mjs', 'tools/deploy/main.ts', '--to', home, '--url', url);
  } finally {
    unlock();
  }
}

main().catch((error: Error) => {
  console.error(error instanceof Failure ? error.message : `Nothing was deployed: ${error.message}`);
  process.exitCode = 1;
});
