import { once } from 'node:events';
import { connect as connectSession } from 'node:http2';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../app/content/text.ts';
import { unreachable } from '../../app/content/unreachable.ts';
import { bodyLimit } from '../../server/mail/body.ts';
import { callPaths } from '../../server/mail/calls.ts';
import { pathOf } from '../../tools/debian.ts';
import { type RunningSite, serve } from '../../tools/serve.ts';
import { contactFields } from '../faults/harness/forms.ts';
import { type Answer, ask } from '../safety/raw-request.ts';
import { startCaddy } from './caddy.ts';
import { apex, name } from './nginx.ts';

const there = pathOf('caddy') && pathOf('openssl');
if (!there) console.warn('NOT TESTED: deploy/Caddyfile, because caddy or openssl is not installed and cannot be.');

describe.runIf(there)('the site behind Caddy', () => {
  let site: RunningSite;
  let front: Awaited<ReturnType<typeof startCaddy>>;
  beforeAll(async () => {
    site = await serve({ SITE_URL: `https://${name}`, TRUST_PROXY: '1' });
    front = await startCaddy(site.port);
  });
  afterAll(async () => {
    await front.stop();
    await site.stop();
  });
  const visit = (path: string, headers: Record<string, string> = {}, servername = name, more: object = {}) =>
    ask(front, path, { headers: { host: servername, ...headers }, ca: front.certificate, servername, ...more });

  test('redirects HTTP and the bare domain to the site', async () => {
    const plain = await ask({ port: front.plainPort }, '/crisis', { headers: { host: name } });
    expect([plain.status, plain.headers.location]).toEqual([301, `https://${name}/crisis`]);
    const bare = await visit('/crisis?lang=en', {}, apex);
    expect([bare.status, bare.headers.location]).toEqual([301, `https://${name}/crisis?lang=en`]);
  });

  test.each(['plainPort', 'port'] as const)('closes a silent connection to its %s within seconds', async (which) => {
    const socket = connect(front[which], '127.0.0.1');
    const late = AbortSignal.timeout(60_000);
    await once(socket.resume(), 'close', { signal: late });
  });

  test('refuses other host names, with and without TLS', async () => {
    const elsewhere = { host: 'elsewhere.example' };
    await expect(visit('/', {}, 'elsewhere.example')).rejects.toThrow(/alert|handshake/i);
    await expect(visit('/', elsewhere)).rejects.toThrow('hang up');
    await expect(ask({ port: front.plainPort }, '/', { headers: elsewhere })).rejects.toThrow('hang up');
  });

  test("passes the server's headers, languages and encodings through", async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding, 'accept-language': 'en' };
      const [direct, fronted] = [await ask(site, '/crisis', { headers }), await visit('/crisis', headers)];
      expect(fronted.bytes.equals(direct.bytes), encoding).toBe(true);
      for (const header of ['content-security-policy', 'etag', 'vary', 'content-encoding', 'content-language'])
        expect(fronted.headers[header], header).toBe(direct.headers[header]);
      expect(fronted.headers.server).toBeUndefined();
    }
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

  test('serves /readyz to this machine only, whatever its address is written like', async () => {
    expect((await visit('/readyz')).status).toBe(200);
    const outside = { localAddress: '127.0.0.2' };
    expect((await visit('/readyz', {}, name, outside)).status).toBe(404);
    const spellings = [`https://${name}/readyz`, 'http://b/readyz', 'a:http://b/readyz', '//readyz', '/x/../readyz'];
    for (const target of spellings) {
      const { status = 0, body = '' } = await visit(target, {}, name, outside).catch(() => ({}) as Partial<Answer>);
      expect([target, status === 200, body.includes('queued')]).toEqual([target, false, false]);
    }
  });

  test("accepts a form, counts a client with forged addresses as one sender, and passes on the server's response to a large body", async () => {
    const post = (fields: Record<string, string>, invented: string) =>
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
            'x-forwarded-for': invented,
          },
        },
        new URLSearchParams(fields).toString(),
      );
    const large = await post({ message: 'a'.repeat(bodyLimit + 1) }, '10.1.1.1');
    expect(large.headers['content-security-policy']).toBeDefined();
    expect((await post(contactFields('caddy'), '10.0.0.1')).status).toBe(303);
    const rest = await Promise.all(Array.from({ length: 12 }, (_, n) => post(contactFields(`c ${n}`), `10.0.1.${n}`)));
    expect(rest.some(({ status }) => status === 429)).toBe(true);
  });

  test('never confirms a post whose body does not arrive', async () => {
    const socket = connectTls({ port: front.port, host: '127.0.0.1', ca: front.certificate, servername: name });
    await once(socket, 'secureConnect');
    socket.write(
      `POST ${callPaths.form} HTTP/1.1\r\nHost: ${name}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\nmessage=`,
    );
    // A byte a second keeps the connection busy. The server gives it up; Caddy replies after its own limit.
    const drip = setInterval(() => socket.write('a'), 1000);
    const answer = await new Promise((resolve) => {
      socket.on('data', (piece) => resolve(String(piece).split('\r\n')[0])).on('error', () => undefined);
      socket.on('close', () => resolve('closed'));
    });
    clearInterval(drip);
    socket.destroy();
    expect(answer).toMatch(/^(HTTP\/1\.1 (408|502) .*|closed)$/);
  });

  test("shows the release's own page in both languages while the server is down", async () => {
    await site.stop();
    const { status, body } = await visit('/contact');
    expect(status).toBe(502);
    for (const language of languages) expect(body).toContain(unreachable.title[language]);
  });
});
