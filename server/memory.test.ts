import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { memoryOf } from '../tests/faults/harness/server.ts';
import { distDirectory } from '../tools/paths.ts';
import { serve } from '../tools/serve.ts';
import type { PageIndex } from './page-index.ts';

/**
 * A leak of a page's own size in each round would double the memory; garbage that is not collected yet may add some. How
 * much the server takes is in docs/performance.md.
 */
const maxGrowth = 1.3;

test('takes no more memory after every page was served and rendered four times than after once', async () => {
  const { pages }: PageIndex = JSON.parse(readFileSync(join(distDirectory, 'pages/index.json'), 'utf8'));
  await using site = await serve();
  const load = async (address: string, encoding: string) => {
    const response = await fetch(site.url + address, { headers: { 'accept-encoding': encoding } });
    await response.arrayBuffer();
  };
  const round = async () => {
    for (const [n, { path, query, language }] of pages.entries())
      await load(`/${path.replace('/', '')}?${query}&lang=${language}`, ['br', 'gzip', 'identity'][n % 3]!);
    for (let n = 0; n < 20; n += 1)
      for (const address of [`/nowhere/${n}`, `/?q=concrete ${n}`, `/environmental?amount=${n + 1}`])
        await load(address, 'gzip');
    return memoryOf(site.pid);
  };
  const once = await round();
  for (let more = 0; more < 2; more += 1) await round();
  expect((await round()) / once).toBeLessThan(maxGrowth);
});
