/** What the releases' own folders say: the list for the operator, and whether a commit has to be deployed. */
import { currentRelease, type KnownRelease, listReleases } from './releases.ts';

/** Milliseconds after which `--pull` tries a commit that failed again. */
export const retryAfter = 10 * 60 * 1000;

/** Whether `--pull` has nothing to do: this commit was deployed or rolled back, or failed just now. */
export function isSettled(home: string, commit: string | null, now = Date.now()): boolean {
  const current = currentRelease(home);
  return listReleases(home).some((release) => {
    const last = release.events.at(-1);
    if (release.commit !== commit) return false;
    if (!last) return release.name === current;
    return last.name !== 'failed' || release.name === current || now - last.at < retryAfter;
  });
}

const what = { live: 'was live', 'rolled-back': 'rolled back', failed: 'failed' } as const;
const utc = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function describe({ events, complete }: KnownRelease, isCurrent: boolean): string {
  const last = events.at(-1);
  const since = last ? ` ${utc(last.at)}` : '';
  if (isCurrent) return `live${last?.name === 'live' ? since : ''}`;
  const happened = last ? `${what[last.name]}${since}${last.why && `: ${last.why}`}` : 'never live';
  return complete ? happened : `${happened} (deleted)`;
}

/** One line per release, the newest last; a star marks the one that is live. */
export function showReleases(home: string): string {
  const current = currentRelease(home);
  const lines = listReleases(home).map((release) => {
    const isCurrent = release.name === current;
    return `${isCurrent ? '*' : ' '} ${release.name}  ${describe(release, isCurrent)}`;
  });
  return lines.join('\n') || `There is no release in ${home} yet`;
}
