import type { Page } from '@playwright/test';
import { about } from '../../app/content/about.ts';
import { carbon } from '../../app/content/carbon.ts';
import { contact } from '../../app/content/contact.ts';
import { searchWords } from '../../app/content/shared/search-words.ts';
import { shell } from '../../app/content/shared/shell.ts';
import { expect, test, wake } from './site.ts';

test.use({ allowed: /request to https:\/\/www\.openstreetmap\.org/ });

/** A line so slow that no script arrives before it is let through. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
const ready = (page: Page) => page.waitForSelector('html[data-app=ready]');

test.describe('what is below the first screen', () => {
  /** Whether the browser has laid out the last section of the page's own part. */
  const laidOut = (page: Page) =>
    page
      .locator('main > section')
      .last()
      .locator('h2')
      .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
  test('is laid out at the first sign of interaction, without waiting for a script', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/legal?lang=ar');
    expect(await laidOut(page)).toBe(false);
    await page.keyboard.press('Shift');
    await expect.poll(() => laidOut(page)).toBe(true);
  });
  test('is laid out at once where the visitor comes back, or to a named place', async ({ page }) => {
    await page.goto('/legal?lang=ar');
    await page.reload();
    expect(await laidOut(page)).toBe(true);
    await page.goto('/terms?lang=ar#imprint');
    expect(await laidOut(page)).toBe(true);
  });
});

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

  test('on search, picture or certificate leads where their links lead; the menu opens and stays open', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/about?lang=en');
    const more = page.locator('header').getByText(shell.more.en);
    await more.click();
    await expect(page.locator('header details[open]')).toHaveCount(1);
    release();
    await ready(page);
    await expect(page.locator('header').locator('details[open], [role=menu]')).toHaveCount(1);

    await page.unrouteAll();
    await holdScripts(page);
    await page.goto('/about?lang=en');
    await page.getByRole('link', { name: about.certificates.items[0].title.en }).first().click();
    await expect(page).toHaveURL(/\/drawings\/certificate-a\.en\.svg$/);
    await page.goto('/about?lang=en');
    await page.getByRole('link', { name: searchWords.open.en }).click();
    await expect(page).toHaveURL(/\/\?q=$/);
    await expect(page.getByRole('searchbox')).toBeVisible();
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
