import type { Page } from '@playwright/test';
import { type Line, lineToSite } from './line.ts';

/** Home, then four pages, each by a link on the previous one. */
const readingVisit = ['/', '/crisis', '/projects', '/projects/recycling', '/contact'];

export const smallPhone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** Scrolls by touch to the end, screen by screen, so that lazy content loads. */
async function readToTheEnd(page: Page, line: Line): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizeScrollGesture', { x: 180, y: 600, yDistance: -400, gestureSourceType: 'touch' });
  await session.detach();
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let y = -1; y !== scrollY; await painted()) {
      y = scrollY;
      scrollBy({ top: innerHeight, behavior: 'instant' });
    }
  });
  await line.quiet();
}

/**
 * A first visit that only reads, by touch and links.
 * @param page of a phone without cache, in the language of the visit
 * @returns bytes that the server sent until home was read to its end, and until all five pages were; and the scripts
 * requested
 */
export async function readFivePages(
  page: Page,
  port: number,
): Promise<{ home: number; five: number; scripts: string[] }> {
  const line = await lineToSite(port);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || /\.js(\?|$)/.test(request.url())) scripts.push(request.url());
  });
  try {
    await page.goto(line.url);
    await readToTheEnd(page, line);
    const home = line.sent();
    for (const path of readingVisit.slice(1)) {
      await page.locator(`main a[href="${path}"]:visible, footer a[href="${path}"]:visible`).last().tap();
      await page.waitForURL(`${line.url}${path}`);
      await readToTheEnd(page, line);
    }
    return { home, five: line.sent(), scripts };
  } finally {
    line.stop();
  }
}
