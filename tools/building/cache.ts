import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** Not in git; without it the next build takes a few seconds longer. */
const folder = join(root, 'node_modules/.cache/site');

/**
 * Caches files that take long to make.
 * @param kind what it is, with a version of the code that makes it
 * @returns the cached file
 */
export async function cachedFile(kind: string, inputs: string, make: () => Promise<Buffer> | Buffer): Promise<string> {
  const file = join(folder, `${kind}-${hash('sha256', inputs, 'base64url').slice(0, 24)}`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    // Renamed when complete, so that concurrent builds see whole files only.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, await make());
    renameSync(unfinished, file);
  }
  return file;
}

export const cached = async (kind: string, inputs: string, make: () => Promise<Buffer> | Buffer): Promise<Buffer> =>
  readFileSync(await cachedFile(kind, inputs, make));
