import { expect, type Page } from '@playwright/test';

/** Home, then four pages, each by a link on the previous one. */
export const visit = ['/crisis', '/projects', '/projects/recycling', '/contact'];

export const smallPhone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** Bytes of a response's header in HTTP/2, which a proxy speaks; uncompressed it takes four times as many. */
const header = 100;

/**
 * A first visit that only reads, as loaded, by touch and links.
 * @param page of a phone without cache, in the language of the visit
 * @returns bytes at a proxy, for home and for all five pages; and the scripts requested
 * before the contact page, which fetches its mail library once it is idle (CO-1)
 */
export async function readFivePages(
  page: Page,
  origin: string,
): Promise<{ home: number; five: number; scripts: string[] }> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !page.url().endsWith('/contact')) scripts.push(request.url());
  });
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  const headers = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength);
  });
  const open = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId }) => void open.add(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => void open.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    open.delete(requestId);
    // Zero from the cache.
    if (encodedDataLength > 0) bytes += encodedDataLength - (headers.get(requestId) ?? header) + header;
  });
  await session.send('Network.enable');
  /** Loaded, laid out, and nothing on its way. */
  const atRest = async () => {
    await page.waitForLoadState('load');
    await page.evaluate(() => new Promise((idle) => requestAnimationFrame(() => requestIdleCallback(idle))));
    await expect.poll(() => open.size).toBe(0);
  };
  const library = page.waitForEvent('requestfinished', (request) => /\/assets\/es-/.test(request.url()));
  await page.goto(`${origin}/`);
  await atRest();
  const home = bytes;
  for (const path of visit) {
    const link = page.locator(`main a[href="${path}"]:visible, footer a[href="${path}"]:visible`).last();
    // Not by touch, which would scroll to it and load more pictures.
    await link.evaluate((found: HTMLElement) => found.click());
    await page.waitForURL(`${origin}${path}`);
    if (path === '/contact') await library;
    await atRest();
  }
  return { home, five: bytes, scripts };
}
