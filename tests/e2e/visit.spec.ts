import type { Page } from '@playwright/test';
import { openGraphLocales } from '../../app/language/detect.ts';
import { countingLine } from './counting-line.ts';
import { lineToReleases } from './next-release.ts';
import { expect, languages, test } from './site.ts';

/** In kB (1,000 bytes), everything the server sends; a line only ever moves down. */
const lines = { home: 87, reading: 150 };
const visit = ['/', '/crisis', '/projects', '/projects/recycling', '/contact'];

/** A finger moves the page, then screen after screen comes into view, down to the end: what loads late has its turn. */
async function readToTheEnd(page: Page): Promise<void> {
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
  await page.waitForLoadState('networkidle');
}

// The line in between has an address of its own.
test.use({
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  allowed: /^request to http:\/\/127/,
});

for (const language of languages) {
  test.describe(`a visit that only reads, ${language} (VI-1)`, () => {
    test.use({ locale: openGraphLocales[language].replace('_', '-') });

    test('by touch and links asks for no script and no worker, and stays light', async ({ page, site }) => {
      test.setTimeout(120_000);
      const line = await countingLine(site.port);
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script' || /\.js(\?|$)/.test(request.url())) scripts.push(request.url());
      });
      await page.goto(line.url);
      await readToTheEnd(page);
      const home = line.sent() / 1_000;
      for (const path of visit.slice(1)) {
        await page.locator(`main a[href="${path}"]:visible, footer a[href="${path}"]:visible`).last().tap();
        await expect(page).toHaveURL(`${line.url}${path}`);
        await readToTheEnd(page);
      }
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
      expect(scripts).toEqual([]);
      const reading = line.sent() / 1_000;
      line.stop();
      test
        .info()
        .annotations.push({ type: 'kB', description: `home ${home.toFixed(1)}, five pages ${reading.toFixed(1)}` });
      expect(home).toBeLessThan(lines.home);
      expect(reading).toBeLessThan(lines.reading);
    });

    test('sends of a next page only what is new in it, and never shows an old one', async ({ page, site }) => {
      const line = await lineToReleases(site.port);
      const encodings: (string | null)[] = [];
      page.on('response', async (response) => {
        if (response.request().isNavigationRequest()) encodings.push(await response.headerValue('content-encoding'));
      });
      for (const path of ['/crisis', '/projects']) await page.goto(line.url + path);
      await expect.poll(() => encodings).toEqual(['br', 'dcz']);
      line.publish({ '/crisis': (html) => html.replace('</h1>', 'next-release</h1>') });
      await page.goto(`${line.url}/crisis`);
      await expect(page.locator('h1')).toContainText('next-release');
      line.stop();
    });
  });
}
