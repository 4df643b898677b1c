import type { IncomingMessage } from 'node:http';
import { mail as words } from '../../app/content/mail-words.ts';
import { type Clock, second, systemClock } from './clock.ts';
import { inEveryLanguage, Refusal } from './refusal.ts';

/**
 * Maximum body in bytes. It fits 10,000 characters in any script sent as multipart, and in Arabic in every encoding.
 */
export const bodyLimit = 64 * 1024;

/**
 * After a refusal at most this many more bytes are read (and dropped), so that the client gets to read the response.
 */
const drainBytes = 1024 * 1024;
const drainTime = 2 * second;

/** Refuses by headers alone. @throws Refusal 413 or 415 */
export function checkHeaders(request: IncomingMessage): void {
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw new Refusal(415, 'Compressed bodies are not accepted', { 'Accept-Encoding': 'identity' });
  }
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw tooLarge();
}

/** A body that brings fewer bytes in this time is given up: a phone on the edge of a network sends a kilobyte a second. */
export const progress = { bytes: 1_000, milliseconds: 10 * second };

/**
 * Reads at most 64 KiB of the body; the rest is left to `discardBody`.
 *
 * @throws Refusal 408 if too little of it arrives, 413 if it is too large; SenderGone
 */
export function readBody(request: IncomingMessage, clock: Pick<Clock, 'after'> = systemClock): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let size = 0;
  const take = (chunk: Buffer) => {
    size += chunk.length;
    if (size > bodyLimit) reject(tooLarge());
    else chunks.push(chunk);
  };
  const finish = () => resolve(Buffer.concat(chunks));
  const lose = () => reject(new SenderGone());
  let cancel = () => {};
  const watch = (before: number) => {
    cancel = clock.after(progress.milliseconds, () => {
      if (size - before < progress.bytes) reject(new Refusal(408, inEveryLanguage(words.refused.stalled)));
      else watch(size);
    });
  };
  watch(0);
  request.on('data', take).once('end', finish).once('close', lose).once('error', lose);
  return promise.finally(() => {
    cancel();
    request.off('data', take).off('end', finish).off('close', lose).off('error', lose).pause();
  });
}

/** The connection ended before the body did, so there is no client to respond to. */
export class SenderGone extends Error {}

const tooLarge = (): Refusal => new Refusal(413, inEveryLanguage(words.refused.tooLarge));

/**
 * Drops the rest of a refused request's body. Many clients miss the response if the connection closes at once: a short
 * rest is read, a long one is left until the client has had time to read, then the connection is cut. Call it before
 * responding; otherwise Node reads the whole rest itself.
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
