import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { drawingMarkup } from '../../drawings/markup.tsx';
import { browserFlags, findBrowser } from '../browser.ts';
import { root } from '../paths.ts';

/** A browser that shows drawings outside of any page. */
export interface Stage {
  markup: typeof drawingMarkup;
  /** An empty page of a size in CSS pixels, one device pixel each, with the site's letters and drawing colours. */
  open: (width: number, height: number, css: string) => Promise<Page>;
  close: () => Promise<void>;
}

export async function openStage(markup: typeof drawingMarkup): Promise<Stage> {
  const browser: Browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  const style = faces() + drawingStyles();
  return {
    markup,
    open: async (width, height, css) => {
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 });
      await page.setContent(`<!doctype html><meta charset="utf-8"><style>${style}${css}</style><body></body>`);
      return page;
    },
    close: () => browser.close(),
  };
}

const drawingStyles = (): string => readFileSync(join(root, 'app/styles/drawing.css'), 'utf8');

/** The whole fonts, because the pictures hold any text; they never leave this machine. */
function faces(): string {
  const require = createRequire(import.meta.url);
  const face = (family: string, weight: number, file: string) =>
    `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(require.resolve(file)).toString('base64')})}`;
  const plex = (weight: string) => `@ibm/plex-sans-arabic/fonts/complete/woff2/IBMPlexSansArabic-${weight}.woff2`;
  return (
    face('Stage', 400, plex('Regular')) +
    face('Stage', 600, plex('SemiBold')) +
    face('Stage Mono', 400, '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2') +
    ':root{--font-sans:Stage;--font-mono:"Stage Mono"}'
  );
}
