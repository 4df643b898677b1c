import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { testClock } from '../tests/faults/harness/clock.ts';
import { doorRules, sendersOfNetwork } from './door.ts';
import { createDispatch, createRoutes } from './routes.ts';

/** A request of each route; a new route needs one here. */
const samples = {
  alive: ['GET', '/livez'],
  release: ['GET', '/release.json'],
  ready: ['HEAD', '/readyz?x'],
  healthy: ['GET', '/healthz'],
  fault: ['POST', '/projects/failed'],
  mail: ['POST', '/api/v1.0/email/send'],
} satisfies Record<keyof ReturnType<typeof createRoutes>, [method: string, url: string]>;

const request = ([method, url]: readonly [string, string], remoteAddress: string, headers = {}) =>
  ({ method, url, headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

/** Dispatches to routes that only count. */
function counted(proxies = 0) {
  const mail = { health: vi.fn(), handle: vi.fn(), refuse: vi.fn() };
  const live = { release: null, commit: null, liveSince: '', supervised: false };
  const faults = { count: vi.fn(), today: vi.fn() };
  const routes = createRoutes({ mail, faults, live: () => live, siteOrigin: 'https://site.example' });
  const [handle, refuse, site] = [vi.fn(), vi.fn(), vi.fn()];
  const counting = Object.fromEntries(
    Object.entries(routes).map(([name, route]) => [name, { ...route, handle: () => handle(name), refuse }]),
  );
  const dispatch = createDispatch(counting, site, proxies, testClock());
  return { routes, handle, refuse, site, ask: (made: IncomingMessage) => dispatch(made, {} as ServerResponse) };
}

test.each(Object.entries(samples))('does nothing for a sender above its limit: %s', async (name, sample) => {
  const { routes, handle, refuse, site, ask } = counted();
  const { burst } = doorRules[routes[name as keyof typeof samples].limit];
  for (let n = 0; n < 2 * burst; n += 1) await ask(request(sample, '192.0.2.1'));
  expect(handle.mock.calls).toEqual(Array(burst).fill([name]));
  expect(refuse).toHaveBeenCalledTimes(burst);
  expect(refuse.mock.calls[0]![2]).toBeGreaterThan(0);
  expect(site).not.toHaveBeenCalled();
});

test('gives one IPv6 /48 a share, and other networks theirs', async () => {
  const { handle, ask } = counted();
  const most = sendersOfNetwork * doorRules.reports.burst;
  for (let n = 0; n < 2 * most; n += 1) await ask(request(samples.fault, `2001:db8:1:${n.toString(16)}::1`));
  expect(handle).toHaveBeenCalledTimes(most);
  await ask(request(samples.fault, '2001:db8:2::1'));
  expect(handle).toHaveBeenCalledTimes(most + 1);
});

test('counts visitors, not the CDN, behind a CDN and nginx', async () => {
  const { handle, refuse, ask } = counted(2);
  const visitors = 4 * doorRules.calls.burst;
  for (let n = 0; n < visitors; n += 1)
    await ask(request(samples.mail, '127.0.0.1', { 'x-forwarded-for': `198.${n}.100.7, 173.245.48.9` }));
  expect(handle).toHaveBeenCalledTimes(visitors);
  expect(refuse).not.toHaveBeenCalled();
});

test('limits no prerendered page', async () => {
  const { site, refuse, ask } = counted();
  for (let n = 0; n < 500; n += 1) await ask(request(['GET', '/contact'], '192.0.2.1'));
  expect(site).toHaveBeenCalledTimes(500);
  expect(refuse).not.toHaveBeenCalled();
});
