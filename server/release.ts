import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `release.json`, which `npm run deploy` writes into a release. */
export interface Release {
  name: string;
  /** The commit it was built from; null outside git. */
  commit: string | null;
}

/** The content of `/release.json` for the running server. */
export interface LiveRelease {
  /** Null for a build that was not deployed (`npm start`). */
  release: string | null;
  commit: string | null;
  /** ISO 8601. */
  liveSince: string;
  /** Whether a supervisor switches releases. */
  supervised: boolean;
}

/** @param folder the release, or the project's own folder */
export function readLiveRelease(folder: string, since = new Date()): LiveRelease {
  const { name, commit } = readRelease(folder);
  return { release: name, commit, liveSince: since.toISOString(), supervised: cluster.isWorker };
}

function readRelease(folder: string): Release | { name: null; commit: null } {
  try {
    return JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Release;
  } catch {
    return { name: null, commit: null };
  }
}
