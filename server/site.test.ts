import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notFound } from '../app/content/not-found.ts';
import { serverWords } from '../app/content/shared/server-words.ts';
import { routes } from '../app/routes.ts';
import { type Answer, ask } from '../tests/safety/raw-request.ts';
import { distDirectory } from '../tools/paths.ts';
import { type RunningSite, serve } from '../tools/serve.ts';
import { commonHeaders } from './headers.ts';
import { createSite } from './site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await serve({ TRUST_PROXY: '1' });
});
afterAll(() => site.stop());

/** More different requests than one address may send at once. */
const tooMany = 80;
const flood = (path: (n: number) => string, sender: string): Promise<Answer[]> =>
  Promise.all(
    Array.from({ length: tooMany }, (_, n) => ask(site, path(n), { headers: { 'x-forwarded-for': sender } })),
  );

test('returns 429 with a page and Retry-After above the limit, and serves pages and other visitors meanwhile', async () => {
  const answers = await flood((n) => `/?lang=ar&q=crusher${n}`, '198.51.100.1');
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
  const { body, headers } = refused[0]!;
  expect(headers['content-type']).toContain('text/html');
  expect(headers).toMatchObject({
    ...commonHeaders,
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(body).toContain('<html lang="ar" dir="rtl">');
  for (const words of Object.values(serverWords)) expect(body).toContain(words.ar);
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(site, '/crisis', { headers: { 'x-forwarded-for': '198.51.100.1' } })).status).toBe(200);
  expect((await ask(site, '/?q=crusher', { headers: { 'x-forwarded-for': '198.51.100.2' } })).status).toBe(200);
});

test('returns 503 with a page in the visitor’s language if a page cannot be made', async () => {
  const logged: object[] = [];
  const { handle } = createSite({
    dist: distDirectory,
    siteUrl: 'http://localhost',
    tokenCookies: () => [],
    referenceOf: () => undefined,
    answers: { to: () => Promise.reject(new Error('The thread has ended')), stop: async () => {} },
    missingAsset: () => {},
    log: (line) => logged.push(line),
  });
  const server = createServer((request, response) => void handle(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/?lang=ar&q=crusher`);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBeTruthy();
  expect(await response.text()).toContain(serverWords.tooMuch.ar);
  expect(logged).toHaveLength(1);
  server.close();
});

const plan = '/planner.xlsx?by=volume&m3=100000&months=12';
const answering = Object.entries(routes).flatMap(([path, { answers = [] }]) =>
  answers.map((name) => `${path}?${name}=`),
);

test.each([...answering, `${plan}&place=`])('limits what is made for one request: %s', async (address) => {
  const answers = await flood((n) => address + n, '198.51.100.7');
  expect(answers.map(({ status }) => status)).toContain(429);
});

test('makes nothing for HEAD', async () => {
  for (const [address, status] of [
    [plan, 200],
    ['/?q=crusher', 200],
    ['/nowhere', 404],
  ] as const) {
    const sender = { 'x-forwarded-for': '198.51.100.7' };
    const { status: got, headers } = await ask(site, address, { method: 'HEAD', headers: sender });
    expect([got, headers['content-length']], address).toEqual([status, undefined]);
  }
});

test('returns 404 with its page for any number of unknown paths', async () => {
  const answers = await flood((n) => `/nowhere/${n}?lang=en`, '198.51.100.3');
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  for (const { body } of answers) expect(body).toContain(notFound.heading.en);
  // Within the limit the page names the requested path.
  expect(answers.filter(({ body }, n) => body.includes(`/nowhere/${n}`)).length).toBeGreaterThan(20);
});

test('answers an invalid path like any other', async () => {
  for (const path of ['/%E0%A4%A', '/%00', '//evil.example/x', '/\\evil', `/${'a'.repeat(4_000)}`])
    expect((await ask(site, path, { headers: { 'x-forwarded-for': '198.51.100.4' } })).status, path).toBe(404);
});

test('serves a long address from the build and repeats it in no header', async () => {
  const sender = { headers: { 'x-forwarded-for': '198.51.100.6', 'accept-language': 'en' } };
  const spelled = await ask(site, `/Contact?x=${'a'.repeat(5_000)}`, sender);
  expect([spelled.status, spelled.headers.location]).toEqual([308, '/contact']);
  const kept = await ask(site, `/Contact?x=${'a'.repeat(1_000)}`, sender);
  expect(kept.headers.location).toBe(`/contact?x=${'a'.repeat(1_000)}`);
  expect((await ask(site, `/contact?lang=ar&x=${'a'.repeat(5_000)}`, sender)).body).toContain('<html lang="en"');
  const lost = await ask(site, `/nowhere/${'a'.repeat(6_000)}`, sender);
  expect(lost.status).toBe(404);
  expect(lost.body).not.toContain('aaaaaaaa');
  expect((await ask(site, '/', { headers: { 'x-long': 'a'.repeat(9_000) } })).status).toBe(431);
});

test('compresses rendered pages for clients that accept it', async () => {
  const fetched = (encoding: string) =>
    ask(site, '/environmental?amount=10&lang=en', {
      headers: { 'accept-encoding': encoding, 'x-forwarded-for': '198.51.100.5' },
    });
  const whole = await fetched('identity');
  expect(whole.headers['content-encoding']).toBeUndefined();
  expect(whole.body).toContain('<h1');
  for (const [encodings, best, open] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ] as const) {
    const { headers, bytes } = await fetched(encodings);
    expect(headers['content-encoding']).toBe(best);
    expect(bytes.length).toBeLessThan(whole.bytes.length / 3);
    expect(open(bytes).toString()).toBe(whole.body);
  }
});

test('serves ranges of a film', async () => {
  const film = '/media/haul-cycle.mp4';
  const whole = await ask(site, film);
  const part = await ask(site, film, { headers: { range: 'bytes=1000-1999' } });
  expect(part.status).toBe(206);
  expect(part.bytes.equals(whole.bytes.subarray(1_000, 2_000))).toBe(true);
  expect(whole.bytes.length).toBe(Number(whole.headers['content-length']));
  // The file has changed, or the range is invalid: the whole file.
  const { etag } = part.headers;
  for (const [condition, status] of [
    [etag!, 206],
    ['"another"', 200],
  ] as const)
    expect((await ask(site, film, { headers: { range: 'bytes=0-9', 'if-range': condition } })).status).toBe(status);
  expect((await ask(site, film, { headers: { range: 'bytes=5-2' } })).bytes.length).toBe(whole.bytes.length);
});

test('treats an absolute URL like its path', async () => {
  const plain = await ask(site, '/crisis?lang=en');
  for (const host of ['http://localhost', 'https://site.example:8443'])
    expect((await ask(site, `${host}/crisis?lang=en`)).body).toBe(plain.body);
  expect((await ask(site, 'http://localhost?lang=en')).status).toBe(200);
});
