import { connect as connectSession } from 'node:http2';
import type { RequestOptions } from 'node:https';
import { connect, type TLSSocket } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../app/content/text.ts';
import { unreachable } from '../../app/content/unreachable.ts';
import { fileHeaders } from '../../server/headers.ts';
import { bodyLimit } from '../../server/mail/body.ts';
import { callPaths } from '../../server/mail/calls.ts';
import { pathOf } from '../../tools/debian.ts';
import { type RunningSite, serve } from '../../tools/serve.ts';
import { contactFields } from '../faults/harness/forms.ts';
import { ask } from '../safety/raw-request.ts';
import { apex, hasIpv6, name, startNginx } from './nginx.ts';

const there = pathOf('nginx') && pathOf('openssl');
if (!there) console.warn('NOT TESTED: deploy/nginx.conf, because nginx or openssl is not installed and cannot be.');

describe.runIf(there)('the site behind nginx', () => {
  let site: RunningSite;
  let front: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    site = await serve({ SITE_URL: 'https://www.example.org', TRUST_PROXY: '1' });
    front = await startNginx(site.port);
  });
  afterAll(async () => {
    await front.stop();
    await site.stop();
  });

  const visit = (path: string, headers: Record<string, string> = {}, options: RequestOptions = {}) =>
    ask(front, path, { headers: { host: name, ...headers }, ca: front.certificate, servername: name, ...options });
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    ask(
      front,
      callPaths.form,
      {
        method: 'POST',
        ca: front.certificate,
        servername: name,
        headers: {
          host: name,
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
      },
      new URLSearchParams(fields).toString(),
    );

  test.each([name, apex])('redirects HTTP at %s to the same address over HTTPS', async (host) => {
    const { status, headers } = await ask({ port: front.plainPort }, '/crisis?lang=en', { headers: { host } });
    expect(status).toBe(301);
    expect(headers.location).toBe(`https://${name}:${front.port}/crisis?lang=en`);
  });

  test('redirects the bare domain to the site, over HTTPS too', async () => {
    const { status, headers } = await visit('/crisis', { host: apex }, { servername: apex });
    expect([status, headers.location]).toEqual([301, `https://${name}:${front.port}/crisis`]);
  });

  test('refuses other host names, with and without TLS', async () => {
    const elsewhere = { headers: { host: 'elsewhere.example' } };
    await expect(ask({ port: front.plainPort }, '/', elsewhere)).rejects.toThrow('hang up');
    await expect(visit('/', {}, { servername: 'elsewhere.example' })).rejects.toThrow(/alert|handshake/i);
    await expect(visit('/', { host: 'elsewhere.example' })).rejects.toThrow('hang up');
  });

  test("serves a certificate authority's challenge", async () => {
    const path = '/.well-known/acme-challenge/token';
    const { status, body } = await ask({ port: front.plainPort }, path, { headers: { host: name } });
    expect([status, body]).toEqual([200, 'challenge']);
  });

  test.runIf(hasIpv6)('serves IPv6', async () => {
    expect((await visit('/livez', {}, { host: '::1' })).status).toBe(200);
  });

  test('serves /readyz to this machine only', async () => {
    expect((await visit('/readyz')).status).toBe(200);
    expect((await visit('/readyz', {}, { localAddress: '127.0.0.2' })).status).toBe(403);
    expect((await visit('/livez', {}, { localAddress: '127.0.0.2' })).status).toBe(200);
  });

  test('chooses the language by address, cookie, then browser (LA-5)', async () => {
    const language = async (path: string, headers: Record<string, string>) =>
      /<html lang="(..)"/.exec((await visit(path, headers)).body)?.[1];
    expect(await language('/crisis', { 'accept-language': 'en-GB' })).toBe('en');
    expect(await language('/crisis', { 'accept-language': 'ar-SY' })).toBe('ar');
    expect(await language('/crisis', { 'accept-language': 'ar', cookie: 'preferred-language=en' })).toBe('en');
    expect(await language('/crisis?lang=ar', { cookie: 'preferred-language=en' })).toBe('ar');
    const { headers, cookies } = await visit('/crisis?lang=ar');
    expect(headers.vary).toContain('Accept-Language, Cookie, Save-Data');
    expect(cookies[0]).toMatch(/^preferred-language=ar;.*; Secure$/);
  });

  test("passes the server's own Brotli and gzip through and revalidates unchanged pages with 304", async () => {
    const plain = await visit('/crisis');
    const brotli = await visit('/crisis', { 'accept-encoding': 'gzip, br' });
    const gzip = await visit('/crisis', { 'accept-encoding': 'gzip' });
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
    const etag = String(brotli.headers.etag);
    expect(etag).toMatch(/^"/);
    expect((await visit('/crisis', { 'if-none-match': etag, 'accept-encoding': 'gzip, br' })).status).toBe(304);
  });

  test.each(['/', '/crisis', '/nowhere', '/icon.svg', '/robots.txt', '/livez'])(
    'passes every header of %s through once and adds none',
    async (path) => {
      const direct = await ask(site, path);
      const fronted = await visit(path);
      expect(fronted.status).toBe(direct.status);
      const ignore = [
        'date',
        'connection',
        'keep-alive',
        'server',
        'transfer-encoding',
        'content-length',
        'set-cookie',
      ];
      const kept = (headers: object) => Object.entries(headers).filter(([name]) => !ignore.includes(name));
      expect(Object.fromEntries(kept(fronted.headers))).toEqual(Object.fromEntries(kept(direct.headers)));
      for (const name of Object.keys(fileHeaders)) expect(fronted.headers[name]).toBeDefined();
      expect(fronted.headers.server).toBe('nginx');
    },
  );

  test('serves the not-found page with 404 (NF-1)', async () => {
    const { status, body } = await visit('/nowhere', { 'accept-language': 'en' });
    expect(status).toBe(404);
    expect(body).toContain('/nowhere');
  });

  test("keeps the redirect of a long address within nginx's header buffer", async () => {
    const { status, headers } = await visit(`/Contact?x=${'a'.repeat(5_000)}`);
    expect([status, headers.location]).toEqual([308, '/contact']);
    expect((await visit(`/Contact?x=${'a'.repeat(2_000)}`)).status).toBe(308);
  });

  test('speaks HTTP/2', async () => {
    const session = connectSession(`https://127.0.0.1:${front.port}`, { ca: front.certificate, servername: name });
    const status = await new Promise((resolve, reject) => {
      session.on('error', reject);
      const stream = session.request({ ':path': '/robots.txt', ':authority': name });
      stream.on('response', (headers) => resolve(headers[':status'])).on('error', reject);
      stream.resume();
    });
    session.close();
    expect(status).toBe(200);
  });

  test('accepts a form and counts a client with forged addresses as one sender', async () => {
    const send = (number: number) => post(contactFields(`nginx ${number}`), { 'x-forwarded-for': `10.0.0.${number}` });
    const first = await send(0);
    expect(first.status).toBe(303);
    expect(first.headers.location).toMatch(/^\/contact\?sent=[a-z2-9]{12}\.[0-9a-f]{24}#sent-contact$/);
    // Through the proxy it shows no numbers.
    expect(JSON.parse((await visit('/readyz')).body)).toEqual({ ok: true });
    const queued = async () => (JSON.parse((await ask(site, '/readyz')).body) as { queued: number }).queued;
    await expect.poll(queued, { timeout: 60_000, interval: 200 }).toBe(1);
    const rest = await Promise.all(Array.from({ length: 11 }, (_, number) => send(number + 1)));
    expect(rest.some(({ status }) => status === 429)).toBe(true);
  });

  test("passes on the site's own response to a body that is too large", async () => {
    const answer = await post({ message: 'a'.repeat(bodyLimit + 1) }, { 'x-forwarded-for': '10.1.1.1' });
    expect([413, 429]).toContain(answer.status);
    expect(answer.headers['content-security-policy']).toBeDefined();
  });

  test('limits one address to a hundred open requests', async () => {
    const unfinished = `POST ${callPaths.form} HTTP/1.1\r\nHost: ${name}\r\nContent-Length: 10\r\n\r\n`;
    const hold = () =>
      new Promise<TLSSocket>((resolve) => {
        const socket = connect({ port: front.port, host: '127.0.0.1', ca: front.certificate, servername: name }, () => {
          socket.write(unfinished, () => resolve(socket));
        });
        // A refused one is closed at any moment.
        socket.on('error', () => resolve(socket));
      });
    const held: TLSSocket[] = [];
    const status = async () => (await visit('/livez')).status;
    // nginx counts a request once it has read it, and on a busy machine the first ones time out meanwhile.
    const holdMore = async () => {
      held.push(...(await Promise.all(Array.from({ length: 100 }, hold))));
      return status();
    };
    await expect.poll(holdMore, { timeout: 60_000, interval: 200 }).toBe(429);
    for (const socket of held) socket.destroy();
    await expect.poll(status, { timeout: 60_000 }).toBe(200);
  });

  test('limits the requests a second of one address, and of that one only', async () => {
    const session = connectSession(`https://127.0.0.1:${front.port}`, { ca: front.certificate, servername: name });
    const ask = () =>
      new Promise<unknown>((resolve, reject) => {
        const stream = session.request({ ':path': '/robots.txt', ':authority': name });
        stream.on('response', (headers) => resolve(headers[':status'])).on('error', reject);
        stream.resume();
      });
    const statuses = () => Promise.all(Array.from({ length: 90 }, ask));
    await expect.poll(statuses, { timeout: 60_000, interval: 0 }).toContain(429);
    session.close();
    expect((await visit('/robots.txt', {}, { localAddress: '127.0.0.3' })).status).toBe(200);
  });

  test("logs no visitor's address, although Debian's nginx has a log, not even of the refusals above", () => {
    expect(front.logged()).not.toMatch(/127\.0\.0\.\d|::1/);
  });

  test("shows the release's own page in both languages while the server is down", async () => {
    await site.stop();
    const { status, headers, body } = await visit('/contact');
    expect(status).toBe(502);
    expect(headers['cache-control']).toBe('no-store');
    for (const language of languages) expect(body).toContain(unreachable.title[language]);
    expect((await visit('/unreachable.html')).status).toBe(404);
  });
});
