import type { IncomingMessage, ServerResponse } from 'node:http';
import { second } from './clock.ts';

/** After a refusal at most this much more of the body is taken in (and dropped), so that the sender gets to read the answer. */
const drainBytes = 1024 * 1024;
const drainTime = 2 * second;

/** Sends a short body that no cache keeps. */
export function answer(
  response: ServerResponse,
  status: number,
  body: string | Uint8Array,
  type: 'text/plain' | 'text/html',
  headers: Record<string, string> = {},
): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, {
    ...headers,
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(body);
}

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
