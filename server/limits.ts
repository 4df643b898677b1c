import type { ServerOptions } from 'node:http';
import { second } from './mail/clock.ts';

/** Bytes of request line and headers together; Node replies 431 above. It bounds every header parser. */
const maxHeaderSize = 8 * 1024;

/**
 * Characters of path and query that the server reads: more than a plan with every field filled in. A longer query is
 * dropped; a longer path gets the prerendered not-found page.
 */
export const longestAddress = 4_000;

/** A longer query is left out of redirects: nginx replies 502 if response headers exceed 4 KiB. */
export const longestRedirect = 2_048;

/**
 * Pass to `createServer`: closes slow connections. Headers have 5 s; a body ends when too little of it arrives
 * (`mail/body.ts`), the longest one lasts 150 s at 450 bytes a second. Node checks twice a minute by default; five
 * times a second closes them soon and never so many at once that a page is delayed.
 */
export const slowClientLimits: ServerOptions = {
  maxHeaderSize,
  headersTimeout: 5 * second,
  requestTimeout: 150 * second,
  connectionsCheckingInterval: second / 5,
};

/**
 * Listen backlog. A rush of thousands fills Node's usual 511 at once, and clients then retry only after a second. The
 * system's limit (`net.core.somaxconn`) applies too.
 */
export const listenBacklog = 4096;

/** Pipelined requests per connection; browsers send one at a time. */
export const maxUnanswered = 16;

/** Idle timeout of a connection in milliseconds. */
export const idleLimit = 120 * second;
