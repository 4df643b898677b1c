import type { ServerOptions } from 'node:http';
import { second } from './clock.ts';

/**
 * Pass to `createServer`: nobody holds a connection open by sending slowly. Headers have 5 s, a whole request 10 s, looked
 * after every second (Node's own default is half a minute); together a slow connection ends within 12 s.
 */
export const slowClientLimits: ServerOptions = {
  headersTimeout: 5 * second,
  requestTimeout: 10 * second,
  connectionsCheckingInterval: second,
  keepAliveTimeout: 5 * second,
  maxHeaderSize: 16 * 1024,
};

/**
 * How many connections may wait to be taken: in a rush of thousands Node's usual 511 are full at once, and whoever comes then
 * tries again only a second later. The system's own limit (`net.core.somaxconn`) applies too.
 */
export const listenBacklog = 4096;
