/** Makes the guides as tagged A4 PDFs in Chromium, from their texts, and notes pages, bytes and the hash of their inputs. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { guideCards } from '../app/content/community.ts';
import type { Guide } from '../app/content/guides/guide.ts';
import { office } from '../app/content/office.ts';
import { browserFlags, findBrowser } from './browser.ts';
import { guideHtml } from './guide-html.ts';
import { root } from './paths.ts';
import { correctLigatureOrder } from './pdf-text-order.ts';

/** In the order of the page; a hidden one has no file. */
export const guides: readonly Guide[] = await Promise.all(
  guideCards
    .filter(({ hidden }) => !hidden)
    .map(async ({ file }) => (await import(`../app/content/guides/${file}.ts`)).guide),
);

const require = createRequire(import.meta.url);
const manifestFile = join(root, 'app/content/guides-manifest.json');
const folder = join(root, 'public/guides');

interface GuidesManifest {
  inputs: string;
  files: Record<string, { pages: number; bytes: number }>;
}

/** Everything that the PDFs are made of. */
function inputHash(): string {
  const hash = createHash('sha256').update(JSON.stringify(guides)).update(office.name.ar).update(office.email);
  return hash
    .update(readFileSync(join(root, 'tools/guide-html.ts')))
    .digest('hex')
    .slice(0, 16);
}

/** @returns the folder of the guides where they no longer match their texts */
export function checkGuides(): string[] {
  const { inputs }: GuidesManifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  return inputs === inputHash() ? [] : ['public/guides'];
}

export async function makeGuides(): Promise<void> {
  const face = (weight: string) =>
    readFileSync(
      require.resolve(`@ibm/plex-sans-arabic/fonts/complete/woff2/IBMPlexSansArabic-${weight}.woff2`),
    ).toString('base64');
  const fonts = { regular: face('Regular'), bold: face('SemiBold') };
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  const files: GuidesManifest['files'] = {};
  mkdirSync(folder, { recursive: true });
  try {
    for (const guide of guides) {
      const page = await browser.newPage();
      await page.setContent(guideHtml(guide, fonts), { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      const options = {
        format: 'A4',
        preferCSSPageSize: true,
        tagged: true,
        outline: true,
        printBackground: true,
      };
      const pdf = correctLigatureOrder(await page.pdf(options));
      writeFileSync(join(folder, `${guide.file}.pdf`), pdf);
      files[guide.file] = { pages: pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length, bytes: pdf.length };
      await page.close();
    }
  } finally {
    await browser.close();
  }
  const manifest: GuidesManifest = { inputs: inputHash(), files };
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
}
