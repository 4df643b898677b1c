import type { Locator, Page } from '@playwright/test';
import { areas } from '../../app/content/areas.ts';
import { expect } from './fixtures.ts';
import { receipt, send, test } from './mail-site.ts';

// Keyboard only: no test here moves a pointer or sets the focus from outside.

const dialog = (page: Page) => page.locator('dialog[open]');

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const limit = 120;
  for (let presses = 0; presses < limit; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return;
  }
  throw new Error(`${limit} times Tab do not reach ${target}`);
}

test('SH-4: the More menu, the search, the map and a film answer to the keyboard', async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key);
  const item = page.locator('header details[data-rests] a').first();
  const search = page.locator('header [data-opens=search]').filter({ visible: true });
  await page.goto('/?lang=en');
  const more = page.locator('header details[data-rests] summary');
  await tabTo(page, more);
  await press('Enter');
  await expect(item).toBeVisible();
  await expect(more.locator('../..')).toHaveAttribute('data-state', 'ready');
  await press('Tab');
  await expect(item).toBeFocused();
  // Beyond its last link the menu closes.
  await press('End');
  await press('Tab');
  await expect(search).toBeFocused();
  await expect(item).toBeHidden();
  await press('Enter');
  await expect(dialog(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('crusher');
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  // The first Escape empties the search field; the second closes the dialog.
  await press('Escape');
  await expect(dialog(page).getByRole('searchbox')).toHaveValue('');
  await press('Escape');
  await expect(search).toBeFocused();

  await tabTo(page, page.locator('#area-aleppo'));
  await press('Space');
  await press('ArrowDown');
  await expect(page.locator('.area-details').filter({ visible: true }).getByRole('heading')).toHaveText(
    areas.areas.damascus.name.en,
  );
  const film = page.locator('main a[href^="/media/"]').first();
  await tabTo(page, film);
  await press('Enter');
  const video = dialog(page).locator('video');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  await press('Escape');
  await expect(film).toBeFocused();
});

test('FO-1: a form is filled in and sent by keyboard', async ({ page, post }) => {
  await page.goto('/partners?lang=ar');
  const reach = (name: string) => tabTo(page, page.locator(`#partnership-${name}`));
  await reach('organizationName');
  await page.keyboard.type('Keys of an office');
  await reach('organizationType');
  await page.keyboard.press('ArrowDown');
  await reach('supportTypes-training');
  await page.keyboard.press('Space');
  await reach('details');
  await page.keyboard.type('Typed from the first letter to the last.');
  await reach('reply');
  await page.keyboard.type('keys@example.org');
  await tabTo(page, send(page, 'partnership'));
  await page.keyboard.press('Enter');
  await post.waitFor('Keys of an office');
  await expect(receipt(page, 'partnership')).toBeVisible();
});

test('SH-5: the menu of a narrow screen opens by keyboard and its links are reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/contact?lang=ar');
  await tabTo(page, page.locator('header .bar-menu summary'));
  await page.keyboard.press('Enter');
  const link = page.locator('header nav a[href="/terms"]').filter({ visible: true });
  await tabTo(page, link);
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/terms/);
  await expect(page.locator('header details[open]')).toHaveCount(0);
});
