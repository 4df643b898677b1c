import type { IncomingMessage } from 'node:http';
import { mail as words } from '../../app/content/mail-words.ts';
import { second } from './clock.ts';
import { inEveryLanguage, Refusal } from './refusal.ts';

/**
 * Largest accepted body in bytes: a message of 10,000 letters fits, of any script as the site's forms send it (multipart), of Arabic
 * however it is encoded.
 */
export const bodyLimit = 64 * 1024;

/** After a refusal at most this much more of the body is taken in (and dropped), so that the sender gets to read the answer. */
const drainBytes = 1024 * 1024;
const drainTime = 2 * second;

/** Refuses by the headers alone what need not be read. @throws Refusal 413 or 415 */
export function checkHeaders(request: IncomingMessage): void {
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw new Refusal(415, 'Compressed bodies are not accepted', { 'Accept-Encoding': 'identity' });
  }
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw tooLarge();
}

/** Reads the body, holding at most 64 KiB of it; what is left of a larger one is for `discardBody`. @throws Refusal 413; SenderGone */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > bodyLimit) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new SenderGone();
  }
  return Buffer.concat(chunks);
}

/** The connection ended before the body did: there is nobody left to answer. */
export class SenderGone extends Error {}

const tooLarge = (): Refusal => new Refusal(413, inEveryLanguage(words.refused.tooLarge));

/**
 * Drops what is left of a refused request's body, without holding it. Closing at once would make many senders miss the answer:
 * a short rest is taken in, a long one is left standing until the sender has had time to read, then the connection is cut.
 * Call it before answering, else Node takes in the whole rest by itself.
 */
export function discardBody(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  let dropped = 0;
  const timer = setTimeout(() => request.destroy(), drainTime);
  timer.unref();
  request.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > drainBytes) request.pause();
  });
  request.once('end', () => clearTimeout(timer));
  request.once('close', () => clearTimeout(timer));
  request.on('error', () => {});
  request.resume();
  request.read(0);
}
