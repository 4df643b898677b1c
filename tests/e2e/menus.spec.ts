import type { Page } from '@playwright/test';
import { notFound } from '../../app/content/not-found.ts';
import { moreLinks, shell } from '../../app/content/shared/shell.ts';
import { byTurns, expect, languages, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowed: /status of 404|No page at/ });

const mobile = (page: Page) =>
  page.locator('header details', {
    has: page.getByLabel(shell.menu.ar, { exact: true }).or(page.getByLabel(shell.menu.en, { exact: true })),
  });

for (const language of languages) {
  const once = byTurns(test, language);
  test.describe(`menus, ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/solutions?lang=${language}`);
    });

    once()(
      "closes a phone's menu on Escape, on a tap outside and on a link to the same page (SH-5)",
      async ({ page }) => {
        const menu = mobile(page);
        const open = () => menu.locator('summary').click();
        await open();
        await expect(menu).toHaveAttribute('open');
        await page.keyboard.press('Escape');
        await expect(menu).not.toHaveAttribute('open');
        await expect(menu.locator('summary')).toBeFocused();

        await open();
        // Part of the header stays beside the menu.
        await page.locator('header a[href="/"]').first().dispatchEvent('click', { bubbles: true, button: 1 });
        await expect(menu).not.toHaveAttribute('open');

        // Closed before the page is left: Back from the cache would show it open.
        await open();
        await menu.locator('a[href="/legal"]').evaluate((link: HTMLElement) => {
          link.addEventListener('click', (event) => event.preventDefault(), { once: true });
          link.click();
        });
        await expect(menu).not.toHaveAttribute('open');

        await open();
        await menu.locator('a[aria-current=page]').click();
        await expect(page).toHaveURL(/\/solutions/);
        await expect(menu).not.toHaveAttribute('open');
      },
    );

    // Drivers can't press Android's Back. On a desktop, Escape sends the same request, without the key in the page.
    once()("closes both menus and the search on Android's Back", async ({ page }) => {
      await page.addInitScript(() =>
        addEventListener('keydown', (event) => event.key === 'Escape' && event.stopImmediatePropagation(), true),
      );
      await page.reload();
      const menu = mobile(page);
      /** Until the page has heard of it: a driver is faster than a thumb on its way to Back. */
      const open = async () => {
        const toggled = menu.evaluate(
          (details) =>
            new Promise<void>((resolve) => details.addEventListener('toggle', () => resolve(), { once: true })),
        );
        await menu.locator('summary').click();
        await toggled;
      };
      for (let turn = 0; turn < 2; turn++) {
        await open();
        await expect(menu).toHaveAttribute('open');
        await page.keyboard.press('Escape');
        await expect(menu).not.toHaveAttribute('open');
      }
      await open();
      await menu.locator('[data-opens=search]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.setViewportSize({ width: 1440, height: 900 });
      await page.reload();
      const more = page.locator('header').getByText(shell.more[language], { exact: true });
      await more.click();
      const list = page.getByRole('menu');
      await expect(list).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(list).toHaveCount(0);
    });

    once()('names every page of the list, machinery and community too', async ({ page }) => {
      await mobile(page).locator('summary').click();
      for (const link of [...moreLinks, '/our-projects', '/community'])
        await expect(mobile(page).locator(`a[href="${link}"]`)).toHaveCount(1);
    });
  });

  once()(`handles links to the current page, ${language}`, async ({ page }) => {
    await page.goto(`/?lang=${language}`);
    for (const link of ['header a[href="/"]', 'footer a[href="/"]']) {
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await Promise.all([
        page.waitForEvent('load'),
        page.evaluate((link) => document.querySelector<HTMLElement>(link)!.click(), link),
      ]);
      await expect.poll(() => page.evaluate(() => scrollY), link).toBe(0);
    }

    await page.goto(`/projects?status=completed&lang=${language}`);
    await page.locator('main a[href="/projects#fields"]').click();
    await expect(page.locator('#fields')).toBeInViewport();
    await expect(page).toHaveURL(/\/projects#fields$/);

    await page.goto(`/contact?lang=${language}`);
    await page.locator('footer a[href^="/contact?subject=support"]').click();
    await expect(page).toHaveURL(/subject=support/);
    await expect(page.locator('#contact-title')).toBeInViewport();
    await expect(page.locator('#contact-subject')).not.toHaveValue('');
  });

  test.describe(`without JavaScript, ${language}`, () => {
    test.use({ javaScriptEnabled: false });
    once()('refreshes the not-found page (NF-1)', async ({ page }) => {
      await page.goto(`/nowhere?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(notFound.hint[language]).filter({ visible: true })).toHaveCount(1);
      await expect(page.getByRole('button', { name: notFound.refresh[language] })).toBeHidden();
      await page.getByRole('link', { name: notFound.refresh[language] }).click();
      await expect(page).toHaveURL(new RegExp(`/nowhere\\?lang=${language}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

test('serves a picture at /favicon.ico', async ({ request, page }) => {
  const response = await request.get('/favicon.ico');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^image\//);
  await page.goto('/privacy?lang=en');
  const width = await page.evaluate(async () => {
    const picture = new Image();
    picture.src = '/favicon.ico';
    await picture.decode();
    return picture.naturalWidth;
  });
  expect(width).toBe(32);
});
