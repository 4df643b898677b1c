/** Prints HTML as tagged A4 in Chromium, with the office's letters in the file, and knows what was printed from what. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fontFiles } from '../drawings/letters.ts';
import { launchBrowser } from './browser.ts';
import { writeWhole } from './edit/file-change.ts';
import { root } from './paths.ts';
import { correctLigatureOrder } from './pdf-text-order.ts';

/** The two weights of the printed documents, as base64 for an @font-face. */
const printFonts = () => ({
  regular: readFileSync(fontFiles.regular, 'base64'),
  bold: readFileSync(fontFiles.semiBold, 'base64'),
});

export type PrintFonts = ReturnType<typeof printFonts>;

/** For HTML of which only the words and the looks are asked. */
export const noFonts: PrintFonts = { regular: '', bold: '' };

/** The PDFs of `public/NAME/`: the hash of what they say and look like, and each file's length. */
interface Manifest {
  inputs: string;
  files: Record<string, { pages: number; bytes: number }>;
}

const manifestFile = (name: string): string => join(root, `app/content/${name}-manifest.json`);

const hashOf = (html: unknown): string => createHash('sha256').update(JSON.stringify(html)).digest('hex').slice(0, 16);

/**
 * @param html what the PDFs of `public/NAME/` are printed from today, without fonts
 * @returns the folder where they were printed from something else
 */
export function stalePdfs(name: string, html: unknown): string[] {
  const { inputs }: Manifest = JSON.parse(readFileSync(manifestFile(name), 'utf8'));
  return inputs === hashOf(html) ? [] : [`public/${name}`];
}

/** Prints a file of the folder, in place of what was printed under its name before. @returns how many pages it has */
type Print = (file: string, html: string) => Promise<number>;

/**
 * Lets `work` print the files of `public/NAME/`. They are written when all are there: a browser that gives up leaves the old ones.
 * @param html as for `stalePdfs`
 * @throws Error where the machine has no Chromium, or `work` throws
 */
export async function makePdfs(
  name: string,
  html: unknown,
  work: (print: Print, fonts: PrintFonts) => Promise<void>,
): Promise<void> {
  const made = new Map<string, Buffer>();
  const files: Manifest['files'] = {};
  await using browser = await launchBrowser();
  await work(async (file, source) => {
    await using page = await browser.newPage();
    await page.setContent(source, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    const printed = await page.pdf({
      format: 'A4',
      preferCSSPageSize: true,
      tagged: true,
      outline: true,
      printBackground: true,
    });
    const pdf = correctLigatureOrder(printed);
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;
    made.set(file, pdf);
    files[file] = { pages, bytes: pdf.length };
    return pages;
  }, printFonts());
  const folder = join(root, 'public', name);
  for (const [file, pdf] of made) writeWhole(join(folder, `${file}.pdf`), pdf);
  // What the office has withdrawn is nobody's to fetch.
  for (const pdf of globSync('*.pdf', { cwd: folder })) if (!made.has(basename(pdf, '.pdf'))) rmSync(join(folder, pdf));
  const manifest: Manifest = { inputs: hashOf(html), files };
  writeWhole(manifestFile(name), `${JSON.stringify(manifest, null, 2)}\n`);
}
