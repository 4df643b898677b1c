/** Prints HTML as tagged A4 in Chromium with the office's fonts, and records what each PDF was printed from. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fontFiles } from '../drawings/fonts.ts';
import { launchBrowser } from './browser.ts';
import { root } from './paths.ts';
import { correctLigatureOrder } from './pdf-text-order.ts';
import { writeAtomically } from './write-atomically.ts';

/** The two weights of the printed documents, as base64 for an @font-face. */
const printFonts = () => ({
  regular: readFileSync(fontFiles.regular, 'base64'),
  bold: readFileSync(fontFiles.semiBold, 'base64'),
});

export type PrintFonts = ReturnType<typeof printFonts>;

/** For HTML of which only content and styles are compared. */
export const noFonts: PrintFonts = { regular: '', bold: '' };

/** The PDFs of `public/NAME/`: a hash of content and styles, and each file's size. */
interface Manifest {
  inputs: string;
  files: Record<string, { pages: number; bytes: number }>;
}

const manifestFile = (name: string): string => join(root, `app/content/${name}-manifest.json`);

const hashOf = (html: unknown): string => createHash('sha256').update(JSON.stringify(html)).digest('hex').slice(0, 16);

/**
 * @param html what the PDFs of `public/NAME/` would be printed from now, without fonts
 * @returns the folder if they were printed from something else
 */
export function stalePdfs(name: string, html: unknown): string[] {
  const { inputs }: Manifest = JSON.parse(readFileSync(manifestFile(name), 'utf8'));
  return inputs === hashOf(html) ? [] : [`public/${name}`];
}

/** Prints a file of the folder and replaces the one of this name. @returns the number of pages */
type Print = (file: string, html: string) => Promise<number>;

/**
 * Lets `work` print the files of `public/NAME/`. They are written when all are done, so that a browser crash leaves
 * the old ones.
 * @param html as for `stalePdfs`
 * @throws Error if the machine has no Chromium, or `work` throws
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
  for (const [file, pdf] of made) writeAtomically(join(folder, `${file}.pdf`), pdf);
  // Withdrawn files must not be downloadable.
  for (const pdf of globSync('*.pdf', { cwd: folder })) if (!made.has(basename(pdf, '.pdf'))) rmSync(join(folder, pdf));
  const manifest: Manifest = { inputs: hashOf(html), files };
  writeAtomically(manifestFile(name), `${JSON.stringify(manifest, null, 2)}\n`);
}
