/** Prints the capability statement as a tagged PDF of two A4 pages per language in Chromium. */
import { languages } from '../app/content/text.ts';
import { loadCode } from './building/load-code.ts';
import type * as Statement from './documents/statement.tsx';
import { makePdfs, noFonts, stalePdfs } from './print-pdf.ts';

/** How much the text may shrink before long entries take a third page. */
const scales = [1, 0.96, 0.92, 0.88, 0.84, 0.8];

/** The statement from its tools and content; each run of a command loads the sources once. */
let reading: Promise<typeof Statement> | undefined;
const loadStatement = () => (reading ??= loadCode('tools/documents/statement.tsx'));

/**
 * The content and styles of the PDFs at the smallest scale, where every length that depends on the scale differs from
 * the default.
 */
async function inputs(): Promise<unknown> {
  const { statementHtml } = await loadStatement();
  const html = languages.map((language) => statementHtml({ language, fonts: noFonts, scale: scales.at(-1)! }));
  return [scales, ...(await Promise.all(html))];
}

/** @returns the folder of the documents if they no longer match the content */
export const checkDocuments = async (): Promise<string[]> => stalePdfs('documents', await inputs());

export async function makeDocuments(): Promise<void> {
  const { statementHtml } = await loadStatement();
  await makePdfs('documents', await inputs(), async (print, fonts) => {
    for (const language of languages) {
      for (const scale of scales) {
        const pages = await print(`capability-${language}`, await statementHtml({ language, fonts, scale }));
        if (pages <= 2) break;
      }
    }
  });
}
