/** Makes the guides as tagged A4 PDFs in Chromium, from their texts, and notes pages, bytes and the hash of their inputs. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guideCards } from '../app/content/community.ts';
import type { Guide } from '../app/content/guides/guide.ts';
import { office } from '../app/content/office.ts';
import { writeWhole } from './edit/file-change.ts';
import { guideHtml } from './guide-html.ts';
import { root } from './paths.ts';
import { printFonts, withPrinter } from './print-pdf.ts';

/** In the order of the page; a hidden one has no file. */
export const guides: readonly Guide[] = await Promise.all(
  guideCards
    .filter(({ hidden }) => !hidden)
    .map(async ({ file }) => (await import(`../app/content/guides/${file}.ts`)).guide),
);

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
  const fonts = printFonts();
  const made = new Map<string, Buffer>();
  const files: GuidesManifest['files'] = {};
  await withPrinter(async (print) => {
    for (const guide of guides) {
      const { pdf, pages } = await print(guideHtml(guide, fonts));
      made.set(`${guide.file}.pdf`, pdf);
      files[guide.file] = { pages, bytes: pdf.length };
    }
  });
  // Written when all are there: a browser that gives up leaves the old ones.
  for (const [name, pdf] of made) writeWhole(join(folder, name), pdf);
  const manifest: GuidesManifest = { inputs: inputHash(), files };
  writeWhole(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
}
