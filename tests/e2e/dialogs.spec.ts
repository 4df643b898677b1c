import type { Page } from '@playwright/test';
import { carbon } from '../../app/content/carbon.ts';
import { expect, languages, test } from './fixtures.ts';
import { drag } from './touch.ts';

const dialog = (page: Page) => page.locator('dialog[open]');
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Swipes over the dialog, in both directions and beyond its end. */
async function swipe(page: Page): Promise<void> {
  for (const [from, to] of [
    [600, 120],
    [600, 120],
    [600, 120],
    [120, 600],
  ] as const)
    await drag(page, [[180, from]], [[180, to]]);
  // The backdrop.
  await drag(page, [[180, 730]], [[180, 300]]);
}

for (const language of languages) {
  test(`the page behind the search does not move under a finger, ${language}`, async ({ page }) => {
    await page.goto(`/environmental?lang=${language}`);
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    await page.locator('header summary:visible').tap();
    await page.locator('header [data-opens=search]:visible').tap();
    await expect(dialog(page)).toBeVisible();
    const top = await scrolled(page);
    expect(top).toBeGreaterThan(1000);
    await swipe(page);
    expect(await scrolled(page)).toBe(top);
    await page.locator('dialog[open] input').fill(language === 'ar' ? 'ماء' : 'water');
    await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
    await swipe(page);
    expect(await scrolled(page)).toBe(top);
  });

  test(`the page behind the carbon dialog does not move under a finger, ${language}`, async ({ page }) => {
    await page.goto(`/environmental?lang=${language}`);
    await page.getByRole('link', { name: carbon.dialog.open[language] }).tap();
    await expect(dialog(page)).toBeVisible();
    const top = await scrolled(page);
    await swipe(page);
    expect(await scrolled(page)).toBe(top);
  });
}
