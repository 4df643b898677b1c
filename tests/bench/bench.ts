/**
 * `npm run bench [-- --pages=/,/crisis --runs=3]`: what every page weighs, how fast it paints on a slow phone and line beside the same
 * page without any script, how soon it answers, and what it costs the server. Writes docs/performance.md; takes 25 minutes
 * for all pages; with `--pages`, the paint of only these is renewed. Nothing else should run meanwhile.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { paths } from '../../app/content/shared/pages.ts';
import { languages } from '../../app/content/text.ts';
import { browserFlags, findBrowser } from '../../tools/browser.ts';
import { build } from '../../tools/build.ts';
import { isBuilt } from '../../tools/building/build-stamp.ts';
import { root } from '../../tools/paths.ts';
import { serve } from '../../tools/serve.ts';
import { latencies } from './latency.ts';
import { medians, type Paint, paint } from './paint.ts';
import { type PaintRow, readPaints, report, type WeightRow } from './report.ts';
import { serverFigures } from './server.ts';
import { visits } from './visit.ts';
import { pageAddresses, weigh } from './weights.ts';
import { serveWithoutScripts } from './without-scripts.ts';

const { values } = parseArgs({
  options: { pages: { type: 'string' }, runs: { type: 'string', default: '3' } },
});
const runs = Number(values.runs);
const pages = values.pages?.split(',') ?? paths;
const file = join(root, 'docs/performance.md');
const before = values.pages && existsSync(file) ? readPaints(readFileSync(file, 'utf8')) : [];

if (!isBuilt()) await build();
const site = await serve();
const limit = await serveWithoutScripts(site.url);
const debugging = 9_222 + Math.floor(Math.random() * 1_000);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...browserFlags, `--remote-debugging-port=${debugging}`],
});
const loadBefore = loadavg()[0]!;
const started = performance.now();
try {
  const server = await serverFigures(3);
  const latency = await latencies(browser, site.url, 5);
  const visited = await visits(browser, site);
  console.log(server, latency, visited);

  const weights: WeightRow[] = [];
  const lite = pageAddresses(true);
  // Both at once: bytes don't depend on what else the machine does.
  for (const [index, { path, language, address }] of pageAddresses(false).entries()) {
    const [fullWeight, liteWeight] = await Promise.all(
      [address, lite[index]!.address].map((each) => weigh(browser, site.url + each)),
    );
    weights.push({ path, language, full: fullWeight!, lite: liteWeight! });
  }

  const paints: PaintRow[] = [];
  for (const path of pages) {
    for (const language of languages) {
      const address = `${path}?lang=${language}`;
      const found = { full: [] as Paint[], limit: [] as Paint[] };
      // By turns, so that what else the machine does falls on both.
      for (let run = 0; run < runs; run++) {
        found.full.push(await paint(site.url + address, debugging, run === 0 ? 'all' : 'speed'));
        found.limit.push(await paint(limit.url + address, debugging, 'times'));
      }
      paints.push({ path, language, full: medians(found.full), limit: medians(found.limit) });
      console.log(path, language, JSON.stringify(paints.at(-1)!.full));
    }
  }
  const system = execFileSync('uname', ['-srm'], { encoding: 'utf8' }).trim();
  const circumstances = {
    command: ['npm run bench', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])].join(' '),
    date: new Date().toISOString().slice(0, 10),
    machine: `${system}, ${process.version}`,
    minutes: Math.round((performance.now() - started) / 60_000),
    load: [loadBefore, loadavg()[0]!] as const,
    runs,
    pages: before.length > 0 ? values.pages : undefined,
  };
  const renewed = (row: PaintRow) =>
    paints.find(({ path, language }) => path === row.path && language === row.language);
  const added = paints.filter((row) => !before.some(({ path }) => path === row.path));
  const all = [...before.map((row) => renewed(row) ?? row), ...added];
  writeFileSync(file, report({ circumstances, paints: all, weights, latency, visits: visited, server }));
} finally {
  await browser.close();
  limit.stop();
  await site.stop();
}
