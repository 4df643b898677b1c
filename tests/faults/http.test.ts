/** Floods, slow connections and hostile requests: pages are served meanwhile. Everything is counted, nothing timed. */
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { films } from '../../app/content/films.ts';
import { routes } from '../../app/routes.ts';
import { callPaths } from '../../server/mail/calls.ts';
import { distDirectory } from '../../tools/paths.ts';
import { type RunningSite, serve } from '../../tools/serve.ts';
import { type Answer, ask } from '../safety/raw-request.ts';
import { contactFields, jsonCall, jsonUrl } from './harness/forms.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await serve({ TRUST_PROXY: '1' });
});
afterAll(() => site.stop());

const film = `/media/${Object.values(films)[0]!.clip}.mp4`;
const pageLoads = (count: number): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => ask(site, n % 2 ? '/contact' : '/crisis?lang=en')));
const allServed = (pages: Answer[]) => pages.every(({ status, bytes }) => status === 200 && bytes.length > 1_000);

interface Flood {
  path: (n: number) => string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

const answering = Object.entries(routes).flatMap(([path, { answers = [] }]) =>
  answers.map((name) => `${path}?${name}=`),
);
/** No two requests are the same. */
const floods: Record<string, Flood> = {
  'rendered pages': { path: (n) => answering[n % answering.length]! + n },
  'unknown paths': { path: (n) => `/nowhere/${n}` },
  'odd queries': { path: (n) => `/crisis?utm=${n}&lang=%E0%A4%A&${'a=1&'.repeat(200)}` },
  'odd paths': { path: (n) => `/${'%2F.'.repeat(200)}${n}` },
  'headers of rendered pages': { path: (n) => `/?q=${n}`, method: 'HEAD' },
  'ranges of a film': { path: () => film, headers: { range: 'bytes=1000-1999' } },
  'health checks': { path: (n) => `/healthz?${n}` },
  preflights: { path: (n) => `/data/figures.json?${n}`, method: 'OPTIONS' },
  'other methods': { path: (n) => `/crisis?${n}`, method: 'DELETE' },
  'empty forms': { path: () => callPaths.form, method: 'POST', headers: form, body: 'page=/contact' },
};

describe('a flood', () => {
  const requests = 80;
  test.each(Object.entries(floods).flatMap(([name, flood]) => [1, 100].map((from) => ({ name, from, flood }))))(
    'of $name from $from addresses is answered, and pages beside it are served',
    async ({ from, flood: { path, method = 'GET', headers, body } }) => {
      const agent = new Agent({ keepAlive: true });
      const send = (n: number) => {
        const sender = { 'x-forwarded-for': `203.${n % from}.113.1` };
        const length = body === undefined ? {} : { 'content-length': body.length };
        return ask(site, path(n), { agent, method, headers: { ...headers, ...length, ...sender } }, body);
      };
      const [answers, pages] = await Promise.all([
        Promise.all(Array.from({ length: requests }, (_, n) => send(n))),
        pageLoads(20),
      ]);
      agent.destroy();
      // 503: too many pages of refused forms are waiting.
      for (const { status } of answers) expect(status === 503 ? 499 : status).toBeLessThan(500);
      expect(allServed(pages)).toBe(true);
    },
  );
});

describe('closes what it opens for clients that leave early', () => {
  /** The files of the site that the server holds open (Linux). */
  const open = () => readdirSync(`/proc/${site.pid}/fd`).filter((name) => readLink(name)?.startsWith(distDirectory));
  const readLink = (name: string) => {
    try {
      return readlinkSync(`/proc/${site.pid}/fd/${name}`);
    } catch {
      // Closed meanwhile.
      return undefined;
    }
  };
  const leave = (path: string, requests: number, from: string) =>
    new Promise<void>((resolve) => {
      const socket = connect(site.port, '127.0.0.1', () => {
        const request = `GET ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${from}\r\n\r\n`;
        socket.write(request.repeat(requests), () => socket.destroy());
      });
      socket.on('error', () => {}).once('close', () => resolve());
    });
  const planner = answering.find((path) => path.startsWith('/planner'))!;

  test.each(['/nowhere', answering[0]!, planner, '/crisis', '/icon-512.png', film])('before %s', async (path) => {
    for (let n = 0; n < Number(process.env.LEAVERS ?? 6); n += 1)
      await leave(path, n % 2 ? 8 : 1, `203.${n % 251}.113.1`);
    const from = (n: number) => ({ headers: { 'x-forwarded-for': `10.9.${n}.1` } });
    // Pages are rendered one after the other: this one after those of the clients that left.
    await ask(site, '/nowhere', from(0));
    for (let n = 1; n < 100 && open().length > 0; n += 1) await ask(site, '/crisis', from(n));
    expect(open()).toEqual([]);
  });
});

/** Sends these bytes and collects the response until the server closes the connection. */
async function sendRaw(text: string): Promise<string> {
  const socket = connect(site.port, '127.0.0.1').setEncoding('latin1');
  let said = '';
  socket.on('data', (piece) => (said += piece)).on('error', () => {});
  socket.write(text, 'latin1');
  await once(socket, 'close');
  return said;
}
const statusesIn = (said: string) => [...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);

describe('pipelined requests', () => {
  const request = 'GET /icon.svg HTTP/1.1\r\nHost: a\r\n';

  test('are answered if they are few, and cut off if they are many', async () => {
    const answered = async (times: number) =>
      statusesIn(await sendRaw(`${`${request}\r\n`.repeat(times - 1)}${request}Connection: close\r\n\r\n`)).length;
    expect(await answered(4)).toBe(4);
    expect(await answered(200)).toBeLessThan(200);
  });
});

test('answers any path and query below 500, with at most one redirect', async () => {
  const piece = fc.oneof(
    fc.constantFrom('/', '//', '.', '..', '%', '%2F', '%5C', '\\', '?', '&', 'lang=en', 'q=', '~', ')', '،', '\u200f'),
    fc.constantFrom(...Object.keys(routes)),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), fc.nat(), async (pieces, n) => {
      const path = `/${encodeURI(pieces.join('').toWellFormed())}`;
      const headers = { 'x-forwarded-for': `10.${n % 251}.${n % 241}.1` };
      const { status, headers: got } = await ask(site, path, { headers });
      expect(status).toBeLessThan(500);
      if (status !== 301) return;
      const next = await ask(site, got.location!.split('#')[0]!, { headers });
      expect(next.status).toBe(200);
    }),
    { numRuns: 40 },
  );
});

