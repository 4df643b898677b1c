import type { Page } from '@playwright/test';
import { footer } from '../../app/content/footer.ts';
import { home } from '../../app/content/home.ts';
import { figureIds, textParts } from '../../app/language/format.ts';
import { byTurns, expect, languages, test } from './fixtures.ts';

/** Heights in px of whole pages and what is under them, by window width. */
const heights = {
  1440: { home: 5_200, band: 60, under: 400 },
  390: { home: 7_000, band: 185, under: 700 },
  320: { home: 7_250, band: 205, under: 800 },
};

const height = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);

/** Lazily loaded parts reserve their space. */
for (const [width, most] of Object.entries(heights))
  for (const language of languages)
    test(`home, figures band and footer keep to their heights at ${width} px, ${language} (HO-1b, SH-3)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: Number(width), height: 900 });
      for (const path of ['/', '/legal']) {
        await page.goto(`${path}?lang=${language}`);
        await page.evaluate(() => document.fonts.ready);
        const band = await height(page, '.figures-band');
        expect(band, path).toBeLessThanOrEqual(most.band);
        expect(band + (await height(page, 'footer')), path).toBeLessThanOrEqual(most.under);
        if (path === '/')
          expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most.home);
      }
    });

for (const language of languages) {
  const once = byTurns(test, language);
  const messages = (page: Page) => page.locator('.banner-messages a');
  const shown = (page: Page) => messages(page).filter({ visible: true });
  const pause = (page: Page) => page.getByRole('checkbox', { name: home.banner.pause[language] });
  /** Whether the banner turns, read from its style without waiting. */
  const turns = (page: Page) =>
    messages(page)
      .first()
      .evaluate((link) => getComputedStyle(link.parentElement!).animationPlayState === 'running');

  test.describe(`the situation, ${language} (HO-2)`, () => {
    once()('shows one message, one link, one stop, and resumes while its checkbox has the focus', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(`/?lang=${language}`);
      await page.mouse.move(0, 0);
      expect(await turns(page)).toBe(true);
      await pause(page).focus();
      await page.keyboard.press('Space');
      expect(await turns(page)).toBe(false);
      await expect(shown(page)).toHaveCount(1);
      const link = shown(page);
      const id = (await link.getAttribute('data-figure'))!;
      // From the checkbox back to the message, then out of the banner.
      await page.keyboard.press('Shift+Tab');
      await expect(link).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(page.locator('.banner :focus')).toHaveCount(0);
      await pause(page).focus();
      await page.keyboard.press('Space');
      await expect(pause(page)).toBeFocused();
      expect(await turns(page)).toBe(true);
      await link.hover();
      expect(await turns(page)).toBe(false);
      // The visible message is the link's target.
      await shown(page).click();
      await expect(page.locator(`tr[id="${id}"]`)).toBeInViewport();
    });

    test('offers six buttons under reduced motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/?lang=${language}`);
      await expect(shown(page)).toHaveCount(1);
      await page.getByRole('radio', { name: '1 ' }).first().focus();
      for (const message of home.banner.messages.slice(1)) {
        await page.keyboard.press('ArrowDown');
        await expect(shown(page)).toHaveAttribute(
          'data-figure',
          figureIds(textParts(message, language).find(({ figure }) => figure)!.figure!)[0]!,
        );
      }
    });
  });

  for (const scripts of [true, false])
    test.describe(`the planner's three questions, ${language} (HO-1b)`, () => {
      test.use({ javaScriptEnabled: scripts });
      once()(`lead to a plan, ${scripts ? 'with' : 'without'} JavaScript`, async ({ page }) => {
        // If a server-rendered page has no view transition, the browser reports home's as aborted.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(`/?lang=${language}`);
        const form = page.getByRole('form', { name: home.ask.title[language] });
        await form.getByLabel(home.ask.amount[language]).fill('14,500');
        await form.getByRole('radio', { name: home.ask.ways.volume[language] }).check({ force: true });
        await form.getByLabel(home.ask.months[language]).fill('6');
        await form.getByRole('button').click();
        await expect(page).toHaveURL((url) => url.pathname === '/planner' && url.searchParams.get('by') === 'volume');
        await expect(page.locator('#planner-amount')).toHaveValue('14,500');
        await expect(page.locator('main [name=months]')).toHaveValue('6');
      });
    });
}

