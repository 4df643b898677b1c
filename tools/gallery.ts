/**
 * `npm run gallery [-- --only=/crisis,/legal] [--widths=360,1440] [--languages=ar]`: a screenshot of every page, language and
 * width into `gallery/`, for people to look at.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { paths } from '../app/content/shared/pages.ts';
import { browserFlags, findBrowser } from './browser.ts';
import { build } from './build.ts';
import { isBuilt } from './building/build-stamp.ts';
import { root } from './paths.ts';
import { serve } from './serve.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    widths: { type: 'string', default: '360,768,1440' },
    languages: { type: 'string', default: 'ar,en' },
    out: { type: 'string', default: join(root, 'gallery') },
  },
});
const wanted = values.only ? values.only.split(',') : [...paths, '/no-such-page'];

if (!isBuilt()) await build();
const site = await serve();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
mkdirSync(values.out, { recursive: true });
try {
  for (const width of values.widths.split(',').map(Number)) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const path of wanted) {
      for (const language of values.languages.split(',')) {
        await page.goto(`${site.url}${path}${path.includes('?') ? '&' : '?'}lang=${language}`, {
          waitUntil: 'networkidle',
          // As from another page of the site: there the letters are on before the page is painted (decision 14).
          referer: `${site.url}/`,
        });
        // What comes late to a visitor belongs on the picture too.
        await page.evaluate(() => {
          for (const image of document.images) image.loading = 'eager';
          return Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        });
        const name = path === '/' ? 'home' : path.slice(1).replace(/[^a-z0-9]+/gi, '-');
        await page.screenshot({ path: join(values.out, `${name}.${language}.${width}.png`), fullPage: true });
      }
    }
    await context.close();
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log(`${wanted.length} pages are in ${values.out}`);