test('RL-1: goes on serving after SIGTERM until its delivery has ended, and cuts off no request', async () => {
  // A mail server that says nothing until the test wants it.
  const greeted = Promise.withResolvers<Socket>();
  const smtp = createServer((socket) => greeted.resolve(socket.on('error', () => {})));
  await once(smtp.listen(0, '127.0.0.1'), 'listening');
  const { port } = smtp.address() as { port: number };
  const own = await serve({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_TO: 'a@b.org', MAIL_FROM: 'a@b.org' });
  expect((await fetch(jsonUrl(own.port), jsonCall(contactFields('stop')))).status).toBe(200);
  const delivery = await greeted.promise;
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const stopped = own.stop('SIGTERM').then(() => 'stopped');
  // New connections are served beside those that are kept alive.
  for (let n = 0; n < 20; n += 1) {
    expect((await ask(own, '/crisis')).status).toBe(200);
    expect((await ask(own, '/crisis', { agent })).headers.connection).toBe('keep-alive');
  }
  delivery.destroy();
  const statuses = new Set<number>();
  let lastConnection: string | undefined;
  while (lastConnection !== 'close') {
    const { status, headers } = await ask(own, '/crisis', { agent });
    statuses.add(status);
    lastConnection = headers.connection;
  }
  expect([...statuses]).toEqual([200]);
  expect(await stopped).toBe('stopped');
  agent.destroy();
  smtp.close();
});

test('refuses a request with two hosts', async () => {
  const said = await sendRaw('GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n');
  expect(statusesIn(said)).toEqual(['400']);
});

test.each(['GET', 'OPTIONS'])('answers %s of /healthz beyond the limit with 429, never 404', async (method) => {
  const headers = { 'x-forwarded-for': '203.0.115.1' };
  const status = async () => (await ask(site, '/healthz', { method, headers })).status;
  const statuses = await Promise.all(Array.from({ length: 80 }, status));
  expect(statuses).toContain(429);
  expect(statuses).not.toContain(404);
});
