import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
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
