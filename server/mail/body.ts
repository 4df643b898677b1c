import type { IncomingMessage } from 'node:http';
import { mail as words } from '../../app/content/mail-words.ts';
import { second } from './clock.ts';
import { inEveryLanguage, Refusal } from './refusal.ts';

/** Maximum body in bytes. It fits 10,000 characters in any script sent as multipart, and in Arabic in every encoding. */
export const bodyLimit = 64 * 1024;
/** After a refusal at most this many more bytes are read and dropped, so that the client gets to read the response. */
const drainBytes = 1024 * 1024;
const drainTime = 2 * second;

/** The connection ended before the body did, so there is no client to respond to. */
export class SenderGone extends Error {}

/** Reads at most 64 KiB; the rest is left to `discardBody`. @throws Refusal 413 or 415; SenderGone */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const { 'content-encoding': encoding = 'identity', 'content-length': length = 0 } = request.headers;
  if (encoding.toLowerCase() !== 'identity')
    throw new Refusal(415, 'Compressed bodies are not accepted', { 'accept-encoding': 'identity' });
  const tooLarge = new Refusal(413, inEveryLanguage(words.refused.tooLarge));
  if (Number(length) > bodyLimit) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > bodyLimit) throw tooLarge;
      chunks.push(chunk);
    }
  } catch (error) {
    throw error === tooLarge ? error : new SenderGone();
  }
  return Buffer.concat(chunks);
}

/**
 * Drops a refused request's body. Many clients miss the response if the connection closes at once: a short rest is read, a
 * long one waits until the client has had time to read, then the connection is cut. Call it first: after the response Node
 * reads the rest itself.
 */
export function discardBody(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  let dropped = 0;
  const timer = setTimeout(() => request.destroy(), drainTime).unref();
  request.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > drainBytes) request.pause();
  });
  request.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
  request.on('error', () => {}).resume();
  request.read(0);
}
