import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** Outside of git; whoever deletes it waits a few seconds longer, once. */
const folder = join(root, 'node_modules/.cache/site');

/**
 * What takes long to make is made once for the same inputs.
 * @param kind what it is, with the version of what makes it
 * @returns the file it is kept in
 */
export async function cachedFile(kind: string, inputs: string, make: () => Promise<Buffer> | Buffer): Promise<string> {
  const file = join(folder, `${kind}-${hash('sha256', inputs, 'base64url').slice(0, 24)}`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    // Only whole files get the name, also where two builds run at once.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, await make());
    renameSync(unfinished, file);
  }
  return file;
}

export const cached = async (kind: string, inputs: string, make: () => Promise<Buffer> | Buffer): Promise<Buffer> =>
  readFileSync(await cachedFile(kind, inputs, make));
