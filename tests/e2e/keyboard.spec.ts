import type { Locator, Page } from '@playwright/test';
import { areas } from '../../app/content/areas.ts';
import { languages } from '../../app/content/text.ts';
import { expect } from './fixtures.ts';
import { type FormName, longText, pageOf, receipt, send, test } from './mail-site.ts';

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

for (const [form, fields] of [
  ['contact', ['firstName', 'lastName', 'email', 'subject']],
  ['partnership', ['organizationName']],
] as [FormName, string[]][])
  test(`FO-1: the ${form} form is filled in and sent by keyboard`, async ({ page, post }) => {
    await page.goto(`${pageOf[form]}?lang=ar`);
    for (const name of fields) {
      await tabTo(page, page.locator(`#${form}-${name}`));
      await page.keyboard.type(name === 'email' ? 'keys@example.org' : `Keys ${form}`);
    }
    if (form === 'partnership') {
      await tabTo(page, page.locator('#partnership-organizationType'));
      await page.keyboard.press('ArrowDown');
      await tabTo(page, page.locator('#partnership-supportTypes-training'));
      await page.keyboard.press('Space');
    }
    await tabTo(page, page.locator(longText[form]));
    await page.keyboard.type('Typed from the first letter to the last.');
    if (form === 'partnership') {
      await tabTo(page, page.locator('#partnership-reply'));
      await page.keyboard.type('keys@example.org');
    }
    await tabTo(page, send(page, form));
    await page.keyboard.press('Enter');
    await post.waitFor(({ mail }) => mail.text?.includes(`Keys ${form}`) ?? false);
    await expect(receipt(page, form)).toBeVisible();
  });

for (const language of languages)
  test(`SH-5: the menu of a narrow screen opens by keyboard and its links are reached, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(`/contact?lang=${language}`);
    await tabTo(page, page.locator('header .bar-menu summary'));
    await page.keyboard.press('Enter');
    const link = page.locator('header nav a[href="/terms"]').filter({ visible: true });
    await tabTo(page, link);
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/terms/);
    await expect(page.locator('header details[open]')).toHaveCount(0);
  });
