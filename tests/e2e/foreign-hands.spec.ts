import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** LA-1: translation, extensions and password managers that change the page break neither the page nor typed text. */

/** As Chrome translates: each text in two font elements, and another language on the document. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement!.closest('script, style, svg, textarea, option')) texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `(${text.data})`;
      outer.append(inner);
      text.replaceWith(outer);
    }
    document.documentElement.lang = 'fr';
  });

/** Inserts a node beside a field, as a password manager does. @param place an index of the places below */
const insert = (page: Page, selector: string, place: number) =>
  page.evaluate(
    ({ selector, place }) => {
      const field = document.querySelector(selector)!;
      const mark = document.createElement('div');
      mark.textContent = '•';
      const places = [
        () => field.before(mark),
        () => field.closest('form')!.prepend(mark),
        () => field.closest('form')!.append(mark),
        () => field.closest('[data-island], [data-enhance]')!.prepend(mark),
        () => document.documentElement.append(mark),
      ];
      places[place]?.();
      return place < places.length;
    },
    { selector, place },
  );

const ready = (page: Page, name: string) =>
  expect(page.locator(`[data-enhance=${name}], [data-island=${name}]`).first()).toHaveAttribute('data-state');

/** A form of each kind: its address, its code, and two of its fields. */
const pages = [
  ['/contact?lang=ar', 'mail-form', '#contact-lastName', '#contact-message'],
  ['/planner?lang=ar', 'planner', '#planner-months', '#planner-amount'],
] as const;

test('LA-1: what is typed before, while and after a page is translated stays', async ({ page }) => {
  for (const [path, name, first, second] of pages) {
    await page.goto(path);
    await page.locator(first).fill('12');
    await translate(page);
    await page.locator(second).fill('34');
    await ready(page, name);
    await translate(page);
    await page.locator(second).press('End');
    await page.keyboard.type('5');
    await expect(page.locator(first)).toHaveValue(/^12/);
    await expect(page.locator(second)).toHaveValue(/345$/);
    await expect(page.locator('h1')).toBeVisible();
  }
});

test('LA-1: every word stays after an extension has put a node into the page', async ({ page }) => {
  for (const [path, name, first] of pages)
    for (let place = 0; ; place++) {
      await page.goto(path);
      if (!(await insert(page, first, place))) break;
      await page.locator(first).fill('11');
      await ready(page, name);
      await expect(page.locator(first), `${path}, place ${place}`).toHaveValue('11');
      await expect(page.locator('h1')).toBeVisible();
    }
});

test('LA-1: what a browser fills in without an event stays, translated or not', async ({ page }) => {
  const names = ['firstName', 'lastName', 'email'] as const;
  for (const translated of [false, true]) {
    await page.goto('/contact?lang=en');
    await page.evaluate((names) => {
      for (const name of names) document.querySelector<HTMLInputElement>(`#contact-${name}`)!.value = `${name}@a.b`;
    }, names);
    if (translated) await translate(page);
    await page.locator('#contact-message').fill('A word');
    await ready(page, 'mail-form');
    for (const name of names) await expect(page.locator(`#contact-${name}`)).toHaveValue(`${name}@a.b`);
    await expect(page.locator('#contact-message')).toHaveValue('A word');
  }
});

test('LA-1: search, viewer, More menu and toggle work on a translated page', async ({ page }) => {
  const dialog = page.locator('dialog[open]');
  await page.goto('/projects/recycling?lang=en');
  await translate(page);
  await page.locator('header [data-opens=search]').filter({ visible: true }).first().click();
  await dialog.locator('input').pressSequentially('100');
  await expect(dialog.locator('li a').first()).toBeVisible();
  await translate(page);
  await dialog.locator('input').pressSequentially('0');
  await expect(dialog.locator('input')).toHaveValue('1000');
  // The first Escape empties the field.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.locator('main a[data-item]').first().click();
  await expect(dialog).toBeVisible();
  await translate(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const more = page.locator('header [data-enhance=menu]').filter({ has: page.locator('details[data-rests]') });
  await more.locator('summary').click();
  await expect(more).toHaveAttribute('data-state', 'ready');
  const items = page.locator('header details[open] a').filter({ visible: true });
  await expect(items).not.toHaveCount(0);
  await translate(page);
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await page.locator('header a[hreflang]').filter({ visible: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});
