/**
 * `npm run bench`: the bytes that the server sends for a visit of five pages on a phone (VI-1), and Lighthouse's
 * scores for the pages of that visit, by npx. Nothing else should run meanwhile.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '../../app/content/text.ts';
import { openGraphLocales } from '../../app/language/detect.ts';
import { findBrowser, launchBrowser } from '../../tools/browser.ts';
import { build } from '../../tools/build.ts';
import { isBuilt } from '../../tools/building/build-stamp.ts';
import { serve } from '../../tools/serve.ts';
import { readFivePages, smallPhone, visit } from '../e2e/reading-visit.ts';

const lighthouse = 'lighthouse@13.5.0';

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Lighthouse's report of a page on its slow phone. @throws Error with its output if it can't be run */
function measure(url: string): Report {
  const file = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json');
  const args = ['--yes', lighthouse, url, '--quiet', '--output=json', `--output-path=${file}`];
  const { status, stderr } = spawnSync('npx', [...args, '--chrome-flags=--headless=new --no-sandbox'], {
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: findBrowser() },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${lighthouse}: ${stderr}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

if (!isBuilt()) await build();
await using site = await serve();
{
  await using browser = await launchBrowser();
  for (const language of languages) {
    const locale = openGraphLocales[language].replace('_', '-');
    await using context = await browser.newContext({ ...smallPhone, locale });
    const { home, five } = await readFivePages(await context.newPage(), site.url);
    const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
    console.log(`${language}: home ${kilobytes(home)}, five pages ${kilobytes(five)}`);
  }
}
console.log('\n| page | performance | accessibility | best practices | SEO | FCP s | LCP s | TBT ms | CLS |');
console.log('|---|---|---|---|---|---|---|---|---|');
for (const path of ['/', ...visit])
  for (const language of languages) {
    const { categories, audits } = measure(`${site.url}${path}?lang=${language}`);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const row = [
      `${path} ${language}`,
      ...['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
        Math.round(categories[name]!.score * 100),
      ),
      (value('first-contentful-paint') / 1000).toFixed(2),
      (value('largest-contentful-paint') / 1000).toFixed(2),
      Math.round(value('total-blocking-time')),
      value('cumulative-layout-shift').toFixed(3),
    ];
    console.log(`| ${row.join(' | ')} |`);
  }
