/** One editor per checkout: two would overwrite each other's changes. */
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

interface Owner {
  pid: number;
  /** Set once it accepts requests. */
  url?: string;
}

/** Milliseconds to wait for an owner that is starting, and for one that has not written its process id yet. */
const [startingMs, emptyMs] = [30_000, 2_000];

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** The system may have given the id of a killed editor to another program: only an editor answers. */
const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(15_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

/** @returns whether the lock was free */
function tryLock(file: string): boolean {
  mkdirSync(dirname(file), { recursive: true });
  try {
    const lock = openSync(file, 'wx', 0o600);
    writeFileSync(lock, JSON.stringify({ pid: process.pid } satisfies Owner));
    closeSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Locks a checkout for this editor.
 * @returns the address of an editor that already runs there; or functions to announce this one's address and to release the lock
 */
export async function lockCheckout(root: string) {
  const file = join(root, 'data/edit-running.json');
  for (let waited = 0; !tryLock(file); waited += 200) {
    const owner = readOwner(file);
    if (owner?.url && isRunning(owner.pid) && (await answers(owner.url))) return { url: owner.url };
    const starting = owner ? !owner.url && isRunning(owner.pid) && waited < startingMs : waited < emptyMs;
    if (starting) await setTimeout(200);
    else rmSync(file, { force: true });
  }
  return {
    announce: (url: string) => writeFileSync(file, JSON.stringify({ pid: process.pid, url } satisfies Owner)),
    release: () => {
      for (const one of [file, join(root, 'data/edit-open.html')]) rmSync(one, { force: true });
    },
  };
}
