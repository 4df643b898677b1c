/** Reads the header and body of a call. */
import type { IncomingMessage } from 'node:http';
import { filmLimit, photoLimit } from './photos.ts';
import { Refusal } from './refusal.ts';

/** What the panel says about a file that it sends: JSON in a header, percent-encoded because it may hold Arabic. */
export function fileInfo<About>(request: IncomingMessage): About {
  return JSON.parse(decodeURIComponent(String(request.headers['x-about'] ?? '%7B%7D')));
}

/** @returns the body. A body over the limit is read to its end and discarded, so that the browser gets the refusal. @throws Refusal */
export async function readBody(request: IncomingMessage, kind: 'photo' | 'film' | 'words'): Promise<Buffer> {
  const limit = { photo: photoLimit, film: filmLimit, words: 1_000_000 }[kind];
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size <= limit) pieces.push(piece);
  }
  if (size > limit) {
    const word = kind === 'film' ? 'filmTooLarge' : 'photoTooLarge';
    throw new Refusal(word, { size: Math.ceil(size / 1_000_000), limit: limit / 1_000_000 });
  }
  return Buffer.concat(pieces);
}
