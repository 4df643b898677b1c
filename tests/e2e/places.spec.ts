import { shell } from '../../app/content/shared/shell.ts';
import { clickInFooter, expect, languages, test, wake } from './site.ts';

/** No place is reached by an animation that a test would have to wait for. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });
const toggle = 'header a[hreflang]';

/** How far down a page was read does not depend on its language. */
const left = { ar: ['/', '/privacy'], en: ['/projects/recycling', '/environmental'] };

for (const language of languages) {
  test.describe(`the reader’s place, ${language}`, () => {
    for (const path of left[language])
      test(`is found again by the first step back to ${path} (SH-7)`, async ({ page }) => {
        await page.goto(`${path}?lang=${language}`);
        await wake(page);
        await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
        const left = await page.evaluate(() => scrollY);
        await clickInFooter(page, '/about');
        await expect(page).toHaveURL(/\/about$/);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
        await page.goBack();
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
      });

    for (const [width, top] of [
      [1280, 160],
      [360, 2_400],
    ] as const)
      test(`is kept when the language changes, ${width} px wide, ${top} px down /solutions (SH-6)`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(`/solutions?lang=${language}`);
        await wake(page);
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
        const read = await page.evaluate(() => {
          const line = document.querySelector('header')!.getBoundingClientRect().bottom;
          const found = document.elementFromPoint(innerWidth / 2, line + 8)!;
          found.setAttribute('data-read', '');
          const { top, height } = found.getBoundingClientRect();
          return { line, share: (line - top) / height };
        });
        await page.evaluate((toggle) => document.querySelector<HTMLElement>(toggle)!.click(), toggle);
        await expect(page.locator('html')).not.toHaveAttribute('lang', language);
        const off = await page.evaluate(({ line, share }) => {
          const { top, height } = document.querySelector('[data-read]')!.getBoundingClientRect();
          return Math.abs(line - (top + share * height));
        }, read);
        expect(off).toBeLessThan(40);
      });

    test('is the top after a tap on the way there, with no script at all (SH-9)', async ({ page }) => {
      await page.goto(`/privacy?lang=${language}`);
      const up = page.getByRole('link', { name: shell.backToTop[language] });
      await expect(up).toBeHidden();
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(up).toBeVisible();
      await up.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(page.locator('html[data-app]')).toHaveCount(0);
    });
  });
}
