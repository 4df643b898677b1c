import { expect, test } from './fixtures.ts';

test.use({ firstVisit: true, allowed: /Failed to load resource/ });

/** Files whose lack must not hide the page. */
const faults = [
  ['missing', '**/*.css', 'ar'],
  ['stalled', '**/site-*.css', 'en'],
  ['stalled', /\.(woff2|svg)$/, 'ar'],
] as const;

test('home with a missing or stalled style sheet, or without fonts and pictures, is painted, in order, and its controls answer', async ({
  page,
}) => {
  for (const [fault, files, language] of faults) {
    await page.route(files, (route) =>
      fault === 'missing' ? route.fulfill({ status: 404 }) : new Promise<void>(() => {}),
    );
    await page.goto(`/?lang=${language}`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1')).toBeVisible();
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    // Headings are seen in the order of the document.
    const tops = await page
      .locator('main :is(h1, h2)')
      .filter({ visible: true })
      .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(3);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    // By keyboard: a page without its sheet moves under a mouse while its pictures arrive.
    await page.locator('header [data-rests] summary').press('Enter');
    await expect(page.locator('header a[href="/terms"]').filter({ visible: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('header a[hreflang]').first().press('Enter');
    await expect(page.locator('html')).not.toHaveAttribute('lang', language);
    await page.unrouteAll();
  }
});
