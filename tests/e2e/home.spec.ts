import type { Page } from '@playwright/test';
import { home } from '../../app/content/home.ts';
import { media } from '../../app/content/media-words.ts';
import { office } from '../../app/content/office.ts';
import { shell } from '../../app/content/shared/shell.ts';
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

for (const language of languages)
  test(`HO-2: under reduced motion the visitor chooses one of six messages, ${language}`, async ({ page }) => {
    await page.goto(`/?lang=${language}`);
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

for (const language of languages) {
  test(`HO-1, HO-1b, HO-2: the parts of home stand in their order, ${language}`, async ({ page }) => {
    await page.goto(`/?lang=${language}`);
    const parts = [
      '.home-hero',
      '.banner',
      '.home-work',
      '.questions',
      '#doors',
      '.debris-map',
      '#films',
      '#management',
    ];
    const boxes = await page.evaluate(
      (all) =>
        all
          .map((part) => document.querySelector(part)!.getBoundingClientRect())
          .map(({ top, bottom }) => [top, bottom]),
      [...parts, '.home-call'],
    );
    for (const [index, [top]] of boxes.slice(1).entries()) expect(top).toBeGreaterThanOrEqual(boxes[index]![0]!);
    expect(boxes[1]![0]).toBeCloseTo(boxes[0]![1]!, 0);
    const hero = page.locator('.home-hero');
    await expect(hero).toContainText(office.name[language]);
    await expect(hero.locator('a[href="/contact"]')).toHaveText(home.hero.button[language]);
    await expect(page.locator('#doors + ul a')).toHaveCount(4);
  });

  test(`HO-3: each card has a learn-more link, which takes presses on the whole card, ${language}`, async ({
    page,
  }) => {
    await page.goto(`/?lang=${language}`);
    const cards = page.locator('.home-work :is(article, li)');
    await expect(cards).toHaveCount(5);
    for (const [index, { href, title }] of home.projects.cards.entries()) {
      const card = cards.nth(index);
      const link = card.getByRole('link', { name: title[language] });
      await expect(link).toContainText(shell.learnMore[language]);
      await link.focus();
      await expect(link).toBeFocused();
      const picture = card.locator('img').first();
      await picture.scrollIntoViewIfNeeded();
      const over = await picture.evaluate((image) => {
        const { x, y, width, height } = image.getBoundingClientRect();
        return document
          .elementFromPoint(x + width / 2, y + height / 2)
          ?.closest('a')
          ?.getAttribute('href');
      });
      expect(over).toBe(href);
    }
  });

  test(`HO-5, HO-6: three lengths and no preview; two people with mark and sentence, ${language}`, async ({ page }) => {
    await page.goto(`/?lang=${language}`);
    const films = page.locator('#films');
    for (const length of ['12:34', '8:45', '15:20'])
      await expect(films.getByText(length, { exact: true })).toBeVisible();
    await expect(films).not.toContainText(media.player.preview[language]);
    const people = page.locator('section[aria-labelledby=management] article');
    await expect(people).toHaveCount(2);
    for (const [index, person] of (await people.all()).entries()) {
      const { of, mark } = home.team.people[index]!;
      if (office.people[of].portrait) await expect(person.locator('img')).toHaveCount(1);
      else await expect(person.locator('[aria-hidden]')).toHaveText(mark[language]);
      await expect(person.locator('h3 ~ p').last()).not.toBeEmpty();
    }
  });
}

for (const [javaScriptEnabled, language] of [
  [true, 'en'],
  [false, 'ar'],
] as const)
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    test('HO-1b: three questions lead to a plan', async ({ page }) => {
      await page.goto(`/?lang=${language}`);
      const form = page.locator('main form[action^="/planner"]');
      await form.locator('[name=amount]').fill('14,500');
      await form.locator('input[type=radio][value=volume]').check({ force: true });
      await form.locator('[name=months]').fill('6');
      await form.locator('[type=submit]').click();
      await expect(page).toHaveURL((url) => url.pathname === '/planner' && url.searchParams.get('by') === 'volume');
      await expect(page.locator('#planner-amount')).toHaveValue('14,500');
      await expect(page.locator('main [name=months]')).toHaveValue('6');
    });
  });
