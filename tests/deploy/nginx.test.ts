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
import { ask } from '../safety/ask.ts';
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

  test.each([name, apex])('HTTP to %s leads to the same place over HTTPS', async (host) => {
    const { status, headers } = await ask({ port: front.plainPort }, '/crisis?lang=en', { headers: { host } });
    expect(status).toBe(301);
    expect(headers.location).toBe(`https://${name}:${front.port}/crisis?lang=en`);
  });

  test('the bare domain leads to the site, over HTTPS too', async () => {
    const { status, headers } = await visit('/crisis', { host: apex }, { servername: apex });
    expect([status, headers.location]).toEqual([301, `https://${name}:${front.port}/crisis`]);
  });

  test('a name that is not ours gets no answer, in plain or over TLS', async () => {
    const elsewhere = { headers: { host: 'elsewhere.example' } };
    await expect(ask({ port: front.plainPort }, '/', elsewhere)).rejects.toThrow('hang up');
    await expect(visit('/', {}, { servername: 'elsewhere.example' })).rejects.toThrow(/alert|handshake/i);
  });

  test('a certificate authority finds its challenge', async () => {
    const path = '/.well-known/acme-challenge/token';
    const { status, body } = await ask({ port: front.plainPort }, path, { headers: { host: name } });
    expect([status, body]).toEqual([200, 'challenge']);
  });

  test.runIf(hasIpv6)('IPv6 is answered', async () => {
    expect((await visit('/livez', {}, { host: '::1' })).status).toBe(200);
  });

  test('/readyz is for this machine only', async () => {
    expect((await visit('/readyz')).status).toBe(200);
    expect((await visit('/readyz', {}, { localAddress: '127.0.0.2' })).status).toBe(403);
    expect((await visit('/livez', {}, { localAddress: '127.0.0.2' })).status).toBe(200);
  });

  test('the language follows the address, the cookie, then the browser (LA-5)', async () => {
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

  test("the server's own Brotli and gzip arrive whole, and an unchanged page is not sent again", async () => {
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
    'every header of %s comes through once, and none beside them',
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

  test('an address that is not there is a 404 with the page that says so (NF-1)', async () => {
    const { status, body } = await visit('/nowhere', { 'accept-language': 'en' });
    expect(status).toBe(404);
    expect(body).toContain('/nowhere');
  });

  test('a redirect of a long address fits into the headers that nginx takes', async () => {
    const { status, headers } = await visit(`/Contact?x=${'a'.repeat(5_000)}`);
    expect([status, headers.location]).toEqual([308, '/contact']);
    expect((await visit(`/Contact?x=${'a'.repeat(2_000)}`)).status).toBe(308);
  });

  test('HTTP/2 is spoken', async () => {
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

  test('a form is taken, and a sender who invents addresses is still one sender', async () => {
    const send = (number: number) => post(contactFields(`nginx ${number}`), { 'x-forwarded-for': `10.0.0.${number}` });
    const first = await send(0);
    expect(first.status).toBe(303);
    expect(first.headers.location).toMatch(/^\/contact\?sent=[a-z2-9]{12}#sent-contact$/);
    const queued = async () => (JSON.parse((await visit('/readyz')).body) as { queued: number }).queued;
    await expect.poll(queued, { timeout: 60_000 }).toBe(1);
    const rest = await Promise.all(Array.from({ length: 11 }, (_, number) => send(number + 1)));
    expect(rest.some(({ status }) => status === 429)).toBe(true);
  });

  test("a body that is too large gets the site's own answer", async () => {
    const answer = await post({ message: 'a'.repeat(bodyLimit + 1) }, { 'x-forwarded-for': '10.1.1.1' });
    expect([413, 429]).toContain(answer.status);
    expect(answer.headers['content-security-policy']).toBeDefined();
  });

  test('one address may not hold more than a hundred requests open', async () => {
    const unfinished = `POST ${callPaths.form} HTTP/1.1\r\nHost: ${name}\r\nContent-Length: 10\r\n\r\n`;
    const hold = () =>
      new Promise<TLSSocket>((resolve, reject) => {
        const socket = connect({ port: front.port, host: '127.0.0.1', ca: front.certificate, servername: name }, () => {
          socket.write(unfinished, () => resolve(socket));
        });
        socket.on('error', reject);
      });
    const held = await Promise.all(Array.from({ length: 100 }, hold));
    // nginx has taken all of them in when it turns one more away; until then it may not have read the last ones.
    let status = 0;
    for (let tries = 0; tries < 200 && status !== 429; tries += 1) status = (await visit('/livez')).status;
    expect(status).toBe(429);
    for (const socket of held) socket.destroy();
    for (let tries = 0; tries < 200 && status !== 200; tries += 1) status = (await visit('/livez')).status;
    expect(status).toBe(200);
  });

  test('while the server is away the page of the release says so, in both languages', async () => {
    await site.stop();
    const { status, headers, body } = await visit('/contact');
    expect(status).toBe(502);
    expect(headers['cache-control']).toBe('no-store');
    for (const language of languages) expect(body).toContain(unreachable.title[language]);
    expect((await visit('/unreachable.html')).status).toBe(404);
  });
});
