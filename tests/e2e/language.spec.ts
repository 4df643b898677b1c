import { expect, languages, test, wake } from './site.ts';

const lang = (page: import('@playwright/test').Page) => page.evaluate(() => document.documentElement.lang);

for (const [locale, expected] of [
  ['ar', 'ar'],
  ['ar-SY', 'ar'],
  ['ar-MA', 'ar'],
  ['en-GB', 'en'],
  ['de-DE', 'en'],
] as const) {
  test.describe(`browser language ${locale}`, () => {
    test.use({ locale });
    test(`a first visit is in ${expected}, and the result is stored (LA-2)`, async ({ page, context }) => {
      await page.goto('/contact');
      expect(await lang(page)).toBe(expected);
      expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe(expected);
      expect((await context.cookies()).find((cookie) => cookie.name === 'preferred-language')?.value).toBe(expected);
    });
  });
}

test.describe('an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('a stored preference wins, also when the cookie was lost, and the page never shows the other language (LA-2, LA-6)', async ({
    page,
    context,
  }) => {
    await page.goto('/contact?lang=ar');
    await context.clearCookies();
    await page.goto('/crisis', { waitUntil: 'commit' });
    await page.waitForLoadState();
    expect(await lang(page)).toBe('ar');
    await page.goto('/legal');
    expect(await lang(page)).toBe('ar');
  });

  test('an invalid stored value counts as none (LA-2)', async ({ page }) => {
    await page.goto('/contact');
    await page.evaluate(() => localStorage.setItem('preferred-language', 'de'));
    await page.reload();
    expect(await lang(page)).toBe('en');
    expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe('en');
  });

  test('the toggle changes language, direction, title and text without reload (LA-1, SH-6)', async ({
    page,
    context,
  }) => {
    await page.goto('/contact');
    await wake(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.fill('#contact-message', 'half a sentence');
    await page.getByRole('link', { name: 'التبديل إلى العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('h1')).toHaveText('تواصل معنا');
    await expect(page).toHaveTitle(/تواصل معنا/);
    await expect(page.locator('#contact-message')).toHaveValue('half a sentence');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect((await context.cookies()).find((cookie) => cookie.name === 'preferred-language')?.value).toBe('ar');
    await page.reload();
    expect(await lang(page)).toBe('ar');
  });

  test('?lang= states a choice, and a toggle then outlives a reload (LA-5)', async ({ page }) => {
    await page.goto('/contact?lang=ar');
    await wake(page);
    await page.getByRole('link', { name: 'Switch to English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(page.url()).not.toContain('lang=');
    await page.reload();
    expect(await lang(page)).toBe('en');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'ar-SY' });
  test('the toggle is a link that keeps the page and is remembered (LA-5)', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('link', { name: 'Switch to English' }).click();
    await expect(page).toHaveURL(/\/contact\?lang=en$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/crisis');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

for (const language of languages)
  test(`a figure stands at the start of its dimension line, ${language}`, async ({ page }) => {
    await page.goto(`/partners?lang=${language}`);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const away = await page.locator('dl dt:has(.dimension)').evaluateAll((heads) =>
        heads.map((head) => {
          const range = document.createRange();
          range.selectNodeContents(head.querySelector('bdi')!);
          const number = range.getBoundingClientRect();
          const line = head.parentElement!.querySelector('.dimension')!.getBoundingClientRect();
          return document.dir === 'rtl' ? line.right - number.right : number.left - line.left;
        }),
      );
      expect(away.length).toBeGreaterThanOrEqual(8);
      // Room for a finger around a linked figure, and for the side of a letter.
      for (const distance of away) expect(Math.abs(distance)).toBeLessThan(10);
    }
  });
