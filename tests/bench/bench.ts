/**
 * `npm run bench [-- --pages=/,/crisis --runs=3]`: what every page weighs, and how fast it paints on a slow phone and line
 * (Lighthouse, simulated), beside the same page with every script removed, in one run. Writes docs/performance.md.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserFlags, findBrowser } from '../../tools/browser.ts';
import { build } from '../../tools/build.ts';
import type { PageIndex } from '../../tools/page-index.ts';
import { distDirectory, root } from '../../tools/paths.ts';
import { serve } from '../../tools/serve.ts';
import { isBuilt } from '../../tools/stamp.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '/,/crisis,/contact,/projects/thyssen-fba10' },
    runs: { type: 'string', default: '1' },
  },
});

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Bytes of every page, as transferred with Brotli. */
function weights(): string {
  const index: PageIndex = JSON.parse(readFileSync(join(distDirectory, 'pages/index.json'), 'utf8'));
  const rows = index.pages
    .filter(({ query, lite }) => !query && !lite)
    .map((page) => {
      const html = readFileSync(join(distDirectory, page.file), 'utf8');
      const document = statSync(join(distDirectory, `${page.file}.br`)).size;
      const lite = statSync(join(distDirectory, page.file.replace('.html', '.lite.html.br'))).size;
      const fonts = [...html.matchAll(/rel="preload" href="([^"]+\.woff2)"/g)].map(
        ([, href]) => statSync(join(distDirectory, href!)).size,
      );
      const application = /data-app="([^"]+)"/
        .exec(html)![1]!
        .split(' ')
        .reduce((sum, part) => sum + brotliCompressSync(readFileSync(join(distDirectory, part))).length, 0);
      const fontBytes = fonts.reduce((sum, bytes) => sum + bytes, 0);
      return `| ${page.path} | ${page.language} | ${kilobytes(document)} | ${kilobytes(fontBytes)} | ${kilobytes(document + fontBytes)} | ${kilobytes(lite)} | ${kilobytes(application)} |`;
    });
  return `| page | language | HTML with styles | fonts | before interaction | script-free | application |\n|---|---|---|---|---|---|---|\n${rows.join('\n')}`;
}

interface Measured {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

async function measure(url: string, port: number): Promise<Measured> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent' });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

const runs = Number(values.runs);
if (!isBuilt()) await build();
const site = await serve();
const debugging = 9_222 + Math.floor(Math.random() * 1_000);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...browserFlags, `--remote-debugging-port=${debugging}`],
});
const rows: string[] = [];
try {
  for (const path of values.pages.split(',')) {
    for (const language of ['ar', 'en']) {
      const all = { full: [] as Measured[], limit: [] as Measured[] };
      for (let run = 0; run < runs; run++) {
        all.full.push(await measure(`${site.url}${path}?lang=${language}`, debugging));
        all.limit.push(await measure(`${site.url}${path}?lang=${language}&lite`, debugging));
      }
      const of = (list: Measured[], key: keyof Measured) => median(list.map((each) => each[key]));
      const { full, limit } = all;
      const ratio = (key: 'fcp' | 'lcp') => (of(full, key) / of(limit, key)).toFixed(2);
      rows.push(
        `| ${path} | ${language} | ${of(full, 'performance')} | ${of(full, 'accessibility')} | ${of(full, 'practices')} | ${of(full, 'seo')} | ${Math.round(of(full, 'fcp'))} (${ratio('fcp')}) | ${Math.round(of(full, 'lcp'))} (${ratio('lcp')}) | ${Math.round(of(full, 'tbt'))} | ${of(full, 'cls').toFixed(3)} |`,
      );
      console.log(rows.at(-1));
    }
  }
} finally {
  await browser.close();
  await site.stop();
}

const cpu = execFileSync('uname', ['-srm'], { encoding: 'utf8' }).trim();
writeFileSync(
  join(root, 'docs/performance.md'),
  `# How light and how fast

Written by \`npm run bench -- --pages=${values.pages} --runs=${runs}\` on ${new Date().toISOString().slice(0, 10)}, ${cpu}, ${process.version}, load ${loadavg()[0]!.toFixed(1)} at the end.

## Paint on a slow phone (Lighthouse, simulated 4x CPU and slow 4G, median of ${runs})

Times in ms; in brackets the ratio to the script-free variant of the same page in the same run, which is close to the physical limit.

| page | language | performance | accessibility | best practices | SEO | FCP | LCP | TBT | CLS |
|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}

## Weight, in kB with Brotli

"Before interaction" is the document and the two preloaded fonts; pictures further down come when they are near the screen. Goals: 65 (home) and 50 (inner pages),
script-free 35 and 25, application 95. Arabic needs 41 kB for two weights of Plex, so its pages miss the first goal; \`tools/budget.test.ts\` holds the lines reached so far.

${weights()}
`,
);
