import { openGraphLocales } from '../../app/language/detect.ts';
import { byTurns, expect, languages, test } from './fixtures.ts';
import { lineToSite } from './line.ts';
import { readFivePages, smallPhone } from './reading-visit.ts';

/** In kB (1,000 bytes), everything that the server sends. The register of works shows a drawing in each row. */
// On an unknown connection Chromium fetches lazy images from further away: two more on home (5 kB together), one on
// other pages.
const lines = { homeUnread: 100, innerUnread: 80, home: 118, reading: 195 };
/** Pages with the most text, the most images, or both. */
const heaviest = [
  '/planner',
  '/figures',
  '/solutions',
  '/projects/recycling',
  '/projects/dairy-building',
  '/partners',
] as const;

// The proxy has an address of its own.
test.use({
  ...smallPhone,
  firstVisit: true,
  allowed: /^request to http:\/\/127/,
});

for (const language of languages) {
  test.describe(`a visit that only reads, ${language} (VI-1)`, () => {
    const once = byTurns(test, language);
    test.use({ locale: openGraphLocales[language].replace('_', '-') });

    once()('requests no script by touch and links, and stays light', async ({ page, site }) => {
      const { home, five, scripts } = await readFivePages(page, site.port);
      expect(scripts).toEqual([]);
      const kilobytes = { home: home / 1_000, reading: five / 1_000 };
      test.info().annotations.push({
        type: 'kB',
        description: `home ${kilobytes.home.toFixed(1)}, five pages ${kilobytes.reading.toFixed(1)}`,
      });
      expect(kilobytes.home).toBeLessThan(lines.home);
      expect(kilobytes.reading).toBeLessThan(lines.reading);
    });

    test("stays within each page's limit before it is read", async ({ page, site }) => {
      const line = await lineToSite(site.port);
      const session = await page.context().newCDPSession(page);
      for (const path of ['/', ...heaviest]) {
        await session.send('Network.clearBrowserCache');
        const before = line.sent();
        await page.goto(line.url + path);
        await line.quiet();
        expect((line.sent() - before) / 1_000, path).toBeLessThan(path === '/' ? lines.homeUnread : lines.innerUnread);
      }
      line.stop();
    });

    once()('sends the next page as a delta and never shows an outdated one', async ({ page, site }) => {
      const line = await lineToSite(site.port);
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
