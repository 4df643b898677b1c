import { hash } from 'node:crypto';
import { globSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../../app/content/shared/pages.ts';
import { callPaths } from '../../server/mail/calls.ts';
import { distDirectory } from '../../tools/paths.ts';
import { type RunningSite, serve } from '../../tools/serve.ts';
import { contactFields, jsonCall } from '../faults/harness/forms.ts';
import { type Answer, ask } from './raw-request.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await serve({ SITE_URL: 'https://www.example.org' });
});
afterAll(() => site.stop());

const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const filled = new URLSearchParams({ ...contactFields('headers'), page: '/contact', language: 'en' }).toString();
const json = jsonCall(contactFields('headers by program'));

const post = (path: string, headers: RequestInit['headers'], body: BodyInit | null | undefined) =>
  ask(site, path, { method: 'POST', headers: headers as Record<string, string> }, String(body));
const foreign = { ...form, 'sec-fetch-site': 'cross-site' };

const navigation = { 'sec-fetch-mode': 'navigate', origin: 'https://elsewhere.example' };

/** Every page, and one of every other kind of response. */
const kinds: [string, number, () => Promise<Answer>][] = [
  ...[...paths.flatMap((path) => [path, `${path}?lang=en`]), '/?q=rubble', '/environmental?amount=100'].map(
    (path): [string, number, () => Promise<Answer>] => [path, 200, () => ask(site, path, { headers: navigation })],
  ),
  ['not found', 404, () => ask(site, '/nowhere')],
  ['method not allowed', 405, () => ask(site, '/', { method: 'DELETE' })],
  ['redirect', 301, () => ask(site, '/Crisis/')],
  ['health', 200, () => ask(site, '/healthz')],
  ['form sent', 303, () => post(callPaths.form, form, filled)],
  ['form refused', 422, () => post(callPaths.form, form, 'page=/contact')],
  ['form of another site', 403, () => post(callPaths.form, foreign, filled)],
  ['call by the library', 200, () => post(callPaths.json, json.headers, json.body)],
  ['call that cannot be read', 400, () => post(callPaths.json, {}, 'text')],
  ['call that is no post', 405, () => ask(site, callPaths.json)],
];

/** One of every kind of file. */
const files: [string, number, string, object?][] = [
  ['script', 200, 'assets/*.js'],
  ['style sheet', 200, 'assets/*.css'],
  ['font', 200, 'assets/*.woff2'],
  ['part of a file', 206, 'icon.svg', { range: 'bytes=0-9' }],
  ['part that is not there', 416, 'icon.svg', { range: 'bytes=9999999-' }],
  ['drawing', 200, 'drawings/*.svg'],
  ['guide as PDF', 200, 'guides/**/*.pdf'],
  ['film', 200, 'media/*.webm'],
  ['picture', 200, 'media/**/*.{webp,png,jpg}'],
  ['search index', 200, 'search-ar.json'],
  ['site map', 200, 'sitemap.xml'],
  ['robots.txt', 200, 'robots.txt'],
  ['web manifest', 200, 'manifest-ar.webmanifest'],
  ['security.txt', 200, '.well-known/security.txt'],
];

/** The address of a file of the built site. */
function oneOf(pattern: string): string {
  const [file] = globSync(pattern, { cwd: distDirectory });
  if (file === undefined) throw new Error(`dist/ has no ${pattern}`);
  return `/${file.replaceAll('\\', '/')}`;
}

const onAll = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
};
const onDocuments = {
  'strict-transport-security': 'max-age=63072000',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'x-frame-options': 'DENY',
};

function expectGuarded(answer: Answer): Map<string, string> {
  expect(answer.headers).toMatchObject(onAll);
  const policy = readPolicy(answer);
  expect(policy.get('default-src')).toBe(`'none'`);
  // The strictest policy: no script, no form.
  if (policy.has('sandbox')) expect(policy.get('sandbox')).toBe('sandbox');
  else {
    expect(policy.get('base-uri')).toBe(`'none'`);
    expect(policy.get('frame-ancestors')).toBe(`'none'`);
    expect(policy.get('form-action')).toMatch(/^'(none|self)'$/);
  }
  expect(policy.get('script-src') ?? '').not.toContain('unsafe');
  expect(answer.headers['x-powered-by']).toBeUndefined();
  expect(answer.headers.server).toBeUndefined();
  return policy;
}

