/** Prints the guides as tagged A4 PDFs in Chromium, from their texts. */
import { guideCards } from '../app/content/community.ts';
import type { Guide } from '../app/content/guides/guide.ts';
import { guideHtml } from './guide-html.ts';
import { makePdfs, noFonts, stalePdfs } from './print-pdf.ts';

/** In the page's order; a hidden guide has no file. */
export const guides: readonly Guide[] = await Promise.all(
  guideCards
    .filter(({ hidden }) => !hidden)
    .map(async ({ file }) => (await import(`../app/content/guides/${file}.ts`)).guide),
);

const html = guides.map((guide) => guideHtml(guide, noFonts));

/** @returns the folder of the guides if they no longer match their texts */
export const checkGuides = (): string[] => stalePdfs('guides', html);

export const makeGuides = (): Promise<void> =>
  makePdfs('guides', html, async (print, fonts) => {
    for (const guide of guides) await print(guide.file, guideHtml(guide, fonts));
  });
