import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { memoryOf } from '../tests/faults/harness/server.ts';
import { distDirectory, root } from '../tools/paths.ts';
import { serve } from '../tools/serve.ts';
import type { PageIndex } from './page-index.ts';
import { serverFlags } from './server-flags.ts';

const most = 155;
/** With the search index and the code of every page that the server renders. */
const mostWithAnswers = 185;

test(`stays within ${most} MB after every page was served, and ${mostWithAnswers} after every kind of rendered page`, async () => {
  const { pages }: PageIndex = JSON.parse(readFileSync(join(distDirectory, 'pages/index.json'), 'utf8'));
  const site = await serve();
  try {
    const load = async (address: string, encoding: string) => {
      const response = await fetch(site.url + address, { headers: { 'accept-encoding': encoding } });
      await response.arrayBuffer();
    };
    for (const encoding of ['br', 'gzip', 'identity'])
      for (const { path, query, language, lite } of pages)
        await load(`/${path.replace('/', '')}?${query}&lang=${language}${lite ? '&lite' : ''}`, encoding);
    expect(memoryOf(site.pid) / 2 ** 20).toBeLessThan(most);
    for (let n = 0; n < 20; n += 1)
      for (const asked of [`/nowhere/${n}`, `/?q=concrete ${n}`, `/environmental?amount=${n + 1}`])
        await load(asked, 'gzip');
    expect(memoryOf(site.pid) / 2 ** 20).toBeLessThan(mostWithAnswers);
  } finally {
    await site.stop();
  }
});

test('starts with the same Node options under npm start, in the container and under the supervisor', () => {
  const options = serverFlags.join(' ');
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  expect(read('package.json')).toContain(`${options} build/site/current/build/server/main.js`);
  expect(read('deploy/Dockerfile').replaceAll('", "', ' ')).toContain(`${options} current/build/server/main.js`);
});
