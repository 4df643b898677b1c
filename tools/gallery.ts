/**
 * `npm run gallery [-- --only=/crisis,/legal] [--widths=360,1440] [--languages=ar]`: a screenshot of every page,
 * language and width into `gallery/`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
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
    languages: { type: 'string', default: languages.join() },
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
    for (const language of values.languages.split(',')) {
      await page.goto(`${site.url}${path}${path.includes('?') ? '&' : '?'}lang=${language}`, {
        // With a same-site referrer the fonts are applied before the first paint.
        referer: `${site.url}/`,
      });
      await atRest(page);
      await page.screenshot({ path: join(values.out, `${nameOf(path)}.${language}.${width}.png`), fullPage: true });
    }
  }
}
console.log(`${wanted.length} pages are in ${values.out}`);
