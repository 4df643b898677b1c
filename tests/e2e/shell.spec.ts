import type { Page } from '@playwright/test';
import { contact } from '../../app/content/contact.ts';
import { shell } from '../../app/content/shared/shell.ts';
import { expect, languages, test } from './fixtures.ts';

const scrollPage = (page: Page, top: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const javaScriptEnabled of [true, false])
  test.describe(`back to top, ${javaScriptEnabled ? 'with' : 'without'} JavaScript (SH-9)`, () => {
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } });
    test('appears past 300 px and leads to the top', async ({ page }) => {
      await page.goto('/terms?lang=en');
      const button = page.getByRole('link', { name: shell.backToTop.en });
      await expect(button).toBeHidden();
      await page.mouse.wheel(0, 250);
      await expect.poll(() => scrolled(page)).toBe(250);
      await expect(button).toBeHidden();
      await page.mouse.wheel(0, 250);
      await expect.poll(() => scrolled(page)).toBe(500);
      await expect(button).toBeVisible();
      await button.click();
      await expect.poll(() => scrolled(page)).toBe(0);
      await expect(button).toBeHidden();
    });
  });

/** The texts that the back-to-top button lies on, each scrolled under it. */
const textsUnderButton = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, 400);
    const button = document.querySelector('.to-top > span')!.getBoundingClientRect();
    const covered: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent!.trim() || text.parentElement!.closest('.sr-only')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right } of range.getClientRects()) {
        const x = (Math.max(left, button.left) + Math.min(right, button.right)) / 2;
        if (left > button.right - 1 || right < button.left + 1) continue;
        const { top } = range.getBoundingClientRect();
        scrollBy(0, top - button.top - button.height / 3);
        const line = range.getBoundingClientRect();
        const y = (Math.max(line.top, button.top) + Math.min(line.bottom, button.bottom)) / 2;
        if (document.elementFromPoint(x, y)?.closest('.to-top')) covered.push(text.textContent!);
        break;
      }
    }
    return covered;
  });

for (const language of languages) {
  test(`the back-to-top button covers no text, ${language} (SH-9)`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/crisis', '/planner', '/contact']) {
        await page.goto(`${path}?lang=${language}`);
        await page.evaluate(() => scrollTo(0, 400));
        await expect(page.locator('.to-top').first()).toBeVisible();
        expect(await textsUnderButton(page), `${path}, ${width} px`).toEqual([]);
      }
    }
  });
}

test('a new page starts at its top, and Back returns to the old position (SH-7)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/terms?lang=en');
  await scrollPage(page, 700);
  await page.locator('footer a[href="/legal"]').first().press('Enter');
  await expect(page).toHaveURL(/\/legal/);
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/terms/);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
});

test('each language has its own typeface (SH-10)', async ({ page }) => {
  const families = new Set<string>();
  for (const language of languages) {
    await page.goto(`/legal?lang=${language}`);
    families.add(await page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]!));
  }
  expect(families.size).toBe(languages.length);
});

const fades = (page: Page) =>
  page
    .locator('main > :not(header)')
    .first()
    .evaluate((part) => {
      const { animationName, animationDuration } = getComputedStyle(part);
      return animationName === 'none' ? 'none' : animationDuration;
    });

test('only home and the machinery page fade in, for 150 ms, and not under reduced motion (SH-12)', async ({ page }) => {
  for (const path of ['/', '/our-projects']) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`${path}?lang=en`);
    expect(await fades(page), path).toBe('0.15s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await fades(page), path).toBe('none');
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/legal?lang=en');
  expect(await fades(page)).toBe('none');
});

for (const language of languages)
  test(`the chat opens in a new tab with a greeting in the page's language, ${language} (HO-7, CO-1)`, async ({
    page,
  }) => {
    for (const path of ['/', '/contact']) {
      await page.goto(`${path}?lang=${language}`);
      const chat = page.locator('main a[href*="wa.me"]').first();
      await expect(chat).toHaveAttribute('target', '_blank');
      const address = (await chat.getAttribute('href'))!;
      expect(address).not.toContain(' ');
      expect(new URL(address).searchParams.get('text')).toBe(contact.greeting[language]);
    }
  });
