/** What the running server says of its release. */
import { setTimeout as pause } from 'node:timers/promises';
import type { LiveRelease } from '../../server/release.ts';

/** Milliseconds that the supervisor may take to switch. */
const switchTimeout = 30_000;

/** @param url of the server @returns undefined where no server of this site answers */
export async function askLive(url: string): Promise<LiveRelease | undefined> {
  try {
    const response = await fetch(`${url}/release.json`, { signal: AbortSignal.timeout(2_000) });
    const said = (await response.json()) as Partial<LiveRelease>;
    return 'supervised' in said ? (said as LiveRelease) : undefined;
  } catch {
    return undefined;
  }
}

/** Waits until the server serves this release. @returns false if it does not in time */
export async function becomesLive(url: string, release: string): Promise<boolean> {
  for (const end = Date.now() + switchTimeout; Date.now() < end; await pause(100))
    if ((await askLive(url))?.release === release) return true;
  return false;
}
