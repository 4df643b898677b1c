import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import mime from 'mime';

/** A file as it is, or compressed. */
interface Form {
  file: string;
  size: number;
  /** In memory where it is asked for all the time; the rest stays on the disk until somebody asks. */
  body?: Buffer | undefined;
}

export type Encoding = 'br' | 'gzip';

/** A file to hand out. */
export interface ServedFile {
  type: string;
  identity: Form;
  br?: Form | undefined;
  gzip?: Form | undefined;
  etag: string;
}

/** Texts are in UTF-8; a citation (`.cff`) is one that no list knows. */
function typeOf(file: string): string {
  const type = file.endsWith('.cff') ? 'text/plain' : (mime.getType(file) ?? 'application/octet-stream');
  return /^(text\/|application\/xml)/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Where the name of a file carries a hash of its content, so that it may be kept for ever. */
export const hashed = '/assets/';

/** Bytes up to which a file is kept in memory, whatever it is. */
const small = 8 * 1024;

/**
 * @param often whether nearly every visit asks for it: then its compressed forms are kept in memory, or the file itself where it has none
 * @param etag of a page; other files have their size and age in it
 */
export function readServed(file: string, often: boolean, etag?: string): ServedFile {
  const { size, mtimeMs } = statSync(file);
  const form = (name: string, keep: boolean): Form => {
    const bytes = statSync(name).size;
    return { file: name, size: bytes, body: keep || bytes <= small ? readFileSync(name) : undefined };
  };
  const compressed = (ending: string) => (existsSync(file + ending) ? form(file + ending, often) : undefined);
  const [br, gzip] = [compressed('.br'), compressed('.gz')];
  return {
    type: typeOf(file),
    identity: form(file, often && !gzip),
    br,
    gzip,
    etag: etag ?? `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
  };
}

/** Every file of `dist/` that has an address of its own: all but the pages and the build's own notes. */
export function readAssets(dist: string): Map<string, ServedFile> {
  const assets = new Map<string, ServedFile>();
  for (const name of globSync(['**/*', '.well-known/*'], { cwd: dist, withFileTypes: true })) {
    if (!name.isFile()) continue;
    const path = join(name.parentPath, name.name);
    const address = path.slice(dist.length).replaceAll('\\', '/');
    if (/^\/(pages|\.vite)\/|\.(br|gz)$|^\/\.built-from$/.test(address)) continue;
    assets.set(address, readServed(path, address.startsWith(hashed)));
  }
  return assets;
}
