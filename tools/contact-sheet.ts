/**
 * `npm run contact-sheet`: every drawing, whole and as a close-up, in one picture per language, `docs/drawings-ar.jpg`
 * and `-en.jpg`, and the home page in both languages for the README, `docs/home.jpg`. Check them after changing a
 * drawing.
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { languages } from '../app/content/text.ts';
import { launchBrowser } from './browser.ts';
import { build } from './build.ts';
import { isBuilt } from './building/build-stamp.ts';
import { loadDrawings } from './building/load-code.ts';
import { root } from './paths.ts';
import { serve } from './serve.ts';

if (!isBuilt()) await build();
const { drawingNames, drawingSvg } = await loadDrawings();
await using site = await serve();
await using browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1600, height: 900 }, bypassCSP: true });
const docs = (file: string): string => join(root, 'docs', file);

for (const language of languages) {
  const picture = async (name: string, view: 'sheet' | 'card') => {
    const svg = await drawingSvg({ name, language, view, ground: 'paper' });
    return `<img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
  };
  const figures: string[] = [];
  for (const name of drawingNames) {
    const pictures = [await picture(name, 'sheet'), await picture(name, 'card')];
    figures.push(`<figure>${pictures.join('')}<figcaption>${name}</figcaption></figure>`);
  }
  await page.goto(`${site.url}/livez`);
  await page.setContent(`<!doctype html><style>
      body { margin: 16px; background: #fff; font: 12px monospace; display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px }
      figure { margin: 0; display: grid; grid-template-columns: 3fr 1fr; gap: 6px; align-items: end; border-bottom: 1px solid #999 }
      img { inline-size: 100% } figcaption { grid-column: 1 / -1; padding-bottom: 4px }
    </style>${figures.join('')}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.screenshot({ path: docs(`drawings-${language}.jpg`), quality: 70, fullPage: true });
}

const shots: Buffer[] = [];
for (const language of languages.toReversed()) {
  await using home = await browser.newPage({ viewport: { width: 1300, height: 860 } });
  // With a same-site referrer the fonts are applied before the first paint; on a busy machine only the second visit has them in time.
  for (const _ of [1, 2])
    await home.goto(`${site.url}/?lang=${language}`, { waitUntil: 'networkidle', referer: `${site.url}/` });
  shots.push(await home.screenshot());
}
await sharp(shots, { join: { across: shots.length } })
  .resize(1300)
  .jpeg({ quality: 80 })
  .toFile(docs('home.jpg'));
