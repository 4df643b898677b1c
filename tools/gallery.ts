/**
 * `npm run gallery [-- --only=/crisis,/legal] [--widths=360,1440] [--languages=ar]`: a screenshot of every page,
 * language and width into `gallery/`, and one sheet a page with all of them side by side.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { paths } from '../app/content/shared/pages.ts';
import { languages } from '../app/content/text.ts';
import { atRest, launchBrowser } from './browser.ts';
import { build } from './build.ts';
import { isBuilt } from './building/build-stamp.ts';
import { root } from './paths.ts';
import { serve } from './serve.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    widths: { type: 'string', default: '360,390,768,1024,1440,1920' },
    languages: { type: 'string', default: languages.join() },
    out: { type: 'string', default: join(root, 'gallery') },
  },
});
const languageRows = values.languages.split(',');
const widths = values.widths.split(',').map(Number);
const wanted = values.only ? values.only.split(',') : [...paths, '/no-such-page'];

if (!isBuilt()) await build();
await using site = await serve();
await using browser = await launchBrowser();
mkdirSync(values.out, { recursive: true });
const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replace(/[^a-z0-9]+/gi, '-'));
const file = (path: string, language: string, width: number) =>
  join(values.out, `${nameOf(path)}.${language}.${width}.png`);
for (const width of widths) {
  await using page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  for (const path of wanted) {
    for (const language of languageRows) {
      await page.goto(`${site.url}${path}${path.includes('?') ? '&' : '?'}lang=${language}`, {
        // With a same-site referrer the fonts are applied before the first paint.
        referer: `${site.url}/`,
      });
      await atRest(page);
      await page.screenshot({ path: file(path, language, width), fullPage: true });
    }
  }
}
for (const path of wanted) await sheetOf(path);
console.log(`${wanted.length} pages are in ${values.out}`);

/** All widths of a page side by side at a quarter of their size, a row for each language. */
async function sheetOf(path: string): Promise<void> {
  const gap = 16;
  let [top, right] = [gap, 0];
  const thumbnails: { input: Buffer; left: number; top: number }[] = [];
  for (const language of languageRows) {
    let [left, bottom] = [gap, top];
    for (const width of widths) {
      const shot = sharp(file(path, language, width)).resize({ width: Math.round(width / 4) });
      const { data, info } = await shot.png().toBuffer({ resolveWithObject: true });
      thumbnails.push({ input: data, left, top });
      left += info.width + gap;
      bottom = Math.max(bottom, top + info.height);
    }
    [top, right] = [bottom + gap, Math.max(right, left)];
  }
  await sharp({ create: { width: right, height: top, channels: 3, background: '#888' } })
    .composite(thumbnails)
    .png({ palette: true })
    .toFile(join(values.out, `sheet-${nameOf(path)}.png`));
}
