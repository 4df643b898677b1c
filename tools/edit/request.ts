/** The data of a panel call. */
import type { IncomingMessage } from 'node:http';
import { filmLimit, photoLimit } from './photos.ts';
import { Refusal } from './refusal.ts';

/** The metadata of a file, as a header: JSON, percent-encoded because of its Arabic. */
export function heading<About>(request: IncomingMessage): About {
  return JSON.parse(decodeURIComponent(String(request.headers['x-about'] ?? '%7B%7D')));
}

/** The body, up to a limit; what is larger is read to its end and thrown away, so that the answer arrives. */
export async function bodyOf(request: IncomingMessage, kind: 'photo' | 'film' | 'words'): Promise<Buffer> {
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
