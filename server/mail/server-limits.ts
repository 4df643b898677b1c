import type { ServerOptions } from 'node:http';
import { second } from './clock.ts';

/** Bytes of request line and headers together; Node answers 431 above. Every parser of a header is bounded by it. */
const maxHeaderSize = 8 * 1024;

/**
 * Characters of path and query that the server reads: more than a plan with every field filled in. A longer query is dropped, a longer
 * path gets the not-found page of the build.
 */
export const longestAddress = 4_000;

/** A query longer than this is not repeated in a redirect: nginx answers 502 where the headers of a response exceed 4 KiB. */
export const longestRedirect = 2_048;

/**
 * Pass to `createServer`: nobody holds a connection open by sending slowly. Headers have 5 s, a whole request 10 s; together a
 * slow connection ends within 12 s. Node's own default is to look after them twice a minute; five times a second means that
 * no great number is closed in one go, which would hold up a page.
 */
export const slowClientLimits: ServerOptions = {
  maxHeaderSize,
  headersTimeout: 5 * second,
  requestTimeout: 10 * second,
  connectionsCheckingInterval: second / 5,
};

/**
 * How many connections may wait to be taken: in a rush of thousands Node's usual 511 are full at once, and whoever comes then
 * tries again only a second later. The system's own limit (`net.core.somaxconn`) applies too.
 */
export const listenBacklog = 4096;

/** How many answers a connection may wait for at once; browsers ask for one after the other. */
export const mostUnanswered = 16;

/** Milliseconds without a byte in either direction after which nobody is thought to read an answer any more. */
export const idleLimit = 120 * second;
