import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** What was made from what: the hash of the inputs, and the files with their sizes in bytes. */
export interface Entry {
  inputs: string;
  files: Record<string, number>;
}

/** `clip/NAME` with what was made for it. */
export type Manifest = Record<string, Entry>;

const file = join(root, 'tools/media/manifest.json');
export const mediaFolder = join(root, 'public/media');

export const readManifest = (): Manifest => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

export function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The hash of what an entry shows. How it is written down in code is none of it: tidying up a tool makes no film anew. */
export const hashInputs = (inputs: string): string =>
  createHash('sha256').update(inputs).digest('base64url').slice(0, 16);

/** True where the files of an entry are there, as large as when they were made from just these inputs. */
export const isFresh = (entry: Entry | undefined, inputs: string): boolean =>
  entry?.inputs === inputs &&
  Object.entries(entry.files).every(([name, size]) => {
    const path = join(mediaFolder, name);
    return existsSync(path) && statSync(path).size === size;
  });

/** The sizes of finished files, by name. */
export const sizesOf = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, statSync(join(mediaFolder, name)).size]));
