/** The running server's `/release.json`. */
import { setTimeout as pause } from 'node:timers/promises';
import type { LiveRelease } from '../../server/release.ts';

/** Timeout in milliseconds for the supervisor's switch. */
const switchTimeout = 30_000;

/** @param url of the server @returns undefined if no server of this site answers */
export async function askLive(url: string): Promise<LiveRelease | undefined> {
  try {
    const response = await fetch(`${url}/release.json`, { signal: AbortSignal.timeout(2_000) });
    if (response.status === 429) {
      await pause(1_000);
      return askLive(url);
    }
    const said = (await response.json()) as Partial<LiveRelease>;
    return 'supervised' in said ? (said as LiveRelease) : undefined;
  } catch {
    return undefined;
  }
}

/** Waits until the server serves this release. @returns false on timeout */
export async function becomesLive(url: string, release: string): Promise<boolean> {
  for (const end = Date.now() + switchTimeout; Date.now() < end; await pause(100))
    if ((await askLive(url))?.release === release) return true;
  return false;
}
