/**
 * `npm run bench [-- --pages=/,/crisis --runs=3 --against=DIR]`: what every page weighs, how fast it paints on a slow phone beside the
 * same page without scripts, how soon it answers, and what it costs the server. Writes docs/performance.md. The paint of all pages takes
 * 25 minutes; `--pages` limits it to these. `--against` compares with another checkout that is installed and built.
 * Nothing else should run meanwhile.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { paths } from '../../app/content/shared/pages.ts';
import { languages } from '../../app/content/text.ts';
import { browserFlags, findBrowser } from '../../tools/browser.ts';
import { build } from '../../tools/build.ts';
import { isBuilt } from '../../tools/building/build-stamp.ts';
import { root } from '../../tools/paths.ts';
import { type RunningSite, serve } from '../../tools/serve.ts';
import { compare, type Measured, readComparison } from './comparison.ts';
import { latencies } from './latency.ts';
import { medians, type Paint, paint } from './paint.ts';
import { type PaintRow, report, type WeightRow } from './report.ts';
import { serverFigures } from './server.ts';
import { visits } from './visit.ts';
import { pageAddresses, scriptWeights, weigh } from './weights.ts';
import { serveWithoutScripts } from './without-scripts.ts';

const { values } = parseArgs({
  options: { pages: { type: 'string' }, runs: { type: 'string', default: '3' }, against: { type: 'string' } },
});
const runs = Number(values.runs);
const pages = values.pages?.split(',') ?? paths;
const file = join(root, 'docs/performance.md');
const written = existsSync(file) ? readFileSync(file, 'utf8') : '';

/** Serves another checkout by its own code. */
async function serveOther(directory: string): Promise<RunningSite> {
  const code: { serve: typeof serve } = await import(pathToFileURL(join(resolve(directory), 'tools/serve.ts')).href);
  return code.serve();
}

if (!isBuilt()) await build();
const site = await serve();
const other = values.against === undefined ? undefined : await serveOther(values.against);
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
  const sites = other ? [site, other] : [site];
  const latency = await latencies(
    browser,
    sites.map(({ url }) => url),
    5,
  );
  const measured: Measured[] = [];
  for (const [index, { port }] of sites.entries())
    measured.push({ latency: latency[index]!, visits: await visits(browser, port) });
  console.log(server, JSON.stringify(measured));

  const weights: WeightRow[] = [];
  for (const { path, language, address } of pageAddresses())
    weights.push({ path, language, full: await weigh(browser, site.url + address) });

  const paints: PaintRow[] = [];
  for (const path of pages) {
    for (const language of languages) {
      const address = `${path}?lang=${language}`;
      const found = { full: [] as Paint[], limit: [] as Paint[] };
      // Alternately, so that other load affects both.
      for (let run = 0; run < runs; run++) {
        found.full.push(await paint(site.url + address, debugging, run === 0 ? 'all' : 'speed'));
        found.limit.push(await paint(limit.url + address, debugging, 'times'));
      }
      paints.push({ path, language, full: medians(found.full), limit: medians(found.limit) });
      console.log(path, language, JSON.stringify(paints.at(-1)!.full));
    }
  }
  const system = execFileSync('uname', ['-srm'], { encoding: 'utf8' }).trim();
  const options = [values.pages && `--pages=${values.pages}`, values.against && '--against=DIR'].filter(Boolean);
  const circumstances = {
    command: ['npm run bench', ...(options.length > 0 ? ['--', ...options] : [])].join(' '),
    date: new Date().toISOString().slice(0, 10),
    machine: `${system}, ${process.version}`,
    minutes: Math.round((performance.now() - started) / 60_000),
    load: [loadBefore, loadavg()[0]!] as const,
    runs,
  };
  const comparison = values.against
    ? compare(measured[0]!, measured[1]!, values.against, circumstances.date)
    : readComparison(written);
  writeFileSync(
    file,
    report({ circumstances, paints, weights, scripts: scriptWeights(), ...measured[0]!, server, comparison }),
  );
} finally {
  await browser.close();
  limit.stop();
  await other?.stop();
  await site.stop();
}
