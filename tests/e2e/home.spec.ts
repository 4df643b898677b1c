import type { Page } from '@playwright/test';
import { home } from '../../app/content/home.ts';
import { expect, languages, test } from './fixtures.ts';

const messages = (page: Page) => page.locator('.banner a');
const shown = (page: Page) => messages(page).filter({ visible: true });
const pause = (page: Page) => page.locator('.banner input[type=checkbox]');
/** Whether the banner turns, read from its style without waiting. */
const turns = (page: Page) =>
  messages(page)
    .first()
    .evaluate((message) => getComputedStyle(message).animationPlayState === 'running');

test('HO-2: the banner turns, six messages of 4000 ms; its checkbox, the pointer and the focus stop it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/?lang=en');
  await page.mouse.move(0, 0);
  await expect(messages(page)).toHaveCount(6);
  const seconds = await messages(page)
    .first()
    .evaluate((message) => Number.parseFloat(getComputedStyle(message).animationDuration));
  expect(seconds).toBe(6 * 4);
  expect(await turns(page)).toBe(true);
  await pause(page).focus();
  await page.keyboard.press('Space');
  expect(await turns(page)).toBe(false);
  await expect(shown(page)).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(pause(page)).toBeFocused();
  expect(await turns(page)).toBe(true);
  await shown(page).focus();
  expect(await turns(page)).toBe(false);
  await shown(page).blur();
  await shown(page).hover();
  expect(await turns(page)).toBe(false);
});

test('HO-2: under reduced motion the visitor chooses one of six messages', async ({ page }) => {
  await page.goto('/?lang=ar');
  await expect(shown(page)).toHaveCount(1);
  const seen = new Set([await shown(page).textContent()]);
  await page.locator('.banner input[type=radio]').first().focus();
  for (const _ of home.banner.messages.slice(1)) {
    await page.keyboard.press('ArrowDown');
    await expect(shown(page)).toHaveCount(1);
    seen.add(await shown(page).textContent());
  }
  expect(seen.size).toBe(6);
});

test('HO-2, HO-3: the banner follows the hero; a press anywhere on a card leads to its page', async ({ page }) => {
  for (const language of languages) {
    await page.goto(`/?lang=${language}`);
    const gap = await page.evaluate(() => {
      const [hero, banner] = ['.home-hero', '.banner'].map((part) =>
        document.querySelector(part)!.getBoundingClientRect(),
      );
      return banner!.top - hero!.bottom;
    });
    expect(gap).toBeCloseTo(0, 0);
    const over = await page.locator('.home-work :is(article, li)').evaluateAll((cards) =>
      cards.map((card) => {
        const picture = card.querySelector('img')!;
        picture.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = picture.getBoundingClientRect();
        return document
          .elementFromPoint(x + width / 2, y + height / 2)
          ?.closest('a')
          ?.getAttribute('href');
      }),
    );
    expect(over).toEqual(home.projects.cards.map(({ href }) => href));
  }
});
