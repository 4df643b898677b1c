import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formWords } from '../app/content/shared/form-words.ts';
import { contactFields, jsonCall, jsonUrl } from '../tests/faults/harness/forms.ts';
import { serve } from '../tools/serve.ts';
import { doorRules } from './door.ts';
import type { Faults } from './faults.ts';
import type { LiveRelease } from './release.ts';

test('reports on /livez and /readyz that the server runs, whether messages can be stored, and what waits', async () => {
  const site = await serve();
  const ready = async () => (await fetch(`${site.url}/readyz`)).json();
  expect(await (await fetch(`${site.url}/livez`)).text()).toBe('ok\n');
  await fetch(jsonUrl(site.port), jsonCall(contactFields('waiting')));
  expect(await ready()).toEqual({
    ok: true,
    queued: 1,
    sent: 0,
    dead: 0,
    quarantined: 0,
    oldestQueuedSeconds: expect.toSatisfy((age: number) => age >= 0),
    delivers: false,
    diskFree: expect.any(Number),
    faultsToday: { missingAssets: 0, failedIslands: 0 },
  });
  await site.stop();
});

test('counts and logs missing assets and failed islands', async () => {
  await using site = await serve();
  const gone = await fetch(`${site.url}/assets/gone-a1b2c3d4.js`);
  expect([gone.status, await gone.text()]).toEqual([404, 'Not Found\n']);
  for (const page of ['/', '/projects/recycling'])
    expect((await fetch(new URL('failed', site.url + page), { method: 'POST' })).status).toBe(200);
  const ready = (await (await fetch(`${site.url}/readyz`)).json()) as { faultsToday: Faults };
  expect(ready.faultsToday).toEqual({ missingAssets: 1, failedIslands: 2 });
  expect(site.lines.filter((line) => line.includes('"faults-of-the-day"'))).toHaveLength(1);
});

test('counts no failed islands that another site or one client alone reports', async () => {
  await using site = await serve();
  const post = (headers = {}) => fetch(new URL('failed', `${site.url}/`), { method: 'POST', headers });
  await post({ origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' });
  for (let n = 0; n < 2 * doorRules.reports.burst; n += 1) await post();
  const { faultsToday } = (await (await fetch(`${site.url}/readyz`)).json()) as { faultsToday: Faults };
  // The other site's report was counted against the limit.
  expect(faultsToday.failedIslands).toBe(doorRules.reports.burst - 1);
});

test('limits the posts of one sender, refused ones too, with a sentence that the page can read', async () => {
  const siteUrl = 'https://www.site.example';
  await using site = await serve({ SITE_URL: siteUrl });
  const call = { method: 'POST', headers: { 'content-type': 'application/json', origin: siteUrl }, body: '{}' };
  const answers = await Promise.all(Array.from({ length: 80 }, () => fetch(jsonUrl(site.port), call)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 429]));
  const refused = answers.find(({ status }) => status === 429)!;
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('access-control-allow-origin')).toBe(siteUrl);
  expect(await refused.text()).toContain(formWords.wait.ar);
});

test('shows numbers on /readyz only without a forwarding header', async () => {
  await using site = await serve();
  const forwarded = await fetch(`${site.url}/readyz`, { headers: { 'x-forwarded-for': '192.0.2.1' } });
  expect([forwarded.status, await forwarded.json()]).toEqual([200, { ok: true }]);
});

test('reports on /release.json since when the server is live', async () => {
  const before = Date.now();
  await using site = await serve();
  const live = (await (await fetch(`${site.url}/release.json`)).json()) as LiveRelease;
  expect(live).toEqual({ release: null, commit: null, liveSince: expect.any(String), supervised: false });
  expect(Date.parse(live.liveSince)).toBeGreaterThanOrEqual(before);
});

test('serves pages, and 503 on /readyz, while messages can not be stored (FO-6)', async () => {
  const data = mkdtempSync(join(tmpdir(), 'ready-'));
  await using site = await serve({ DATA_DIR: data });
  // The disk fails under the running server.
  rmSync(data, { recursive: true });
  writeFileSync(data, '');
  const refused = await fetch(jsonUrl(site.port), jsonCall(contactFields('nowhere')));
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const ready = await fetch(`${site.url}/readyz`);
  expect(ready.status).toBe(503);
  expect(((await ready.json()) as { ok: boolean }).ok).toBe(false);
  expect((await fetch(`${site.url}/livez`)).status).toBe(200);
  expect((await fetch(`${site.url}/contact`)).status).toBe(200);
});

test('cuts off a client that pipelines many requests and answers one that pipelines a few', async () => {
  await using site = await serve();
  const answered = (times: number) =>
    new Promise<number>((resolve) => {
      const socket = connect(site.port, '127.0.0.1');
      let said = '';
      socket.setEncoding('latin1').on('data', (piece) => (said += piece));
      socket.on('error', () => {}).on('close', () => resolve(said.split('HTTP/1.1 200').length - 1));
      const question = 'GET /livez HTTP/1.1\r\nHost: a\r\n';
      const last = `${question}Connection: close\r\n\r\n`;
      socket.write([...Array(times - 1).fill(`${question}\r\n`), last].join(''));
    });
  expect(await answered(8)).toBe(8);
  expect(await answered(200)).toBeLessThan(200);
  expect((await fetch(`${site.url}/livez`)).status).toBe(200);
});
