import type { Page } from '@playwright/test';
import { searchWords } from '../../app/content/shared/search-words.ts';
import { expect, languages, test } from './fixtures.ts';

const lang = (page: Page) => page.evaluate(() => document.documentElement.lang);

for (const [locale, expected] of [
  ['ar', 'ar'],
  ['ar-SY', 'ar'],
  ['ar-MA', 'ar'],
  ['en-GB', 'en'],
  ['de-DE', 'en'],
] as const) {
  test.describe(`browser language ${locale}`, () => {
    test.use({ locale });
    test(`opens in ${expected} on a first visit and stores the result (LA-2)`, async ({ page, context }) => {
      await page.goto('/contact');
      expect(await lang(page)).toBe(expected);
      expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe(expected);
      expect((await context.cookies()).find((cookie) => cookie.name === 'preferred-language')?.value).toBe(expected);
    });
  });
}

test.describe('an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('prefers a stored choice, also without the cookie, and never shows the other language (LA-2, LA-6)', async ({
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

  test('ignores an invalid stored value (LA-2)', async ({ page }) => {
    await page.goto('/contact');
    await page.evaluate(() => localStorage.setItem('preferred-language', 'de'));
    await page.reload();
    expect(await lang(page)).toBe('en');
    expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe('en');
  });

  test('keeps page and query when toggled, and changes language, direction and title (LA-1, SH-6)', async ({
    page,
    context,
  }) => {
    await page.goto('/contact?subject=machinery');
    await page.getByRole('link', { name: 'التبديل إلى العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page).toHaveURL(/\/contact\?subject=machinery&lang=ar$/);
    await expect(page.locator('h1')).toHaveText('تواصل معنا');
    await expect(page).toHaveTitle(/تواصل معنا/);
    expect((await context.cookies()).find((cookie) => cookie.name === 'preferred-language')?.value).toBe('ar');
    await page.goto('/about');
    expect(await lang(page)).toBe('ar');
  });

  for (const press of ['by mouse', 'by keyboard'] as const)
    test(`opens the other language at the section being read, pressed ${press}, without scrolling the page before`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/terms?lang=en');
      const read = page.locator('#services');
      await read.evaluate((section) => scrollTo(0, section.getBoundingClientRect().top + scrollY - 100));
      const before = await page.evaluate(() => scrollY);
      const toggle = page.locator('header a[hreflang]');
      await (press === 'by mouse' ? toggle.hover() : toggle.focus());
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await (press === 'by mouse' ? toggle.click() : page.keyboard.press('Enter'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      await expect(page).toHaveURL(/\?lang=ar#services$/);
      await expect(read).toBeInViewport();
      // The keyboard continues from the toggle.
      if (press === 'by keyboard') await expect(toggle).toBeFocused();
      else await expect(toggle).not.toBeFocused();
    });

  test('prefers the newest choice over an older ?lang in the history (LA-2)', async ({ page }) => {
    await page.goto('/about?lang=ar');
    await page.goto('/legal');
    await page.locator('header a[hreflang=en]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/about/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

/** A proxy in front of the site. @returns the number of requests for a document */
async function behindProxy(page: Page, change: (headers: Record<string, string>) => Record<string, string>) {
  const loads: string[] = [];
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() === 'document') loads.push(request.url());
    const answer = await route.fetch({ headers: change(await request.allHeaders()), maxRedirects: 0 });
    const { vary: _vary, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });
  return loads;
}

test.describe('a stored language behind a proxy', () => {
  test.use({ locale: 'en-GB' });

  const store = async (page: Page) => {
    await page.goto('/about?lang=ar');
    await page.context().clearCookies();
  };

  test('reloads once and shows the stored language if the proxy drops cookies and Vary', async ({ page }) => {
    await store(page);
    const loads = await behindProxy(page, ({ cookie: _cookie, ...headers }) => headers);
    await page.goto('/legal');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await page.locator('.to-top').waitFor({ state: 'attached' });
    expect(loads.length).toBeLessThanOrEqual(2);
  });

  test('shows a working page without further reloads if the proxy serves one language to all', async ({
    page,
    site,
  }) => {
    await store(page);
    const loads: string[] = [];
    await page.route('**/*', async (route) => {
      const request = route.request();
      if (request.resourceType() !== 'document') return route.continue();
      loads.push(request.url());
      const { pathname } = new URL(request.url());
      await route.fulfill({ response: await route.fetch({ url: `${site.url}${pathname}?lang=en` }) });
    });
    await page.goto('/legal');
    await page.waitForLoadState('load');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page
      .getByRole('link', { name: searchWords.open.en })
      .or(page.locator('header [data-opens=search]').first())
      .first()
      .click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect(loads.length).toBeLessThanOrEqual(2);
  });

  test('shows the stored language and working controls with a fragment in the address', async ({ page }) => {
    await store(page);
    await page.goto('/contact#contact');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    expect(new URL(page.url()).hash).toBe('#contact');
    await page.locator('header [data-opens=search]').first().click();
    await expect(page.locator('dialog[open]')).toBeVisible();
  });
});

test.describe('a page from the back-forward cache', () => {
  test('is shown in the language chosen since', async ({ page, context }) => {
    await page.goto('/crisis?lang=ar');
    const other = await context.newPage();
    await other.goto('/about?lang=en');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'ar-SY' });
  test('keeps the page when toggled and remembers the choice (LA-5)', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('link', { name: 'Switch to English' }).click();
    await expect(page).toHaveURL(/\/contact\?lang=en$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/crisis');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

for (const language of languages)
  test(`starts a figure at the start of its rule, ${language}`, async ({ page }) => {
    await page.goto(`/partners?lang=${language}`);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const away = await page.locator('dl dt:has(.figure-rule)').evaluateAll((heads) =>
        heads.map((head) => {
          const range = document.createRange();
          range.selectNodeContents(head.querySelector('bdi')!);
          const number = range.getBoundingClientRect();
          const line = head.parentElement!.querySelector('.figure-rule')!.getBoundingClientRect();
          return document.dir === 'rtl' ? line.right - number.right : number.left - line.left;
        }),
      );
      expect(away.length).toBeGreaterThanOrEqual(4);
      // The touch area of a linked figure, plus a glyph's side bearing.
      for (const distance of away) expect(Math.abs(distance)).toBeLessThan(10);
    }
  });
