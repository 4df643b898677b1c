/**
 * `npm run gallery [-- --only=/crisis,/legal] [--widths=360,1440]`: a screenshot of every page,
 * language and width into `gallery/`, and all of a page side by side in `gallery/index.html` and `sheet-NAME.png`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
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
    out: { type: 'string', default: join(root, 'gallery') },
  },
});
const widths = values.widths.split(',').map(Number);
const wanted = values.only ? values.only.split(',') : [...paths, '/no-such-page'];

if (!isBuilt()) await build();
await using site = await serve();
await using browser = await launchBrowser();
mkdirSync(values.out, { recursive: true });
const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replace(/[^a-z0-9]+/gi, '-'));
for (const width of widths) {
  await using page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  for (const path of wanted) {
    for (const language of languages) {
      await page.goto(`${site.url}${path}${path.includes('?') ? '&' : '?'}lang=${language}`, {
        // With a same-site referrer the fonts are applied before the first paint.
        referer: `${site.url}/`,
      });
      await atRest(page);
      await page.screenshot({ path: join(values.out, `${nameOf(path)}.${language}.${width}.png`), fullPage: true });
    }
  }
}
const sheetOf = (name: string) =>
  `<p id="${name}">${languages.map((language) => widths.map((width) => `<img src="${name}.${language}.${width}.png" width="${width / 4}">`).join(' ')).join('<br>')}`;
const index = join(values.out, 'index.html');
writeFileSync(index, `<style>p { width: max-content }</style>${wanted.map(nameOf).map(sheetOf).join('')}`);
await using sheet = await browser.newPage();
await sheet.goto(pathToFileURL(index).href);
for (const name of wanted.map(nameOf))
  await sheet.locator(`#${name}`).screenshot({ path: join(values.out, `sheet-${name}.png`) });
console.log(`${wanted.length} pages are in ${values.out}`);
