import type { Page } from '@playwright/test';
import { expect, languages, test } from './fixtures.ts';

test.use({ viewport: { width: 768, height: 1024 }, contextOptions: { reducedMotion: 'reduce' } });

/** Pages that show a whole sheet. */
const withSheet = ['/', '/crisis', '/environmental', '/partners', '/contact', '/projects/recycling', '/projects/bem'];

const withSteps = ['/projects/recycling', '/projects/bem', '/legal'];

/** How many of these start on one line. */
const columns = (page: Page, selector: string) =>
  page.evaluate((selector) => {
    const tops = [...document.querySelectorAll(selector)].map((part) => Math.round(part.getBoundingClientRect().top));
    return tops.filter((top) => Math.abs(top - tops[0]!) < 3).length;
  }, selector);

for (const language of languages) {
  test(`uses a tablet’s width, ${language}`, async ({ page }) => {
    await page.goto(`/environmental?lang=${language}`);
    expect(await columns(page, 'li:has(> h3):has(progress)')).toBe(3);
    expect(await columns(page, 'body > section dl > div')).toBe(4);
    expect(await columns(page, 'div:has(> dl progress) > *')).toBe(2);
    await page.goto(`/?lang=${language}`);
    expect(await columns(page, '.home-cards > li')).toBe(2);
    expect(await columns(page, '.home-doors li')).toBe(2);
    expect(await columns(page, 'main .film-lead > li:not(:first-child)')).toBe(2);
    await page.goto(`/crisis?lang=${language}`);
    expect(await columns(page, 'main ul > li:has(> h3):has(> dl)')).toBe(3);
    expect(await columns(page, '.gis-map fieldset label')).toBe(3);
    await page.goto(`/about?lang=${language}`);
    expect(await columns(page, 'main ol > li:has(time)')).toBe(4);
  });

  for (const path of [
    '/',
    '/environmental',
    '/crisis',
    '/legal',
    '/partners',
    '/contact',
    '/projects',
    '/about',
    '/solutions',
    '/projects/recycling',
    '/projects/bem',
  ])
    test(`overlaps nothing on ${path} on the narrowest tablet and keeps a sheet’s labels at 11 px, ${language}`, async ({
      page,
    }) => {
      await page.goto(`${path}?lang=${language}`);
      const image = page.locator('main picture img').first();
      if (withSheet.includes(path)) {
        // A lazy image has no source until it is near.
        await image.scrollIntoViewIfNeeded();
        await expect(image).not.toHaveJSProperty('currentSrc', '');
      }
      const file = await image.evaluateAll(([first]) => (first as HTMLImageElement | undefined)?.currentSrc);
      await page.setViewportSize({ width: 720, height: 1024 });
      const over = await page.evaluate(() =>
        [...document.querySelectorAll('main li, main dl > div, body > section dl > div')]
          // A linked figure has 7 px of touch area around it.
          .filter((part) => part.scrollWidth > part.clientWidth + 8 && getComputedStyle(part).display !== 'inline')
          .map((part) => part.textContent.slice(0, 40)),
      );
      // Each step is connected to the next by a line or an arrow.
      if (!withSteps.includes(path)) expect(over).toEqual([]);
      if (!withSheet.includes(path)) return;
      // Opened by itself at the size that the page shows, because the inside of an image is not accessible.
      await page.setViewportSize({ width: 768, height: 1024 });
      await page.goto(file!);
      const sizes = await page.evaluate(() => {
        const scale = innerWidth / (document.documentElement as unknown as SVGSVGElement).viewBox.baseVal.width;
        return [...document.querySelectorAll('text')].map((text) => {
          const balloon = text.closest('.balloon');
          const grown = balloon ? new DOMMatrix(getComputedStyle(balloon).transform).a : 1;
          return Number.parseFloat(getComputedStyle(text).fontSize) * grown * scale;
        });
      });
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
    });
}
