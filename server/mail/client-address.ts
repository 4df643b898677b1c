import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The client's address. Behind the office's own proxy it is the last entry of `X-Forwarded-For`, the only one that the
 * proxy wrote; clients can forge the others.
 */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const connected = request.socket.remoteAddress ?? '';
  if (!trustProxy) return connected;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '');
  const added = withoutPort(forwarded.slice(forwarded.lastIndexOf(',') + 1).trim());
  return isIP(added) ? added : connected;
}

/** Some proxies add the port (`192.0.2.1:5678`, `[2001:db8::1]:443`) or brackets. */
function withoutPort(address: string): string {
  if (address.startsWith('[')) return address.slice(1, Math.max(1, address.indexOf(']')));
  const [host = '', port, ...more] = address.split(':');
  return port !== undefined && more.length === 0 ? host : address;
}

/** The addresses of one client: an IPv4 address, or a /64 of IPv6. */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('%', 1)[0]!.split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}

/** The addresses of one provider customer: the /24 of IPv4, or the /48 of IPv6. */
export function widerNetwork(address: string): string {
  const network = clientNetwork(address);
  const separator = network.includes(':') ? ':' : '.';
  return network.split(separator).slice(0, 3).join(separator);
}
