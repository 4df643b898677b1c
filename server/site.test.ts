import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { films } from '../app/content/films.ts';
import { formNames, forms } from '../app/content/forms/forms.ts';
import { serverWords } from '../app/content/shared/server-words.ts';
import { languages } from '../app/content/text.ts';
import { preferenceName } from '../app/language/preference.ts';
import { routes } from '../app/routes.ts';
import { type Answer, ask } from '../tests/safety/raw-request.ts';
import { type RunningSite, serve } from '../tools/serve.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await serve({ TRUST_PROXY: '1' });
});
afterAll(() => site.stop());

/** Each test has addresses of its own, so that none meets another one's limit. */
let senders = 0;
const newSender = () => ({ 'x-forwarded-for': `10.${senders >> 8}.${senders++ & 255}.1` });
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(site, path, { method, headers: { ...newSender(), ...headers } });
const languageOf = ({ body }: Answer) => /<html lang="(..)"/.exec(body)?.[1];

describe('language', () => {
  test.each([
    ['/about?lang=en', { cookie: `${preferenceName}=ar`, 'accept-language': 'ar' }, 'en'],
    ['/about', { cookie: `${preferenceName}=ar`, 'accept-language': 'en' }, 'ar'],
    ['/about', { 'accept-language': 'de, ar-SY;q=0.9' }, 'en'],
    ['/about', { 'accept-language': 'de;q=0.5, ar-SY' }, 'ar'],
    ['/about', {}, 'ar'],
    ['/about?lang=fr', { 'accept-language': 'en' }, 'en'],
    ['/nowhere?lang=en', {}, 'en'],
    ['/about', { 'accept-language': 'en', 'user-agent': 'WhatsApp/2' }, 'ar'],
  ])('LA-5: %s %o is %s', async (path, headers, language) => {
    const answer = await get(path, headers as Record<string, string>);
    expect([languageOf(answer), answer.headers['content-language']]).toEqual([language, language]);
  });

  const stored = (answer: Answer) => answer.cookies.filter((cookie) => cookie.startsWith(preferenceName)).length;
  test.each(['/about?lang=en', '/?q=concrete&lang=en', '/nowhere?lang=en'])(
    'LA-5: a visit stores the language that its address states, other requests store none (%s)',
    async (path) => {
      expect(stored(await get(path))).toBe(1);
      expect(stored(await get(path, { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }))).toBe(1);
      expect(stored(await get(path, {}, 'HEAD'))).toBe(0);
      const others: Record<string, string>[] = [
        { 'sec-purpose': 'prefetch' },
        { 'sec-purpose': 'prefetch;prerender' },
        { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
        { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
      ];
      for (const headers of others) expect(stored(await get(path, headers)), JSON.stringify(headers)).toBe(0);
    },
  );

  test('only visits of a page with a form get its token', async () => {
    const cookies = async (path: string, headers = {}) => (await get(path, headers)).cookies.length;
    const { page } = forms[formNames[0]!];
    expect([await cookies(page, { 'sec-purpose': 'prefetch' }), await cookies('/about')]).toEqual([0, 0]);
    expect(await cookies(page)).toBeGreaterThan(0);
  });
});

describe('NF-2, DV-1: one address a page', () => {
  test.each([
    ['/Crisis/', '/crisis'],
    ['//crisis', '/crisis'],
    ['/projects//BEM///', '/projects/bem'],
    ['/home?lang=en', '/?lang=en'],
    ['/imprint', '/terms#imprint'],
    ['/Impressum/?lang=en', '/terms?lang=en#imprint'],
    ['/crisis).', '/crisis'],
    ['/crisis%E2%80%9D', '/crisis'],
    ['/crisis%D8%8C', '/crisis'],
    ['/projects%E2%80%8F).', '/projects'],
    ['/crisis%E2%80%8F?lang=ar', '/crisis?lang=ar'],
    ['/.', '/'],
    ['/data/figures.csv,', '/data/figures.csv'],
  ])('%s leads to %s', async (from, to) => {
    const { status, headers } = await get(from);
    expect([status, headers.location]).toEqual([301, to]);
    expect((await get(to.replace(/#.*/, ''))).status).toBe(200);
  });

  test.each([
    ...['/ar', '/ar/crisis', '/crisis/more', '/project/construction', '/projects/none'],
    ...['/%E0%A4%A', '/%00x', '//evil.example/x', `/${'a'.repeat(4_000)}`],
  ])('SH-1: %s is not found', async (path) => {
    const { status, headers, body } = await get(path, { 'accept-language': 'en' });
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    for (const text of ['404', 'Sorry, the page you are looking for could not be found or failed to load'])
      expect(body).toContain(text);
    if (/^[/a-z]{2,99}$/.test(path)) expect(body).toContain(path);
  });

  test('says in both languages that a request’s header is too long', async () => {
    for (const answer of [await get(`/${'a'.repeat(9_000)}`), await get('/', { cookie: 'a'.repeat(9_000) })]) {
      expect(answer.status).toBe(431);
      for (const language of languages) expect(answer.body).toContain(serverWords.tooLong[language]);
    }
  });
});

const answering = Object.entries(routes).flatMap(([path, { answers = [] }]) =>
  answers.map((name) => `${path}?${name}=`),
);

describe('pages rendered for one request', () => {
  /** More than one address may send at once. */
  const flood = (path: (n: number) => string, sender: Record<string, string>) =>
    Promise.all(Array.from({ length: 80 }, (_, n) => ask(site, path(n), { headers: sender })));

  test('pass the door together, and prerendered pages do not', async () => {
    const sender = newSender();
    const answers = await flood((n) => answering[n % answering.length]! + n, sender);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    const refused = answers.find(({ status }) => status === 429)!;
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(languageOf(refused)).toBe('ar');
    expect(refused.body).toContain(serverWords.tooMuch.ar);
    for (const prepared of ['/crisis', '/Crisis/', '/icon.svg'])
      expect((await ask(site, prepared, { headers: sender })).status).toBeLessThan(400);
    expect((await get(answering[0]!)).status).toBe(200);
  });

  test('names the requested path on the not-found page, up to the limit', async () => {
    const answers = await flood((n) => `/nowhere/${n}`, newSender());
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    const named = answers.filter(({ body }, n) => body.includes(`/nowhere/${n}`)).length;
    expect(named).toBeGreaterThan(0);
    expect(named).toBeLessThan(answers.length);
  });

  const markup = encodeURIComponent('"><script>alert(1)</script>');
  test.each([
    [`/?q=${markup}`, 200],
    [`/glossary?term=${markup}`, 200],
    [`/environmental?amount=${markup}`, 200],
    [`/planner?by=tonnes&t=${markup}`, 200],
    [`/${markup}`, 404],
  ])('escape the HTML in %s', async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.body).toContain('alert(1)');
    expect(answer.body).not.toContain('<script>alert');
  });

  test('renders nothing for HEAD', async () => {
    for (const [path, status] of [
      ['/?q=crusher', 200],
      ['/nowhere', 404],
    ] as const) {
      const { status: got, headers, bytes } = await get(path, {}, 'HEAD');
      expect([got, headers['content-length'], bytes.length], path).toEqual([status, undefined, 0]);
    }
  });

  test('are compressed for clients that accept it', async () => {
    const path = `${answering[0]}concrete`;
    const whole = await get(path, { 'accept-encoding': 'identity' });
    expect(whole.headers['content-encoding']).toBeUndefined();
    for (const [accepted, best, open] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip, br;q=0', 'gzip', gunzipSync],
    ] as const) {
      const { headers, bytes } = await get(path, { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(best);
      expect(open(bytes).toString()).toBe(whole.body);
    }
  });
});

describe('files', () => {
  const film = `/media/${Object.values(films)[0]!.clip}.mp4`;

  test('sends one range, unless the file has changed or the range is invalid', async () => {
    const whole = await get(film);
    const size = whole.bytes.length;
    const part = (range: string, condition = String(whole.headers.etag)) => get(film, { range, 'if-range': condition });
    for (const [range, from, to] of [
      ['bytes=1000-1999', 1_000, 2_000],
      ['bytes=1000-', 1_000, size],
      ['bytes=-500', size - 500, size],
      [`bytes=10-${2 * size}`, 10, size],
    ] as const) {
      const { status, headers, bytes } = await part(range);
      expect([status, headers['content-range']]).toEqual([206, `bytes ${from}-${to - 1}/${size}`]);
      expect(bytes.equals(whole.bytes.subarray(from, to))).toBe(true);
    }
    for (const range of ['bytes=5-2', 'bytes=-', 'bytes=0-1,3-4', 'lines=1-2'])
      expect((await part(range)).status).toBe(200);
    expect((await part('bytes=0-9', '"another"')).status).toBe(200);
    expect((await part(`bytes=${size}-`)).status).toBe(416);
  });

  test('stay the same for 304, which repeats only what may have changed', async () => {
    for (const path of ['/crisis', film]) {
      const { headers } = await get(path);
      for (const tags of [headers.etag!, `W/${headers.etag}, "another"`]) {
        const again = await get(path, { 'if-none-match': tags });
        expect([again.status, again.bytes.length]).toEqual([304, 0]);
        const { date: _, connection: __, 'keep-alive': ___, ...repeated } = again.headers;
        expect(Object.keys(repeated).sort()).toEqual(['cache-control', 'etag', 'vary']);
        expect(headers).toMatchObject(repeated);
      }
      expect((await get(path, { 'if-none-match': '"another"' })).status).toBe(200);
    }
  });

  test('of old releases are missing without a page', async () => {
    const gone = await get('/assets/gone-a1b2c3d4.js');
    expect([gone.status, gone.body]).toEqual([404, 'Not Found\n']);
  });
});

test('refuses other methods', async () => {
  for (const path of ['/', '/crisis', '/icon.svg', '/nowhere'])
    for (const method of ['DELETE', 'PUT', 'OPTIONS', 'POST']) {
      const { status, headers } = await get(path, {}, method);
      expect([status, headers.allow], `${method} ${path}`).toEqual([405, 'GET, HEAD']);
    }
});
