import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress, clientNetwork, parseTrustedProxies, widerNetwork } from './client-address.ts';
import type { Clock } from './mail/clock.ts';
import { createDoor, createLimits, doorRule, messageRule, sendersOfNetwork } from './rate-limit.ts';

const request = (forwarded?: string, remoteAddress = '127.0.0.1') =>
  ({
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

let elapsed = 0;
const clock: Clock = { now: () => elapsed, elapsed: () => elapsed, after: () => () => {} };
const { burst, refill } = doorRule;

test('lets a sender pass so many times at once, then as often as time allows', () => {
  const door = createDoor(1, clock);
  const pass = () => door(request('192.0.2.1'));
  for (let n = 0; n < burst; n += 1) expect(pass()).toBe(0);
  expect(pass()).toBeGreaterThan(0);
  elapsed += refill;
  expect([pass(), pass()]).toEqual([0, 1]);
  expect(door(request('192.0.3.1'))).toBe(0);
});

test.each(Object.entries({ doorRule, messageRule }))(
  'leaves three quarters of a network to the others beside one address at its limit (%s)',
  (_, rule) => {
    const limits = createLimits(clock, rule);
    const sent = (address: string, n: number) =>
      Array.from({ length: n }, () => limits.take(address) === 0).filter(Boolean).length;
    const strangers = (n: number) =>
      Array.from({ length: n }, (_, index) => sent(`192.0.2.${2 + index}`, 1)).filter(Boolean).length;
    for (let round = 0; round < 3; round += 1) {
      const share = round === 0 ? rule.burst : 1;
      expect(sent('192.0.2.1', 5 * rule.burst)).toBe(share);
      expect(strangers(3 * share)).toBe(3 * share);
      elapsed += rule.refill;
    }
  },
);

test('limits the addresses of one network together', () => {
  const door = createDoor(1, clock);
  const sent = Array.from({ length: 250 }, (_, n) => Array.from({ length: 10 }, () => door(request(`192.0.2.${n}`))));
  expect(sent.flat().filter((seconds) => seconds === 0)).toHaveLength(sendersOfNetwork * burst);
  expect(door(request('192.0.3.1'))).toBe(0);
});

test.each([
  ['0', '192.0.2.9', '127.0.0.1'],
  ['1', '192.0.2.9', '192.0.2.9'],
  ['1', '6.6.6.6, 192.0.2.9', '192.0.2.9'],
  ['2', '192.0.2.9, 10.0.0.1', '192.0.2.9'],
  ['1', '192.0.2.9:5678', '192.0.2.9'],
  ['1', '[2001:db8::1]:443', '2001:db8::1'],
  ['1', 'nonsense', '127.0.0.1'],
  ['127.0.0.1, 10.0.0.0/8', '6.6.6.6, 192.0.2.9, 10.1.2.3', '192.0.2.9'],
  ['::1', '192.0.2.9', '127.0.0.1'],
])('behind the proxies %s, "%s" comes from %s', (proxies, forwarded, client) => {
  expect(clientAddress(request(forwarded), parseTrustedProxies(proxies)!)).toBe(client);
});

test('takes an IPv4 address, an IPv6 /64 and their wider networks for one sender', () => {
  expect(clientNetwork('::ffff:192.0.2.9')).toBe(clientNetwork('192.0.2.9'));
  for (const spelling of ['2001:DB8:1:2::9', '2001:0db8:0001:0002::9', '2001:db8:1:2:0:0:0:9', '2001:db8:1:2::0.0.0.9'])
    expect(clientNetwork(spelling)).toBe(clientNetwork('2001:db8:1:2::9'));
  expect(clientNetwork('0:0:0:0:0:FFFF:c000:0209')).toBe('192.0.2.9');
  expect(clientNetwork('2001:db8:1:2::9')).toBe(clientNetwork('2001:db8:1:2:3:4:5:6'));
  expect(clientNetwork('2001:db8:1:3::9')).not.toBe(clientNetwork('2001:db8:1:2::9'));
  expect(widerNetwork('2001:db8:1:3::9')).toBe(widerNetwork('2001:db8:1:2::9'));
  expect(widerNetwork('192.0.2.9')).toBe(widerNetwork('192.0.2.200'));
});

test('limits senders and networks only, so that no number of others closes the door', () => {
  const limits = createLimits(clock, messageRule);
  for (let n = 0; n < 10_000; n += 1) limits.take(`2001:db8:${(n >> 4).toString(16)}:${n % 16}::1`);
  expect(limits.take('198.51.100.1')).toBe(0);
});
