import type { Page } from '@playwright/test';
import { expect, languages, test } from './fixtures.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const toTop = (page: Page) => page.locator('.to-top').first();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('SH-9: the back-to-top button appears past 300 px and leads to the top', async ({ page }) => {
    await page.goto('/terms?lang=en');
    await expect(toTop(page)).toBeHidden();
    await page.mouse.wheel(0, 250);
    await expect.poll(() => scrolled(page)).toBe(250);
    await expect(toTop(page)).toBeHidden();
    await page.mouse.wheel(0, 250);
    await expect.poll(() => scrolled(page)).toBe(500);
    await expect(toTop(page)).toBeVisible();
    await toTop(page).click();
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(toTop(page)).toBeHidden();
  });
});

test('SH-7: a new page starts at its top, and Back returns to the old position', async ({ page }) => {
  await page.goto('/crisis?lang=ar');
  const heading = page.locator('main h2').filter({ visible: true }).nth(1);
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page
    .locator('footer a[href="/about"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/about/);
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/crisis/);
  await expect(heading).toBeInViewport();
});

test('SH-12: only home and the machinery page fade in, for 150 ms after as much delay, and not under reduced motion', async ({
  page,
}) => {
  const fades = () =>
    page
      .locator('main > :not(header)')
      .first()
      .evaluate((part) => {
        const { animationName, animationDelay, animationDuration } = getComputedStyle(part);
        return animationName === 'none' ? 'none' : `${animationDelay} ${animationDuration}`;
      });
  for (const path of ['/', '/our-projects']) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`${path}?lang=en`);
    expect(await fades(), path).toBe('0.15s 0.15s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await fades(), path).toBe('none');
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/legal?lang=en');
  expect(await fades()).toBe('none');
});

test('SH-4, SH-6, SH-10: the header shows Contact, language and menu at every width, side by side, in the language’s typeface', async ({
  page,
}) => {
  const families = new Set<string>();
  for (const language of languages) {
    // The shell differs only on the current page's link.
    await page.goto(`/references?lang=${language}`);
    await page.evaluate(() => document.fonts.ready);
    families.add(await page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]!));
    for (const width of [320, 390, 600, 768, 1240, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const header = page.locator('body > header');
      for (const part of ['a.bar-contact', 'a[hreflang]'])
        await expect(header.locator(part).filter({ visible: true }), `${part} at ${width} px`).toHaveCount(1);
      const links = header.locator('a[href="/crisis"]').filter({ visible: true });
      if (!(await links.count())) await expect(header.locator('.bar-menu summary').first()).toBeVisible();
      else await expect(links).toHaveCount(1);
      // With the words of links, which may be longer than the links themselves.
      const boxes = await header
        .locator('.site-bar-parts > *')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.map((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            const { bottom } = part.getBoundingClientRect();
            const words = part.matches('a') ? [...range.getClientRects()] : [];
            const seen = [...words.filter(({ width, top }) => width > 1 && top < bottom), part.getBoundingClientRect()];
            return [Math.min(...seen.map(({ left }) => left)), Math.max(...seen.map(({ right }) => right))] as const;
          }),
        );
      const sorted = boxes.toSorted(([a], [b]) => a - b);
      for (const [index, [left, right]] of sorted.entries()) {
        expect(left, `${width} px`).toBeGreaterThanOrEqual(index ? sorted[index - 1]![1] - 0.5 : 0);
        expect(right, `${width} px`).toBeLessThanOrEqual(width);
      }
    }
  }
  expect(families.size).toBe(languages.length);
});

test('SH-9: 44 x 44 px of the back-to-top button can be pressed all the way down, at every width', async ({ page }) => {
  await page.goto('/crisis?lang=ar');
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const reached = await toTop(page).evaluate(async (button) => {
      const found: boolean[] = [];
      for (let top = document.documentElement.scrollHeight - innerHeight; top > 400; top -= 100) {
        scrollTo(0, top);
        // Scroll timelines move on with the frames.
        await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
        const { x, y, width, height } = button.getBoundingClientRect();
        for (const [dx, dy] of [
          [-21, -21],
          [21, -21],
          [0, 0],
          [-21, 21],
          [21, 21],
        ] as const)
          found.push(button.contains(document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)));
      }
      return found;
    });
    expect(reached.length, `${width} px`).toBeGreaterThan(5);
    expect(reached, `${width} px`).not.toContain(false);
  }
});
