/** What a phone transfers before its visitor does anything: measured in Chromium, body bytes as they came over the line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { islandNames } from '../../app/islands/list.ts';
import type { PageIndex } from '../../server/page-index.ts';
import { distDirectory } from '../../tools/paths.ts';

/** The phone of Lighthouse's mobile profile. */
export const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.75 };

export interface Weight {
  document: number;
  fonts: number;
  pictures: number;
  scripts: number;
  styles: number;
  /** All of these. */
  all: number;
}

const kinds = {
  Document: 'document',
  Font: 'fonts',
  Image: 'pictures',
  Script: 'scripts',
  Stylesheet: 'styles',
} as const;

/** @param address of a page, opened in a fresh profile */
export async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const weight: Weight = { document: 0, fonts: 0, pictures: 0, scripts: 0, styles: 0, all: 0 };
  const kindOf = new Map<string, keyof Weight>();
  const headers = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kindOf.set(requestId, kinds[type as keyof typeof kinds]);
    headers.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    const bytes = encodedDataLength - (headers.get(requestId) ?? 0);
    if (kind) weight[kind] += bytes;
    if (kind) weight.all += bytes;
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await context.close();
  return weight;
}

const pageIndex = (): PageIndex => JSON.parse(readFileSync(join(distDirectory, 'pages/index.json'), 'utf8'));

/** Every prerendered page, with its address. */
export function pageAddresses(): { path: string; language: string; address: string }[] {
  return pageIndex()
    .pages.filter((page) => !page.query)
    .map(({ path, language }) => ({
      path,
      language,
      address: `${path === '404' ? '/nowhere' : path}?lang=${language}`,
    }));
}

/** Bytes with Brotli: the inline script of every page, and each island with everything it imports. */
export function scriptWeights(): { start: number; islands: { name: string; bytes: number }[] } {
  const { answers } = pageIndex();
  const size = (text: string | Buffer) => brotliCompressSync(text).length;
  const islands = islandNames.map((name) => ({
    name,
    bytes: answers.islands[name].reduce((sum, file) => sum + size(readFileSync(join(distDirectory, file))), 0),
  }));
  return { start: size(answers.start), islands };
}
