/** Prints HTML as tagged A4 in Chromium, with the office's letters in the file. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from './browser.ts';
import { correctLigatureOrder } from './pdf-text-order.ts';

const require = createRequire(import.meta.url);

/** The two weights of the printed documents, as base64 for an @font-face. */
export interface PrintFonts {
  regular: string;
  bold: string;
}

export interface PrintedPdf {
  pdf: Buffer;
  pages: number;
}

export function printFonts(): PrintFonts {
  const face = (weight: string) =>
    readFileSync(
      require.resolve(`@ibm/plex-sans-arabic/fonts/complete/woff2/IBMPlexSansArabic-${weight}.woff2`),
    ).toString('base64');
  return { regular: face('Regular'), bold: face('SemiBold') };
}

/**
 * Opens Chromium, lets `work` print as many documents as it needs, and closes it.
 *
 * @throws Error where the machine has no Chromium, or `work` throws
 */
export async function withPrinter<T>(work: (print: (html: string) => Promise<PrintedPdf>) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  try {
    return await work(async (html) => {
      const page = await browser.newPage();
      await page.setContent(html, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      const printed = await page.pdf({
        format: 'A4',
        preferCSSPageSize: true,
        tagged: true,
        outline: true,
        printBackground: true,
      });
      await page.close();
      const pdf = correctLigatureOrder(printed);
      return { pdf, pages: pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length };
    });
  } finally {
    await browser.close();
  }
}