test('makes each door one link over its whole cell', async ({ page }) => {
  await page.goto('/?lang=en');
  const doors = page.locator('.home-doors li');
  await expect(doors).toHaveCount(home.doors.list.length);
  for (const [index, { to }] of home.doors.list.entries()) {
    const door = doors.nth(index);
    await expect(door.getByRole('link')).toHaveCount(1);
    const hit = await door.locator('h3').evaluate((head) => {
      const { x, y, width, height } = head.getBoundingClientRect();
      scrollBy({ top: y - 300, behavior: 'instant' });
      const top = head.getBoundingClientRect().y;
      return document
        .elementFromPoint(x + width / 2, top + height / 2)
        ?.closest('a')
        ?.getAttribute('href');
    });
    expect(hit).toBe(to);
  }
});

for (const language of languages)
  test(`shows Contact, language and menu in the header at every width, and all links from 1240 px on, ${language} (SH-4)`, async ({
    page,
  }) => {
    // The shell differs only on the current page's link and on the Arabic page.
    for (const path of ['/', '/contact', '/references', '/community']) {
      await page.goto(`${path}?lang=${language}`);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 360, 390, 430, 600, 768, 1240, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const at = `${path} ${language} ${width}`;
        const parts = page.locator('body > header .site-bar-parts > *').filter({ visible: true });
        // With the words of links, which may be longer than the links themselves.
        const boxes = await parts.evaluateAll((all) =>
          all.map((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            const bottom = part.getBoundingClientRect().bottom;
            const words = part.matches('a') ? [...range.getClientRects()] : [];
            const seen = [...words.filter(({ width, top }) => width > 1 && top < bottom), part.getBoundingClientRect()];
            return [Math.min(...seen.map(({ left }) => left)), Math.max(...seen.map(({ right }) => right))] as const;
          }),
        );
        for (const [left, right] of boxes) {
          expect(left, at).toBeGreaterThanOrEqual(0);
          expect(right, at).toBeLessThanOrEqual(width);
        }
        const sorted = boxes.toSorted(([a], [b]) => a - b);
        for (const [index, [left]] of sorted.slice(1).entries())
          expect(left, at).toBeGreaterThanOrEqual(sorted[index]![1] - 0.5);
        const name = await page.locator('.brand').evaluate((brand) => {
          const [mark, words] = [...brand.children].map((part) => part.getBoundingClientRect());
          return Math.abs(words!.top + words!.height / 2 - (mark!.top + mark!.height / 2)) < 2;
        });
        // On the narrowest phones the mark speaks for the name.
        expect(name, at).toBe(width >= 360);
        await expect(page.locator('body > header a.bar-contact')).toBeVisible();
        await expect(page.locator('body > header a[hreflang]')).toBeVisible();
        await expect(page.locator('body > header .bar-menu')).toBeVisible({ visible: width < 1240 });
        await expect(page.locator('body > header .bar-links')).toBeVisible({ visible: width >= 1240 });
      }
    }
  });

test('repeats the links in the footer and adds technical support (SH-8)', async ({ page }) => {
  await page.goto('/?lang=en');
  for (const { figure } of footer.figures.items)
    await expect(page.locator(`.figures-band a[data-figure="${figure.id}"]`)).toBeVisible();
  await expect(page.locator('footer').getByRole('link', { name: footer.support.en })).toHaveAttribute(
    'href',
    /^\/contact\?subject=support/,
  );
});
