import cluster from 'node:cluster';
import { hostname } from 'node:os';
import { type Clock, minute } from './clock.ts';
import type { Outbox } from './outbox.ts';

/** A server that has the outbox file open. */
interface Holder {
  pid: number;
  host: string;
  /** Its supervisor, which starts the next release beside it on purpose; null without one. */
  supervisor: number | null;
}

/** Milliseconds between a server's notes in the outbox. */
export const noteEvery = minute;
/** An older note belongs to a server that ended without clearing it. */
const staleAfter = 3 * minute;
const setting = 'server';

const thisServer = (): Holder => ({
  pid: process.pid,
  host: hostname(),
  supervisor: cluster.isWorker ? process.ppid : null,
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Warns if two servers have the same outbox file open: each has limits of its own, so they count twice. */
export function createHolderNote(
  outbox: Pick<Outbox, 'setting' | 'put' | 'replace'>,
  clock: Clock,
  log: (line: object) => void,
  own = thisServer(),
) {
  const warnedOf = new Set<string>();
  let noted = '';

  function isOther({ pid, host, supervisor, at }: Holder & { at: number }): boolean {
    if (Math.abs(clock.now() - at) > staleAfter) return false;
    if (host !== own.host) return true;
    if (pid === own.pid || (supervisor !== null && supervisor === own.supervisor)) return false;
    return isRunning(pid);
  }

  return {
    /** Reads the other server's note and leaves its own. */
    async renew(): Promise<void> {
      const found = await outbox.setting(setting, () => '');
      const other = found ? (JSON.parse(found) as Holder & { at: number }) : undefined;
      if (other && isOther(other)) {
        const { pid, host } = other;
        const advice = 'Another server uses this outbox. Stop one of them, or give each its own DATA_DIR';
        if (!warnedOf.has(`${host} ${pid}`)) log({ level: 'warn', event: 'outbox-shared', host, pid, advice });
        warnedOf.add(`${host} ${pid}`);
      }
      noted = JSON.stringify({ ...own, at: clock.now() });
      await outbox.put(setting, noted);
    },
    /** Clears the note when the server stops. */
    clear: () => outbox.replace(setting, noted, ''),
  };
}
