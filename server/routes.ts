import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TrustedProxies } from './client-address.ts';
import { createDoor, doorRules } from './door.ts';
import type { createFaultCount } from './faults.ts';
import { discardBody } from './mail/body.ts';
import { type Clock, systemClock } from './mail/clock.ts';
import { troubleOf } from './mail/health.ts';
import type { createMail } from './mail/mail-service.ts';
import type { LiveRelease } from './release.ts';
import { judgeOrigin } from './request-origin.ts';
import { sendText } from './respond.ts';
import { isFormPage } from './site.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Requests that need more than a prerendered file. */
interface Route {
  takes(method: string, path: string): boolean;
  /** The limit of one sender; above it nothing is done. */
  limit: keyof typeof doorRules;
  handle: Handle;
  /** @param seconds until the sender may ask again; by default it gets 429 as text */
  refuse?(request: IncomingMessage, response: ServerResponse, seconds: number): void;
}

interface RouteParts {
  mail: Pick<Awaited<ReturnType<typeof createMail>>, 'health' | 'handle' | 'refuse'>;
  faults: Pick<ReturnType<typeof createFaultCount>, 'count' | 'today'>;
  live: () => LiveRelease;
  siteOrigin: string;
}

const json = { 'content-type': 'application/json' };

export function createRoutes({ mail, faults, live, siteOrigin }: RouteParts) {
  return {
    alive: {
      takes: (_, path) => path === '/livez',
      limit: 'checks',
      handle: (_, response) => sendText(response, 200, 'ok\n'),
    },
    release: {
      takes: (_, path) => path === '/release.json',
      limit: 'checks',
      handle: (_, response) => sendText(response, 200, `${JSON.stringify(live())}\n`, json),
    },
    ready: {
      takes: (_, path) => path === '/readyz',
      limit: 'checks',
      async handle({ headers }, response) {
        const health = await mail.health();
        // The numbers are for the operator, not for a request through a proxy.
        const isForwarded = Boolean(headers['x-forwarded-for'] ?? headers.forwarded);
        const shown = isForwarded ? { ok: health.ok } : { ...health, faultsToday: faults.today() };
        sendText(response, health.ok ? 200 : 503, `${JSON.stringify(shown)}\n`, json);
      },
    },
    healthy: {
      takes: (_, path) => path === '/healthz',
      limit: 'checks',
      async handle(_, response) {
        const trouble = troubleOf(await mail.health());
        sendText(response, trouble ? 503 : 200, `${trouble ?? 'ok'}\n`);
      },
    },
    /** An empty post to `failed` beside the page, if an island failed to load (`app/islands/fail-island.ts`). */
    fault: {
      takes: (method, path) => method === 'POST' && path.endsWith('/failed'),
      limit: 'reports',
      handle(request, response) {
        if (judgeOrigin(request, siteOrigin).allowed) faults.count('failedIslands');
        sendText(response, 200, '');
      },
    },
    mail: {
      takes: (method, path) => path.startsWith('/api/') || (method === 'POST' && isFormPage(path)),
      limit: 'calls',
      handle: mail.handle,
      refuse: mail.refuse,
    },
  } satisfies Record<string, Route>;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

/**
 * Passes each request to its route if its sender is within the limit, and all others to the prerendered site.
 * @param site what it makes for one request passes the same limiter (`answers.ts`)
 */
export function createDispatch(
  routes: Record<string, Route>,
  site: Handle,
  trustedProxies: TrustedProxies,
  clock: Clock = systemClock,
): Handle {
  const doors = Object.entries(doorRules).map(
    ([name, rule]) => [name, createDoor(rule, trustedProxies, clock)] as const,
  );
  const door = Object.fromEntries(doors) as Record<Route['limit'], ReturnType<typeof createDoor>>;
  return async (request, response) => {
    const path = request.url!.split('?', 1)[0]!;
    const route = Object.values(routes).find(({ takes }) => takes(request.method!, path));
    // Only the mail API reads bodies.
    if (route?.limit !== 'calls' && hasBody(request)) discardBody(request);
    const seconds = route ? door[route.limit](request) : 0;
    if (seconds === 0) return (route?.handle ?? site)(request, response);
    if (route?.refuse) route.refuse(request, response, seconds);
    else sendText(response, 429, 'Too Many Requests\n', { 'retry-after': String(seconds) });
  };
}
