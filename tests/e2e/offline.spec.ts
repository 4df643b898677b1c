import { expect, test, wake } from './site.ts';

test.describe('without a line', () => {
  test.use({ locale: 'en-GB', allowed: /Failed to load resource|MailError|ERR_INTERNET/ });

  test('a visited page can be read in its language', async ({ page, context }) => {
    await page.goto('/contact?lang=en');
    await wake(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto('/privacy');
    await page.goto('/contact');
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('pages')).keys()).length))
      .toBeGreaterThanOrEqual(2);
    await context.setOffline(true);
    await page.goto('/privacy');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('h1')).toBeVisible();
  });
});
