import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, SocketAddress } from 'node:net';

/** The office's own proxies: how many stand before the server, or their addresses. */
export type TrustedProxies = number | BlockList;

/** @param text `2`, or addresses and networks, as `127.0.0.1, 173.245.48.0/20`; undefined if it is neither */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d$/.test(text)) return Number(text);
  const proxies = new BlockList();
  for (const part of text.split(',')) {
    const [address = '', bits, ...more] = part.trim().split('/');
    const version = isIP(address);
    const most = version === 6 ? 128 : 32;
    if (version === 0 || more.length > 0 || !/^\d{1,3}$/.test(bits ?? '0') || Number(bits) > most) return undefined;
    proxies.addSubnet(address, Number(bits ?? most), version === 6 ? 'ipv6' : 'ipv4');
  }
  return proxies;
}

/**
 * The client's address. Each proxy adds the address that it was asked from to `X-Forwarded-For`, so the entries are
 * read from the end, past the office's own proxies; clients can forge those before.
 */
export function clientAddress(request: IncomingMessage, proxies: TrustedProxies): string {
  let address = request.socket.remoteAddress ?? '';
  const isTrusted = (passed: number): boolean =>
    typeof proxies === 'number' ? passed < proxies : proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  const entries = String(request.headers['x-forwarded-for'] ?? '').split(',');
  for (let passed = 0; passed < entries.length && isTrusted(passed); passed++) {
    const added = withoutPort(entries[entries.length - 1 - passed]!.trim());
    if (!isIP(added)) break;
    address = added;
  }
  return address;
}

/** Some proxies add the port (`192.0.2.1:5678`, `[2001:db8::1]:443`) or brackets. */
function withoutPort(address: string): string {
  if (address.startsWith('[')) return address.slice(1, Math.max(1, address.indexOf(']')));
  const [host = '', port, ...more] = address.split(':');
  return port !== undefined && more.length === 0 ? host : address;
}

/** The addresses of one client: an IPv4 address, or a /64 of IPv6. */
export function clientNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  // In one spelling: lower case, without leading zeros, IPv4 in its own form.
  const { address: spelled } = new SocketAddress({ address: address.split('%', 1)[0]!, family: 'ipv6' });
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(spelled)?.[1];
  if (mapped) return mapped;
  const zeros = '0:'.repeat(9 - spelled.split(':').length);
  return spelled.replace('::', `:${zeros}`).split(':').filter(Boolean).slice(0, 4).join(':');
}

/** The addresses of one provider customer: the /24 of IPv4, or the /48 of IPv6. */
export function widerNetwork(address: string): string {
  const network = clientNetwork(address);
  const separator = network.includes(':') ? ':' : '.';
  return network.split(separator).slice(0, 3).join(separator);
}