/** The criteria of Mozilla's Observatory: the page runs only the site's own scripts, and is open to no other site. */
function expectClosedPage({ headers, body }: Answer, policy: Map<string, string>): void {
  expect(policy.get('style-src')).toBe(`'self'`);
  expect(policy.get('require-trusted-types-for')).toBe(`'script'`);
  for (const [directive, value] of policy)
    for (const source of value.split(' ')) {
      expect(source).not.toMatch(/^('unsafe|\*$|https?:$|data:|blob:)/);
      if (directive === 'script-src') expect(source).toMatch(/^'(self|none|sha256-[\w+/=]+)'$/);
    }
  // The policy contains the hash of every inline script; nothing is loaded from other hosts.
  for (const [, attributes, code] of body.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs))
    if (!/\bsrc=|application\/(ld\+)?json/.test(attributes!))
      expect(policy.get('script-src')).toContain(`'sha256-${hash('sha256', code!, 'base64')}'`);
  expect(body).not.toMatch(/<style|<[a-z]+[^>]* (on[a-z]+|style)=/);
  expect(body).not.toMatch(/<(script|img|source|video|iframe)[^>]* (src|srcset)="(https?:)?\/\//);
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['content-language']).toMatch(/^(ar|en)$/);
  // What depends on the visitor is cached for no other one.
  expect(headers.vary).toContain('Accept-Language, Cookie');
  expect(headers['cache-control']).toMatch(/^no-(cache|store), no-transform$/);
}

describe('headers of every response', () => {
  test.each(kinds)('%s (%i)', async (_, status, get) => {
    const answer = await get();
    expect(answer.status).toBe(status);
    const policy = expectGuarded(answer);
    expect(answer.headers).toMatchObject(onDocuments);
    if (answer.headers['content-type']?.startsWith('text/html')) expectClosedPage(answer, policy);
    expect(answer.headers['cache-control'] ?? '').not.toBe('');
    for (const cookie of answer.cookies) expect(cookie).toMatch(/; SameSite=Lax; Secure$/);
  });

  test.each(files)('%s (%i), which can do nothing when opened on its own', async (_, status, file, headers = {}) => {
    const answer = await ask(site, oneOf(file), { headers: headers as Record<string, string> });
    expect(answer.status).toBe(status);
    const policy = expectGuarded(answer);
    expect(policy.has('script-src')).toBe(false);
    expect(answer.headers['content-type'] ?? '').not.toContain('html');
    expect(answer.headers['cache-control'] ?? '').not.toBe('');
    expect(answer.cookies).toEqual([]);
  });
});

function readPolicy({ headers }: Answer): Map<string, string> {
  const parts = String(headers['content-security-policy']).split(/;\s*/);
  return new Map(parts.map((part) => [part.split(' ', 1)[0]!, part.slice(part.indexOf(' ') + 1)]));
}

test('opens drawings, films, documents and data to other sites, and nothing else', async () => {
  for (const pattern of ['drawings/*.svg', 'media/*.mp4', 'media/share/*', 'data/*.csv', 'guides/*.pdf'])
    expect((await ask(site, oneOf(pattern))).headers['cross-origin-resource-policy'], pattern).toBe('cross-origin');
  for (const path of ['/crisis', '/search-ar.json', oneOf('assets/*.js')])
    expect((await ask(site, path)).headers['cross-origin-resource-policy'], path).toBe('same-origin');
});

test('lets any site read the data, and refuses every other preflight', async () => {
  const data = oneOf('data/*.json');
  const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' };
  const preflight = (path: string) => ask(site, path, { method: 'OPTIONS', headers });
  for (const { status, headers } of [await ask(site, data), await preflight(data)]) {
    expect(status).toBeLessThan(300);
    expect(headers['access-control-allow-origin']).toBe('*');
  }
  expect((await preflight(data)).headers['access-control-allow-methods']).toBe('GET, HEAD');
  for (const path of ['/contact', '/icon.svg', callPaths.json]) {
    const { status, headers } = await preflight(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});
