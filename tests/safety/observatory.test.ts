import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '../../app/content/shared/pages.ts';
import { type RunningSite, serve } from '../../tools/serve.ts';
import { ask } from './ask.ts';
import { installObservatory, loadObservatory } from './observatory/scoring.ts';

const origin = 'https://www.example.org';
let site: RunningSite;
let rate: Awaited<ReturnType<typeof loadObservatory>> | undefined;

beforeAll(async () => {
  site = await serve({ SITE_URL: origin });
  if (installObservatory()) rate = await loadObservatory();
  else
    console.warn('NOT TESTED: Mozilla Observatory could not be fetched from the registry (tests/safety/observatory).');
});
afterAll(() => site.stop());

/** Every page, and every other kind of answer that a browser shows as one. */
const addresses = [
  ...paths.flatMap((path) => [path, `${path}?lang=en`]),
  '/contact?lite',
  '/?q=rubble',
  '/environmental?amount=100',
  '/nowhere',
  '/sitemap.xml',
  '/robots.txt',
];

test.each(addresses)('Mozilla Observatory rates %s with 130 or more', async (path) => {
  const page = await ask(site, path, { headers: { 'sec-fetch-mode': 'navigate' } });
  const preflight = await ask(site, path, {
    method: 'OPTIONS',
    headers: { origin: 'https://observatory.example', 'access-control-request-method': 'GET' },
  });
  const rating = rate?.(page, preflight, origin + path);
  if (!rating) return;
  expect(rating.failed).toEqual([]);
  expect(rating.score, rating.details.join('\n')).toBeGreaterThanOrEqual(130);
});
