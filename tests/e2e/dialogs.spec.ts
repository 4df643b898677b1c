import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { drag } from './touch.ts';

const dialog = (page: Page) => page.locator('dialog[open]');
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('the page behind a dialog does not move under a finger', async ({ page }) => {
  await page.goto('/environmental?lang=ar');
  for (const opener of ['header [data-opens=search]:visible', 'main [data-opens=carbon-dialog]']) {
    if (opener.startsWith('header')) await page.locator('header summary:visible').tap();
    await page.locator(opener).first().tap();
    await expect(dialog(page)).toBeVisible();
    const top = await scrolled(page);
    // Over the dialog, in both directions and beyond its end; over the backdrop.
    for (const [from, to] of [
      [600, 120],
      [600, 120],
      [120, 600],
      [730, 300],
    ] as const)
      await drag(page, [[180, from]], [[180, to]]);
    expect(await scrolled(page), opener).toBe(top);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    // The menu that the dialog was opened from is still open; its script may be on its way.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.locator('header details[open]')).toHaveCount(0, { timeout: 500 });
    }).toPass();
  }
});
