import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { testClock } from '../../tests/faults/harness/clock.ts';
import { clientAddress, clientNetwork, parseTrustedProxies } from '../client-address.ts';
import { judgeOrigin } from '../request-origin.ts';
import { day, minute, second } from './clock.ts';
import { createMessageLimit, defaultHourly, mailRules } from './limit.ts';
import { createTokens } from './token.ts';

const request = (headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress: '127.0.0.1' } }) as unknown as IncomingMessage;

test('accepts the time token of a person and refuses a program’s', () => {
  const clock = testClock();
  const tokens = createTokens(clock, () => 'secret', true);
  const [cookie, atPage] = tokens.cookies('/contact') as [string, string];
  expect(cookie).toMatch(/^form-opened=\S+; Path=\/api; HttpOnly; SameSite=Lax; Secure$/);
  expect(atPage).toBe(cookie.replace('/api', '/contact'));
  const header = `preferred-language=ar; ${cookie.split(';')[0]}`;
  expect(tokens.judge(header)).toBe('young');
  clock.jump(-minute);
  expect(tokens.judge(header), 'a clock that was set back is not the visitor’s fault').toBe('missing');
  clock.jump(minute);
  clock.step(clock.now() + 2 * second);
  expect(tokens.judge(header)).toBe('good');
  clock.step(clock.now() + 181 * day);
  expect(tokens.judge(header), 'too old').toBe('missing');
  expect(tokens.judge(undefined)).toBe('missing');
  expect(tokens.judge('form-opened=mwpsz8j0.P_zUEaQDxnxghYUvMnlsUy')).toBe('missing');
  expect(createTokens(clock, () => 'other', true).judge(header), 'another secret').toBe('missing');
});

test('treats a token issued during a database outage as missing', () => {
  const clock = testClock();
  const issued = createTokens(clock, () => undefined, false)
    .cookies('/contact')[0]!
    .split(';')[0];
  expect(createTokens(clock, () => 'secret', false).judge(issued)).toBe('missing');
});

test('allows a sender ten messages at once, then one a minute', () => {
  const clock = testClock();
  const limit = createMessageLimit(clock);
  for (let n = 0; n < 10; n += 1) expect(limit.take('192.0.2.1')).toBe(0);
  expect(limit.take('192.0.2.1')).toBe(60);
  expect(limit.take('192.0.2.2')).toBe(0);
  clock.step(clock.now() + minute);
  expect(limit.take('192.0.2.1')).toBe(0);
  expect(limit.take('192.0.2.1')).toBeGreaterThan(0);
  limit.giveBack('192.0.2.1');
  expect(limit.take('192.0.2.1')).toBe(0);
});

test('leaves room for others, however many addresses of one IPv6 /48 write', () => {
  const clock = testClock();
  const limit = createMessageLimit(clock);
  let accepted = 0;
  for (let n = 0; n < 5_000; n += 1) if (limit.take(`2001:db8:1:${n.toString(16)}::1`) === 0) accepted += 1;
  expect(accepted).toBe(mailRules(defaultHourly).network.burst);
  expect(limit.take('2001:db8:2::1')).toBe(0);
  expect(limit.take('192.0.2.1')).toBe(0);
});

test('accepts a few messages of each network while all together are over their share', () => {
  const limit = createMessageLimit(testClock());
  const rules = mailRules(defaultHourly);
  for (let n = 0; n < rules.all.burst; n += 1)
    for (let k = 0; k < 5; k += 1) limit.take(`10.${n >> 8}.${n & 255}.${k}`);
  expect(limit.take('192.0.2.1')).toBe(0);
});

test('takes a time token with a suffix for none', () => {
  const clock = testClock();
  const tokens = createTokens(clock, () => 'secret', true);
  const cookie = tokens.cookies('/contact')[0]!.split(';')[0]!;
  clock.step(clock.now() + minute);
  expect(tokens.judge(cookie)).toBe('good');
  expect(tokens.judge(`${cookie}.x`)).toBe('missing');
});

test('counts one IPv6 /64 as one sender', () => {
  expect(clientNetwork('2001:db8:1:2:3:4:5:6')).toBe(clientNetwork('2001:db8:1:2::9'));
  expect(clientNetwork('2001:db8:1:3::9')).not.toBe(clientNetwork('2001:db8:1:2::9'));
  expect(clientNetwork('::ffff:192.0.2.1')).toBe('192.0.2.1');
});

test('trusts only what the proxy itself wrote', () => {
  const forged = request({ 'x-forwarded-for': '198.51.100.7, 192.0.2.1' });
  expect(clientAddress(forged, 1)).toBe('192.0.2.1');
  expect(clientAddress(forged, 0)).toBe('127.0.0.1');
  expect(clientAddress(request({ 'x-forwarded-for': 'unknown' }), 1)).toBe('127.0.0.1');
});

test.each(['2', '127.0.0.1, 173.245.48.0/20, 2400:cb00::/32'])(
  'tells visitors apart behind a CDN and nginx with TRUST_PROXY=%s',
  (setting) => {
    const proxies = parseTrustedProxies(setting)!;
    const from = (header: string) => clientAddress(request({ 'x-forwarded-for': header }), proxies);
    expect(from('203.0.113.5, 173.245.48.9')).toBe('203.0.113.5');
    expect(from('198.51.100.7, 2001:db8::1, 173.245.48.9')).toBe('2001:db8::1');
    expect(from('unknown, 173.245.48.9')).toBe('173.245.48.9');
    expect(from('203.0.113.5')).toBe('203.0.113.5');
  },
);

test('trusts by their addresses only the proxies themselves', () => {
  const proxies = parseTrustedProxies('127.0.0.1, 173.245.48.0/20')!;
  const from = (header: string) => clientAddress(request({ 'x-forwarded-for': header }), proxies);
  // Straight to nginx, with a forged entry for the CDN.
  expect(from('198.51.100.7, 203.0.113.5')).toBe('203.0.113.5');
  expect(from('198.51.100.7, 173.245.48.1, 203.0.113.5')).toBe('203.0.113.5');
  const direct = request({ 'x-forwarded-for': '198.51.100.7' });
  expect(clientAddress(direct, parseTrustedProxies('10.0.0.0/8')!)).toBe('127.0.0.1');
});

test.each([
  ['198.51.100.7:5678', '198.51.100.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['203.0.113.9, 198.51.100.7:5678', '198.51.100.7'],
  ['[', '127.0.0.1'],
  ['[]:1', '127.0.0.1'],
  [':80', '127.0.0.1'],
])('reads the address from X-Forwarded-For %s as %s, with or without port and brackets', (header, address) => {
  expect(clientAddress(request({ 'x-forwarded-for': header }), 1)).toBe(address);
});

test.each([
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://site.example' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: 'https://site.example' }, true],
  [{ origin: 'https://evil.example', host: 'evil.example' }, false],
  [{ origin: 'null' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://site-example.translate.goog' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://other-example.translate.goog' }, false],
  [{}, true],
])('decides on a post with %o: %s', (headers, allowed) => {
  expect(judgeOrigin(request(headers as Record<string, string>), 'https://site.example').allowed).toBe(allowed);
});
