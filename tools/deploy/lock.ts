import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Locks the folder against concurrent deploys. @returns undefined if it is locked, else a function that unlocks it */
export function lock(home: string): (() => void) | undefined {
  const file = join(home, 'deploy.lock');
  mkdirSync(home, { recursive: true });
  const take = () => writeFileSync(file, String(process.pid), { flag: 'wx' });
  try {
    take();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (isRunning(Number(readFileSync(file, 'utf8')))) return undefined;
    // Left by a killed deploy.
    rmSync(file);
    take();
  }
  return () => rmSync(file, { force: true });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
