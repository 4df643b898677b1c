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
