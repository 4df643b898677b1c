import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The sender's address. Behind the office's own proxy it is the last entry of `X-Forwarded-For`, the only one the proxy itself
 * wrote; all before it are the sender's own words.
 */
export function senderAddress(request: IncomingMessage, trustProxy: boolean): string {
  const connected = request.socket.remoteAddress ?? '';
  if (!trustProxy) return connected;
  const header = request.headers['x-forwarded-for'];
  const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').at(-1)!.trim();
  return isIP(forwarded) ? forwarded : connected;
}

/** What one sender holds: an IPv4 address, or the /64 network that a single IPv6 line is given. */
export function senderNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('%', 1)[0]!.split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}
