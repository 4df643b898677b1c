import type { Page } from '@playwright/test';
import { paths } from '../../app/content/shared/pages.ts';
import { expect, languages, test } from './fixtures.ts';
import { walk } from './keyboard-walk.ts';
import { faint, motion, shifted, smallTargets, violations } from './page-checks.ts';

/**
 * Rules for every page, in one visit to each, in one of the languages by turns: after loading, on a phone, at 320 px and
 * 256 px (1280 by 1024 at 400 % zoom), and in forced colours on a dark ground. What depends on the length of words, in
 * both languages: plain-pages.spec.ts.
 */
const look = (found: string[], name: string): void => expect.soft(found, name).toEqual([]);

const keepsTo = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  expect.soft(await shifted(page), 'what moved while it was opened').toBeLessThan(0.005);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  look(await violations(page, 'layout'), 'accessibility on a desktop');
  look(await motion(page), 'no motion under reduced motion');
  await page.setViewportSize({ width: 360, height: 780 });
  look(await violations(page), 'accessibility on a phone');
  await page.setViewportSize({ width: 320, height: 256 });
  look(await smallTargets(page), 'room for fingers');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  look(await faint(page), 'seen in forced colours');
};

test.describe('pages', () => {
  test.use({ allowed: /status of 404|No page at/, contextOptions: { reducedMotion: 'no-preference' } });
  for (const [index, path] of [...paths, '/no-such-page'].entries()) {
    const language = languages[index % languages.length]!;
    test(`DV-1: ${path} moves nothing, is accessible, leaves room for fingers and is seen in forced colours`, ({
      page,
    }) => keepsTo(page, `${path}?lang=${language}`));
  }
});

/** Home with header and footer; one page of each kind of control. */
for (const addresses of [['/?lang=ar'], ['/planner?lang=ar', '/about?lang=en', '/projects/recycling?lang=ar']])
  test(`the focus is seen at every stop of ${addresses.join(', ')}, and dialogs return it`, async ({ page }) => {
    for (const address of addresses) {
      await page.goto(address);
      look(await walk(page, address.startsWith('/?')), address);
    }
  });

test('opened menu, search and calculator are accessible', async ({ page }) => {
  await page.goto('/environmental?lang=ar');
  await page.locator('header [data-rests] summary').click();
  await expect(page.locator('header [data-rests] a').first()).toBeVisible();
  look(await violations(page), 'menu');
  for (const opener of ['header [data-opens=search]', 'main [data-opens=carbon-dialog]']) {
    await page.locator(opener).filter({ visible: true }).first().click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    look(await violations(page), opener);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
});

test('every dialog fits, scrolls and closes at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const [address, opener, last] of [
    ['/environmental?lang=ar', 'main [data-opens=carbon-dialog]', 'form button'],
    ['/projects/thyssen-fba10?lang=en', 'main a[href^="?picture="]', '.viewer-close'],
    ['/our-projects?lang=ar', 'main a[href^="/media/"]', '.viewer-close'],
  ] as const) {
    await page.goto(address);
    await page.locator(opener).first().click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog, address).toBeVisible();
    // Again for the case that the drawing's text loads in between.
    await expect(async () => {
      await dialog.locator(last).last().scrollIntoViewIfNeeded();
      await expect(dialog.locator(last).last(), address).toBeInViewport({ ratio: 0.99, timeout: 500 });
    }).toPass();
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth), address).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
    await expect(dialog, address).toHaveCount(0);
  }
});
