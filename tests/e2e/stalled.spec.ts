import type { Page } from '@playwright/test';
import { shell } from '../../app/content/shared/shell.ts';
import { byTurns, expect, languages, test } from './fixtures.ts';

test.use({ firstVisit: true, allowed: /Failed to load resource/ });

const parts = { 'style sheet': '**/*.css', fonts: '**/*.woff2', pictures: '**/*.svg' };

/** The headings and links of the page, in the order of the document, must also be in the order of what is seen. */
const order = (page: Page) =>
  page.evaluate(() => {
    const tops = [...document.querySelectorAll('main h1, main h2')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => heading.getBoundingClientRect().top);
    return { tops, sorted: tops.toSorted((a, b) => a - b) };
  });

for (const language of languages) {
  const once = byTurns(test, language);
  for (const [name, files] of Object.entries(parts))
    for (const fault of ['stalled', 'missing'] as const)
      once()(
        `the home page with ${fault} ${name} is readable, in order, and its controls answer, ${language}`,
        async ({ page }) => {
          await page.route(files, (route) =>
            fault === 'missing' ? route.fulfill({ status: 404 }) : new Promise<void>(() => {}),
          );
          await page.goto(`/?lang=${language}`, { waitUntil: 'domcontentloaded' });
          await expect(page.locator('h1')).toBeVisible();
          // Painted before the missing file.
          await expect
            .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
            .toBe(1);
          const { tops, sorted } = await order(page);
          expect(tops.length).toBeGreaterThan(3);
          expect(tops).toEqual(sorted);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(1);

          await page.locator('header .bar-links [data-island=more-menu]').getByText(shell.more[language]).click();
          await expect(page.locator('header .more-list')).toBeVisible();
          await page.locator('label[for^=area-], main input[type=radio]').first().waitFor({ state: 'attached' });
          await page.locator('header a[hreflang]').click();
          await expect(page.locator('html')).not.toHaveAttribute('lang', language);
        },
      );
}
