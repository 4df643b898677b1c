import cluster from 'node:cluster';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** `release.json`, which `npm run deploy` writes into a release. */
export interface Release {
  name: string;
  /** The commit it was built from; null outside git. */
  commit: string | null;
}

/** The content of `/release.json` for the running server. */
export interface LiveRelease {
  /** The name of its folder; null for a build that was not copied into one. */
  release: string | null;
  commit: string | null;
  /** ISO 8601. */
  liveSince: string;
  /** Whether a supervisor switches releases. */
  supervised: boolean;
  /** The newest deploy, if it failed after the running release was made: of which commit, and what failed. */
  failed?: FailedDeploy;
}

/** Without the message itself, which names folders of the server: the operator sees it with `--list`. */
export interface FailedDeploy {
  commit: string | null;
  why: 'disk' | 'start' | 'build';
}

/** @param folder the release, or the project's own folder */
export function readLiveRelease(folder: string, since = new Date()): LiveRelease {
  const release = basename(dirname(folder)) === 'releases' ? basename(folder) : null;
  return { release, commit: readCommit(folder), liveSince: since.toISOString(), supervised: cluster.isWorker };
}

function readCommit(folder: string): string | null {
  try {
    return (JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Release).commit;
  } catch {
    return null;
  }
}

/** @param folder the release that runs @returns undefined if no deploy has failed since, or if it is in no folder of releases */
export function readFailedDeploy(folder: string): FailedDeploy | undefined {
  try {
    const releases = dirname(folder);
    const newest = readdirSync(releases).sort().at(-1)!;
    const last = readFileSync(join(releases, newest, 'history'), 'utf8')
      .trimEnd()
      .split('\n')
      .at(-1)!;
    if (basename(releases) !== 'releases' || newest <= basename(folder) || last.split(' ')[1] !== 'failed')
      return undefined;
    const why = /\bdisk\b|ENOSPC/.test(last)
      ? 'disk'
      : /readyz|did not take|did not start/.test(last)
        ? 'start'
        : 'build';
    return { commit: readCommit(join(releases, newest)), why };
  } catch {
    return undefined;
  }
}
