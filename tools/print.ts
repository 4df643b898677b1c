/**
 * `npm run print`: the guides and the page /capability as tagged A4 PDFs in `public/`, printed by Chromium, and their
 * pages and bytes for the links to them. All are committed; run it after a change of their texts.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { guideCards } from '../app/content/community.ts';
import { languages } from '../app/content/text.ts';
import { fontFiles } from '../drawings/fonts.ts';
import { atRest, launchBrowser } from './browser.ts';
import { build } from './build.ts';
import { isBuilt } from './building/build-stamp.ts';
import { guideHtml } from './guide-html.ts';
import { distDirectory, root } from './paths.ts';
import { printedSources, readGuide } from './printed-sources.ts';
import { searchablePdf } from './searchable-pdf.ts';
import { serve } from './serve.ts';

type Printed = Record<string, { pages: number; bytes: number; source: string }>;

/** Text sizes, from the page's own down, until the sheets are enough. */
const scales = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6];

/** Prints what the page shows. @throws Error if it takes more sheets at the smallest size */
async function print(page: Page, sheets: number): Promise<{ pdf: Buffer; pages: number }> {
  await atRest(page);
  for (const scale of scales) {
    const pdf = await page.pdf({
      format: 'A4',
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
      scale,
    });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;
    if (pages <= sheets) return { pdf: await searchablePdf(pdf), pages };
  }
  throw new Error(`${await page.title()} takes more than ${sheets} sheets`);
}

/** Writes the files of `public/FOLDER/` and their list, once all are printed. */
function write(folder: string, files: ReadonlyMap<string, { pdf: Buffer; pages: number }>, figures?: string[]): void {
  const printed: Printed = {};
  mkdirSync(join(root, 'public', folder), { recursive: true });
  for (const [name, { pdf, pages }] of files) {
    writeFileSync(join(root, 'public', folder, `${name}.pdf`), pdf);
    printed[name] = { pages, bytes: pdf.length, source: sources[name]! };
    console.log(`public/${folder}/${name}.pdf: ${pages} pages, ${Math.ceil(pdf.length / 1000)} kB`);
  }
  const list = JSON.stringify({ files: printed, figures }, null, 2);
  writeFileSync(join(root, `app/content/${folder}-manifest.json`), `${list}\n`);
}

const fonts = {
  regular: readFileSync(fontFiles.regular, 'base64'),
  bold: readFileSync(fontFiles.semiBold, 'base64'),
};
if (!isBuilt()) await build();
const { figures: rows }: { figures: { id: string; pages: string[] }[] } = JSON.parse(
  readFileSync(join(distDirectory, 'data/figures.json'), 'utf8'),
);
const figures = rows.filter(({ pages }) => pages.includes('/capability')).map(({ id }) => id);
const sources = await printedSources(figures);
await using site = await serve();
await using browser = await launchBrowser();
const guides = new Map<string, { pdf: Buffer; pages: number }>();
for (const { file, hidden } of guideCards) {
  if (hidden) continue;
  await using page = await browser.newPage();
  await page.setContent(guideHtml(await readGuide(file), fonts), { waitUntil: 'load' });
  guides.set(file, await print(page, 6));
}
const documents = new Map<string, { pdf: Buffer; pages: number }>();
for (const language of languages) {
  await using page = await browser.newPage();
  await page.goto(`${site.url}/capability?lang=${language}`);
  // The address of this build's server is not the site's.
  await page.locator('[data-source]').evaluateAll((lines) => lines.forEach((line) => void line.remove()));
  documents.set(`capability-${language}`, await print(page, 2));
}
write('guides', guides);
write('documents', documents, figures);
