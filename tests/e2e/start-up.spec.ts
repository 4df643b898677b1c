import type { Page } from '@playwright/test';
import { about } from '../../app/content/about.ts';
import { carbon } from '../../app/content/carbon.ts';
import { contact } from '../../app/content/contact.ts';
import { searchWords } from '../../app/content/shared/search-words.ts';
import { shell } from '../../app/content/shared/shell.ts';
import { expect, hold, scripts, test, wake } from './site.ts';

test.use({ firstVisit: true, allowed: /request to https:\/\/www\.openstreetmap\.org/ });

/** A line so slow that no script arrives before it is let through. */
const holdScripts = async (page: Page) => (await hold(page, scripts)).release;
const ready = (page: Page) => page.waitForSelector('html[data-app=ready]');

test.describe('a tap before the application has arrived', () => {
  test('opens the calculator at once, which calculates as soon as it can', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/environmental?lang=en');
    await page.getByRole('button', { name: carbon.dialog.open.en }).click();
    const dialog = page.getByRole('dialog', { name: carbon.dialog.title.en });
    await dialog.getByRole('textbox').fill('1000');
    release();
    await ready(page);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog.locator('output')).toContainText('6.84');
  });

  test('opens the calculator later where the browser does not know how to', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['command', 'commandForElement']) Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    });
    await page.route('**/environmental?lang=en', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/ commandfor="[^"]*"/gi, '') });
    });
    const release = await holdScripts(page);
    await page.goto('/environmental?lang=en');
    await page.getByRole('button', { name: carbon.dialog.open.en }).click();
    const dialog = page.getByRole('dialog', { name: carbon.dialog.title.en });
    await expect(dialog).toBeHidden();
    release();
    await expect(dialog).toBeVisible();
  });

  test('loads the map of the office when it can; a later tap elsewhere takes it back', async ({ page }) => {
    await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }));
    for (const changed of [false, true]) {
      const release = await holdScripts(page);
      await page.goto('/contact?lang=ar');
      await page.getByRole('button', { name: contact.map.load.ar }).click();
      if (changed) await page.getByRole('heading', { level: 1 }).click();
      release();
      await ready(page);
      await expect(page.locator('iframe')).toHaveCount(changed ? 0 : 1);
    }
  });

  test('on search or a picture opens it as soon as it can; the menu opens at once and becomes the menu proper', async ({
    page,
  }) => {
    let release = await holdScripts(page);
    await page.goto('/about?lang=en');
    await page.locator('header').getByText(shell.more.en).click();
    await expect(page.locator('header details[open]')).toHaveCount(1);
    release();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);

    await page.unrouteAll();
    for (const [link, inside] of [
      [page.getByRole('link', { name: about.certificates.items[0].title.en }).first(), page.locator('dialog.viewer')],
      [page.getByRole('link', { name: searchWords.open.en }), page.getByRole('searchbox')],
    ] as const) {
      release = await holdScripts(page);
      await page.goto('/about?lang=en');
      await link.click();
      await expect(inside).toBeHidden();
      release();
      await expect(inside).toBeVisible();
      await expect(page).toHaveURL(/\/about\?lang=en$/);
      await page.unrouteAll();
    }
  });
});

test.describe('on a line that has stalled', () => {
  const longAfter = (page: Page) => page.clock.fastForward(16_000);

  test('the browser itself follows the link that was tapped', async ({ page }) => {
    await page.clock.install();
    await holdScripts(page);
    await page.goto('/about?lang=en');
    await page.locator('header a[hreflang=ar]').click();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'loading');
    await longAfter(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html[data-app]')).toHaveCount(0);
  });

  test('a visitor who has typed is told instead, may try again, and loses no word', async ({ page }) => {
    await page.clock.install();
    const release = await holdScripts(page);
    await page.goto('/contact?lang=en');
    await page.fill('#contact-message', 'Our street');
    await page.locator('header a[hreflang=ar]').click();
    const notice = page.locator('#failure');
    await longAfter(page);
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: shell.retry.en }).click();
    await expect(notice).toBeHidden();
    await longAfter(page);
    await expect(notice).toBeVisible();
    release();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(notice).toBeHidden();
    await expect(page.locator('#contact-message')).toHaveValue('Our street');
  });

  test('who only writes is not disturbed', async ({ page }) => {
    await page.clock.install();
    await holdScripts(page);
    await page.goto('/contact?lang=en');
    await page.fill('#contact-message', 'Our street');
    await longAfter(page);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'loading');
    await expect(page.locator('#failure')).toBeHidden();
  });
});

test('a jump within the page while the application takes it over leaves the page whole', async ({ page }) => {
  for (const path of ['/projects/sports-hall', '/crisis', '/']) {
    await page.goto(`${path}?lang=en`);
    await page.evaluate(() => {
      const main = document.getElementById('main')!;
      const whole = main.textContent.length;
      const watch = new MutationObserver(() => {
        if (main.textContent.length < whole / 2) document.documentElement.dataset.emptied = '';
      });
      watch.observe(main, { childList: true, subtree: true });
      const jump = new MutationObserver(() => {
        jump.disconnect();
        location.hash = 'main';
      });
      jump.observe(document.documentElement, { attributeFilter: ['data-app'] });
    });
    await wake(page);
    await expect(page).toHaveURL(/#main$/);
    // React is there when the toggle no longer loads anything.
    await page.locator('header a[hreflang=ar]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).not.toHaveAttribute('data-emptied');
  }
});
