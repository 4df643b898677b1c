/**
 * Delta compression of pages (RFC 9842). Pages share their frame and styles, so a browser that has one page gets the
 * next as a delta of 4 to 7 kB instead of 13 to 24. Browsers without support get the whole page, and so does every
 * request that fails here.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import type { ServedFile } from './files.ts';
import { accepts } from './respond.ts';

const compress = promisify(zstdCompress);
/** About 2 ms a page; higher levels save 4 % and take ten times as long. */
const level = { [constants.ZSTD_c_compressionLevel]: 9, [constants.ZSTD_c_windowLog]: 20 };

/** Magic number before the dictionary's hash and the Zstandard frame. */
const mark = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** Deltas in the cache, about 6 kB each. */
const maxDeltas = 500;

/**
 * For pages sent to a browser that supports dictionaries. Chromium stores no dictionary with `no-cache`; with these
 * headers it still revalidates each navigation.
 */
export const dictionaryHeaders = {
  'use-as-dictionary': 'match="/*", match-dest=("document")',
  'cache-control': 'private, max-age=0, stale-while-revalidate=600',
} as const;

/** Chromium announces the encoding only once it has a dictionary, so it is recognised by its client hint. */
export const knowsDictionaries = (request: IncomingMessage): boolean =>
  /"Chromium"/.test(String(request.headers['sec-ch-ua'] ?? ''));

export function createDictionaries(pages: Iterable<ServedFile>) {
  const byTag = new Map([...pages].map((page) => [page.etag, page]));
  const made = new Map<string, Buffer>();
  let busy = false;

  /** @returns the page as a delta, or undefined if it has to be sent whole */
  return async function deltaFor(request: IncomingMessage, page: ServedFile): Promise<Buffer | undefined> {
    const [, hash] = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(request.headers['available-dictionary'] ?? '')) ?? [];
    // A page's ETag is the beginning of its SHA-256 (tools/building/prerender.ts).
    const known = hash && accepts(request, 'dcz') ? byTag.get(`"${hash.slice(0, 16)}"`) : undefined;
    if (!hash || !known) return undefined;
    const pair = `${hash} ${page.etag}`;
    const ready = made.get(pair);
    if (ready) return ready;
    // One delta at a time; concurrent requests get whole pages.
    if (busy) return undefined;
    busy = true;
    try {
      const [dictionary, content] = await Promise.all([readFile(known.identity.file), readFile(page.identity.file)]);
      const digest = createHash('sha256').update(dictionary).digest();
      if (digest.toString('base64') !== hash) return undefined;
      const delta = Buffer.concat([mark, digest, await compress(content, { dictionary, params: level })]);
      made.set(pair, delta);
      if (made.size > maxDeltas) made.delete(made.keys().next().value!);
      return delta;
    } catch {
      // A new build may be replacing the files.
      return undefined;
    } finally {
      busy = false;
    }
  };
}
