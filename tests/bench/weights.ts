/** What a phone transfers: measured in Chromium, body bytes as they came over the line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { PageIndex } from '../../server/page-index.ts';
import { distDirectory } from '../../tools/paths.ts';

/** The phone of Lighthouse's mobile profile. */
export const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.75 };

export interface Weight {
  document: number;
  /** With the headers of its answer. */
  flight: number;
  fonts: number;
  pictures: number;
  /** All of these: what is there before the visitor does anything. */
  before: number;
  /** JavaScript among it: the boot script in the page. */
  boot: number;
  /** What the first touch brings: the application and its style sheet. */
  scripts: number;
  styles: number;
}

const kinds = {
  Document: 'document',
  Font: 'fonts',
  Image: 'pictures',
  Script: 'scripts',
  Stylesheet: 'styles',
} as const;

/** @param address of a page, opened in a fresh profile, then touched */
export async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const weight: Weight = { document: 0, flight: 0, fonts: 0, pictures: 0, before: 0, boot: 0, scripts: 0, styles: 0 };
  const kindOf = new Map<string, keyof typeof kinds>();
  const headers = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kindOf.set(requestId, type as keyof typeof kinds);
    headers.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds[kindOf.get(requestId)!];
    if (kind === 'document') weight.flight += encodedDataLength;
    if (kind) weight[kind] += encodedDataLength - (headers.get(requestId) ?? 0);
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(
    () => !document.querySelector('script[data-letters]') || document.documentElement.dataset.letters,
  );
  await page.waitForLoadState('networkidle');
  weight.before = weight.document + weight.fonts + weight.pictures + weight.scripts + weight.styles;
  const before = { ...weight };
  if (await page.locator('script[data-app]').count()) {
    await page.locator('header a[hreflang]').dispatchEvent('focusin');
    await page.waitForSelector('html[data-app=ready]', { state: 'attached' });
    await page.waitForLoadState('networkidle');
  }
  await context.close();
  return { ...before, scripts: weight.scripts - before.scripts, styles: weight.styles - before.styles };
}

/** Every prerendered page, with its address. */
export function pageAddresses(lite: boolean): { path: string; language: string; address: string }[] {
  const index: PageIndex = JSON.parse(readFileSync(join(distDirectory, 'pages/index.json'), 'utf8'));
  return index.pages
    .filter((page) => !page.query && page.lite === lite)
    .map(({ path, language }) => ({
      path,
      language,
      address: `${path === '404' ? '/nowhere' : path}?lang=${language}${lite ? '&lite' : ''}`,
    }));
}
