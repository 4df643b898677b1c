import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const phone = (page: Page) => page.locator('header details.bar-menu, header .bar-menu details').first();
const summary = (page: Page) => phone(page).locator('summary').first();

test("SH-5: a phone's menu closes on Escape, on a press outside and on a link", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/solutions?lang=ar');
  const menu = phone(page);
  await summary(page).click();
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(summary(page)).toBeFocused();
  await summary(page).click();
  // Part of the header stays beside the menu.
  await page.locator('header a[href="/"]').first().dispatchEvent('click', { bubbles: true, button: 1 });
  await expect(menu).not.toHaveAttribute('open');
  // Closed before the page is left: Back from the cache would show it open.
  await summary(page).click();
  await menu.locator('a[href="/legal"]').evaluate((link: HTMLElement) => {
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.click();
  });
  await expect(menu).not.toHaveAttribute('open');
  await summary(page).click();
  await menu.locator('a[aria-current=page]').click();
  await expect(page).toHaveURL(/\/solutions/);
  await expect(menu).not.toHaveAttribute('open');
});

test('SH-7: links to the current page lead to its top, and links that fill in the form to the form', async ({
  page,
}) => {
  await page.goto('/?lang=ar');
  for (const link of ['header a[href="/"]', 'footer a[href="/"]']) {
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const loaded = page.waitForEvent('load');
    await page.evaluate((link) => document.querySelector<HTMLElement>(link)!.click(), link);
    await loaded;
    await expect.poll(() => page.evaluate(() => scrollY), link).toBe(0);
  }
  await page.goto('/contact?lang=ar');
  await page.locator('footer a[href^="/contact?subject=support"]').click();
  await expect(page).toHaveURL(/subject=support/);
  await expect(page.locator('#contact-firstName')).toBeInViewport();
  await expect(page.locator('#contact-subject')).not.toHaveValue('');
});
