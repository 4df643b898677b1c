/** One editor a checkout: two would write over each other's words. */
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

interface Holder {
  pid: number;
  /** Once it can be reached. */
  url?: string;
}

/** Milliseconds that one which is just starting is waited for, and one that has not even said its name. */
const [patience, namePatience] = [30_000, 2_000];

const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** The system may have given the number of one that was killed to another program: only an editor answers. */
const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(15_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** @returns whether the place was free */
function take(file: string): boolean {
  mkdirSync(dirname(file), { recursive: true });
  try {
    const taken = openSync(file, 'wx', 0o600);
    writeFileSync(taken, JSON.stringify({ pid: process.pid } satisfies Holder));
    closeSync(taken);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes the place of the one editor of a checkout.
 * @returns the address of the one that runs already; or how to tell this one's address, and to leave
 */
export async function takePlace(root: string) {
  const file = join(root, 'data/edit-running.json');
  for (let waited = 0; !take(file); waited += 200) {
    const holder = readHolder(file);
    if (holder?.url && lives(holder.pid) && (await answers(holder.url))) return { url: holder.url };
    const starting = holder ? !holder.url && lives(holder.pid) && waited < patience : waited < namePatience;
    if (starting) await setTimeout(200);
    else rmSync(file, { force: true });
  }
  return {
    tell: (url: string) => writeFileSync(file, JSON.stringify({ pid: process.pid, url } satisfies Holder)),
    leave: () => {
      for (const one of [file, join(root, 'data/edit-open.html')]) rmSync(one, { force: true });
    },
  };
}
