import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** A file in memory, with its compressed forms where they are worth it. */
export interface ServedFile {
  type: string;
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  etag: string;
  /** Its name carries a hash of its content, so it may be kept for ever. */
  immutable: boolean;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.csv': 'text/csv; charset=utf-8',
  '.pdf': 'application/pdf',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

export function readServed(path: string, etag: string): ServedFile {
  const identity = readFileSync(path);
  const type = types[extname(path)] ?? 'application/octet-stream';
  const beside = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : undefined);
  const [br, gzip] = [beside('.br'), beside('.gz')];
  return { type, identity, br, gzip, etag, immutable: path.includes('/assets/') };
}

/** Every file of `dist/` that has an address of its own: all but the pages and the build's own notes. */
export function readAssets(dist: string): Map<string, ServedFile> {
  const assets = new Map<string, ServedFile>();
  for (const name of globSync(['**/*', '.well-known/*'], { cwd: dist, withFileTypes: true })) {
    if (!name.isFile()) continue;
    const path = join(name.parentPath, name.name);
    const address = path.slice(dist.length).replaceAll('\\', '/');
    if (/^\/(pages|\.vite)\/|\.(br|gz)$|^\/\.built-from$/.test(address)) continue;
    assets.set(address, readServed(path, `"${hashOf(path)}"`));
  }
  return assets;
}

const hashOf = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 16);
