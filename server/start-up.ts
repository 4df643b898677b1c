/** Reasons why the server can't start, in one sentence each. */
import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Creates the outbox's folder, readable by the server's user only, and tests that it is writable.
 * @throws Error with one sentence for the operator
 */
export function checkDataDirectory(directory: string): void {
  const path = resolve(directory);
  try {
    makeFolder(path);
    rmdirSync(mkdtempSync(join(path, '.write-test-')));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Pages are served on a full disk too; messages are refused until there is space.
    if (code === 'ENOSPC' || code === 'EDQUOT') return;
    throw new Error(`DATA_DIR: ${path} can't be written (${code}). Name a folder that the server's user may write to.`);
  }
}

/** Not `recursive: true`, which never returns for a path below `/proc` (Node 24). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** @param error from listening on this host and port */
export function listenProblem({ code, message }: NodeJS.ErrnoException, host: string | undefined, port: number) {
  switch (code) {
    case 'EADDRINUSE':
      return `PORT: another program listens on port ${port}. Stop it, or set PORT to another number.`;
    case 'EACCES':
      return `PORT: this user may not listen on port ${port}. Set PORT to a number above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `HOST: ${host} is no address of this machine (${code}). Leave HOST out to listen on all of them.`;
    default:
      return `The server can't listen: ${message}.`;
  }
}
