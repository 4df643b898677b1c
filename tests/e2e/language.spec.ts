import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const html = (page: Page) => page.locator('html');
const search = (page: Page) => page.locator('header [data-opens=search]').filter({ visible: true }).first();
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('preferred-language'));

test('LA-2, LA-5: a first visit opens in the language of the browser and stores it', async ({ browser, site }) => {
  for (const [locale, expected] of [
    ['ar-SY', 'ar'],
    ['de-DE', 'en'],
  ] as const) {
    await using context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto(`${site.url}/contact`);
    await expect(html(page), locale).toHaveAttribute('lang', expected);
    expect(await stored(page)).toBe(expected);
    expect((await context.cookies()).find(({ name }) => name === 'preferred-language')?.value).toBe(expected);
  }
});

test.describe('in an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('LA-2, LA-6: a stored choice is used, also without its cookie; an invalid one counts as none', async ({
    page,
    context,
  }) => {
    await page.goto('/contact?lang=ar');
    await context.clearCookies();
    for (const path of ['/crisis', '/legal']) {
      await page.goto(path);
      await expect(html(page)).toHaveAttribute('lang', 'ar');
    }
    await context.clearCookies();
    await page.evaluate(() => localStorage.setItem('preferred-language', 'de'));
    await page.reload();
    await expect(html(page)).toHaveAttribute('lang', 'en');
    expect(await stored(page)).toBe('en');
  });

  test('LA-1, LA-5, SH-6, SH-7: the toggle keeps page, query and place, and changes language, direction and title', async ({
    page,
  }) => {
    const toggle = page.locator('header a[hreflang]');
    await page.goto('/contact?subject=machinery');
    const [title, heading] = [await page.title(), await page.locator('h1').textContent()];
    await toggle.click();
    await expect(html(page)).toHaveAttribute('dir', 'rtl');
    await expect(page).toHaveURL(/\/contact\?subject=machinery&lang=ar$/);
    expect(await page.title()).not.toBe(title);
    expect(await page.locator('h1').textContent()).not.toBe(heading);
    for (const press of ['mouse', 'keyboard']) {
      await page.goto('/terms?lang=en');
      const read = page.locator('#services');
      await read.evaluate((section) => scrollTo(0, section.getBoundingClientRect().top + scrollY - 100));
      const before = await page.evaluate(() => scrollY);
      await (press === 'mouse' ? toggle.hover() : toggle.focus());
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await (press === 'mouse' ? toggle.click() : page.keyboard.press('Enter'));
      await expect(html(page)).toHaveAttribute('lang', 'ar');
      await expect(page).toHaveURL(/\?lang=ar#services$/);
      await expect(read).toBeInViewport();
    }
    await page.goto('/about');
    await expect(html(page)).toHaveAttribute('lang', 'ar');
  });

  test('LA-2: Back, through the history or from the cache, shows the language that was chosen last', async ({
    page,
    context,
  }) => {
    await page.goto('/about?lang=ar');
    await page.goto('/legal');
    await page.locator('header a[hreflang=en]').click();
    await expect(html(page)).toHaveAttribute('lang', 'en');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/about/);
    await expect(html(page)).toHaveAttribute('lang', 'en');
    const other = await context.newPage();
    await other.goto('/about?lang=ar');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(html(page)).toHaveAttribute('lang', 'ar');
  });

  test('LA-2: a stored language leads to at most one reload behind a proxy that forgets or mixes up languages', async ({
    page,
    site,
  }) => {
    // Drops cookies and Vary; serves one language to all.
    for (const [language, one] of [
      ['ar', ''],
      ['en', '?lang=en'],
    ] as const) {
      await page.goto('/about?lang=ar');
      await page.context().clearCookies();
      const loads: string[] = [];
      await page.route('**/*', async (route) => {
        const request = route.request();
        if (request.resourceType() !== 'document') return route.continue();
        loads.push(request.url());
        const { cookie: _cookie, ...headers } = await request.allHeaders();
        const url = one ? `${site.url}${new URL(request.url()).pathname}${one}` : request.url();
        await route.fulfill({ response: await route.fetch({ headers, url }) });
      });
      await page.goto('/legal#main');
      await expect(html(page)).toHaveAttribute('lang', language);
      await search(page).click();
      await expect(page.locator('dialog[open]')).toBeVisible();
      expect(loads.length).toBeLessThanOrEqual(2);
      await page.unrouteAll();
    }
  });
});
