import type { Locator, Page } from '@playwright/test';
import { carbon } from '../../app/content/carbon.ts';
import { paths } from '../../app/content/shared/pages.ts';
import type { Language } from '../../app/content/text.ts';
import { expect, languages, test } from './fixtures.ts';
import { walk } from './keyboard-walk.ts';
import {
  broken,
  faint,
  motion,
  overfull,
  shifted,
  sideways,
  smallTargets,
  tinyLetters,
  violations,
} from './page-checks.ts';

/**
 * Rules for every page, in one visit to each: after loading and hydration, by keyboard with everything opened, on a
 * phone, at 320 px and 256 px (1280 by 1024 at 400 % zoom), and in forced colours on a dark ground.
 */
const look = (found: string[], name: string): void => expect.soft(found, name).toEqual([]);

const keepsTo = async (page: Page, path: string, language: Language): Promise<void> => {
  await page.goto(`${path}?lang=${language}`);
  expect.soft(await shifted(page), 'what moved while it was opened').toBeLessThan(0.005);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (walked(path, language)) {
    // Header and footer are the same on every page.
    look(await walk(page, path === '/'), 'read by the keyboard alone');
  }
  if (language === wide) look(await violations(page), 'accessibility');
  look(await overfull(page), 'words within their cells');
  // The narrowest screen with five cells in a row.
  await page.setViewportSize({ width: 1000, height: 900 });
  look(await overfull(page), 'words within their cells on a small desktop');
  await page.setViewportSize({ width: 360, height: 780 });
  if (language !== wide) look(await violations(page), 'accessibility on a phone');
  look(await broken(page), 'whole words on a phone');
  look(await tinyLetters(page), 'letters of 11 px on a phone');
  look(await overfull(page), 'words within their cells on a phone');
  await page.setViewportSize({ width: 320, height: 256 });
  look(await sideways(page), 'no wider than the screen');
  look(await broken(page), 'whole words');
  look(await tinyLetters(page), 'letters of 11 px');
  look(await smallTargets(page), 'room for fingers');
  if (!walked(path, language)) return;
  look(await motion(page), 'no motion under reduced motion');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  look(await faint(page), 'seen in forced colours');
};

/**
 * The language in which axe checks the desktop layout; the others are checked on a phone. Layout is the same in every
 * language.
 */
const wide: Language = 'en';

/**
 * Keyboard order is tested in every language on the home page, with header and footer, and in one on the others,
 * because it is the same in each.
 */
const walked = (path: string, language: Language): boolean =>
  path === '/' || languages[((paths as readonly string[]).indexOf(path) + 1) % languages.length] === language;

for (const language of languages) {
  for (const path of paths)
    test(`${path} moves nothing, is accessible, fits small screens, forced colours and a keyboard, ${language}`, async ({
      page,
    }) => keepsTo(page, path, language));

  test.describe('an address without a page', () => {
    test.use({ allowed: /status of 404|No page at/ });
    test(`follows the same rules, ${language}`, async ({ page }) => keepsTo(page, '/no-such-page', language));
  });

  test(`fits, scrolls and closes every dialog at 400 % zoom, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    const openers: [path: string, opener: (page: Page) => Locator, last: string][] = [
      ['/environmental', (page) => page.getByRole('link', { name: carbon.dialog.open[language] }), 'form button'],
      ['/about', (page) => page.locator('main a[href^="?picture="]').first(), '.viewer-close'],
      ['/projects/thyssen-fba10', (page) => page.locator('main a[href^="?picture="]').first(), '.viewer-close'],
      ['/our-projects', (page) => page.locator('a.film').first(), '.viewer-close'],
    ];
    for (const [path, opener, last] of openers) {
      await page.goto(`${path}?lang=${language}`);
      await opener(page).click();
      const dialog = page.locator('dialog[open]');
      await expect(dialog, path).toBeVisible();
      // Again for the case that the drawing's text loads in between.
      await expect(async () => {
        await dialog.locator(last).last().scrollIntoViewIfNeeded();
        await expect(dialog.locator(last).last(), path).toBeInViewport({ ratio: 0.99, timeout: 500 });
      }).toPass();
      expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth), path).toBeLessThanOrEqual(1);
      expect(await sideways(page), path).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog, path).toHaveCount(0);
    }
  });
}
