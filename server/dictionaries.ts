/**
 * Pages share their frame and their styles. A browser that says which page it has (Chromium does, RFC 9842) is sent what is new in the
 * next one: 4 to 7 kB instead of 13 to 24. Every other browser, and whatever goes wrong here, gets the page as it always was.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import type { ServedFile } from './files.ts';
import { accepts } from './respond.ts';

const compress = promisify(zstdCompress);
/** Two thousandths of a second a page; the next levels win 4 % and take ten times as long. */
const level = { [constants.ZSTD_c_compressionLevel]: 9, [constants.ZSTD_c_windowLog]: 20 };

/** Before the Zstandard frame: its mark, then the hash of the dictionary. */
const mark = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** Pairs of pages that are kept ready, some 6 kB each. */
const most = 500;

/**
 * Sent along with a page to a browser that can use it. Chromium asks for a page again each time, as with `no-cache`, but what may not be
 * stale at all it does not take as a dictionary. Only for who keeps the site offline, whose worker asks, ten minutes are ten minutes.
 */
export const dictionaryHeaders = {
  'use-as-dictionary': 'match="/*", match-dest=("document")',
  'cache-control': 'private, max-age=0, stale-while-revalidate=600',
} as const;

/** Chromium says that it accepts the encoding only once it has a dictionary; before, its name has to do. */
export const knowsDictionaries = (request: IncomingMessage): boolean =>
  /"Chromium"/.test(String(request.headers['sec-ch-ua'] ?? ''));

export function createDictionaries(pages: Iterable<ServedFile>) {
  const byTag = new Map([...pages].map((page) => [page.etag, page]));
  const made = new Map<string, Buffer>();
  let busy = false;

  /** @returns the page as what is new against the one that the browser has, or undefined where it is sent whole */
  return async function against(request: IncomingMessage, page: ServedFile): Promise<Buffer | undefined> {
    const [, hash] = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(request.headers['available-dictionary'] ?? '')) ?? [];
    // A page's entity tag is the beginning of its SHA-256 (tools/building/prerender.ts).
    const known = hash && accepts(request, 'dcz') ? byTag.get(`"${hash.slice(0, 16)}"`) : undefined;
    if (!hash || !known) return undefined;
    const pair = `${hash} ${page.etag}`;
    const ready = made.get(pair);
    if (ready) return ready;
    // One at a time: who asks for many at once gets the other ones whole.
    if (busy) return undefined;
    busy = true;
    try {
      const [dictionary, content] = await Promise.all([readFile(known.identity.file), readFile(page.identity.file)]);
      const digest = createHash('sha256').update(dictionary).digest();
      if (digest.toString('base64') !== hash) return undefined;
      const news = Buffer.concat([mark, digest, await compress(content, { dictionary, params: level })]);
      made.set(pair, news);
      if (made.size > most) made.delete(made.keys().next().value!);
      return news;
    } catch {
      // A new build may just be taking the files away.
      return undefined;
    } finally {
      busy = false;
    }
  };
}
