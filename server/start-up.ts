import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Creates the outbox's folder, readable by the server's user only, and tests that it is writable.
 * @throws Error with one sentence for the operator
 */
export function checkDataDirectory(directory: string): void {
  const path = resolve(directory);
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    rmdirSync(mkdtempSync(join(path, '.write-test-')));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Pages are served on a full disk too; messages are refused until there is space.
    if (code === 'ENOSPC' || code === 'EDQUOT') return;
    throw new Error(`DATA_DIR: ${path} can't be written (${code}). Name a folder that the server's user may write to.`);
  }
}
