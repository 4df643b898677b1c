import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import mime from 'mime';

/** A file in one encoding. */
interface EncodedFile {
  file: string;
  size: number;
  /** Set for files that most visits need; others are read from the disk. */
  body?: Buffer | undefined;
}

export type Encoding = 'br' | 'gzip';

/** A file with all its encodings. */
export interface ServedFile {
  type: string;
  identity: EncodedFile;
  br?: EncodedFile | undefined;
  gzip?: EncodedFile | undefined;
  etag: string;
}

/** Texts are UTF-8. `mime` does not know citation files (`.cff`). */
function typeOf(file: string): string {
  const type = file.endsWith('.cff') ? 'text/plain' : (mime.getType(file) ?? 'application/octet-stream');
  return /^(text\/|application\/xml)/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Files here have a content hash in their name and may be cached for ever. */
export const hashed = '/assets/';

/** Files up to this many bytes are always kept in memory. */
const small = 8 * 1024;

/**
 * @param often whether nearly every visit needs it: its compressed forms, or the file itself if it has none, stay in
 * memory
 * @param etag from the build or the file's name; without it, a hash of the content
 */
export function readServed(file: string, often: boolean, etag?: string): ServedFile {
  const encoded = (name: string, keep: boolean): EncodedFile => {
    const bytes = statSync(name).size;
    return { file: name, size: bytes, body: keep || bytes <= small ? readFileSync(name) : undefined };
  };
  const compressed = (ending: string) => (existsSync(file + ending) ? encoded(file + ending, often) : undefined);
  const [br, gzip] = [compressed('.br'), compressed('.gz')];
  return {
    type: typeOf(file),
    identity: encoded(file, often && !gzip),
    br,
    gzip,
    etag: etag ?? `"${createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 16)}"`,
  };
}

/** Every file of `dist/` with an address of its own: all except pages and build metadata. */
export function readAssets(dist: string): Map<string, ServedFile> {
  const assets = new Map<string, ServedFile>();
  for (const name of globSync(['**/*', '.well-known/*'], { cwd: dist, withFileTypes: true })) {
    if (!name.isFile()) continue;
    const path = join(name.parentPath, name.name);
    const address = path.slice(dist.length).replaceAll('\\', '/');
    if (/^\/(pages|\.vite)\/|\.(br|gz)$|^\/\.built-from$/.test(address)) continue;
    const isHashed = address.startsWith(hashed);
    assets.set(address, readServed(path, isHashed, isHashed ? `"${name.name}"` : undefined));
  }
  return assets;
}
