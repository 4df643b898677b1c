import type { Page } from '@playwright/test';
import { byTurns, expect, languages, test } from './fixtures.ts';

/** LA-1: translation, extensions and password managers that change the page break neither the page nor typed text. */

test.use({ allowed: /hydrat|did not match|Minified React error #(418|421|423|425)/i });

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
        () => field.after(mark),
        () => field.closest('form')!.prepend(mark),
        () => field.closest('form')!.append(mark),
        () => field.closest('[data-island]')!.prepend(mark),
        () => document.documentElement.append(mark),
      ];
      places[place]!();
    },
    { selector, place },
  );

const island = (page: Page, name: string) => page.locator(`[data-island=${name}]`).first();
const ready = (page: Page, name: string) => expect(island(page, name)).toHaveAttribute('data-state', 'ready');

for (const language of languages) {
  const once = byTurns(test, language);
  const forms = [
    ['/contact', 'mail-form', '#contact-lastName', '#contact-message'],
    ['/partners', 'mail-form', '#partnership-organizationName', '#partnership-details'],
    ['/environmental', 'calculator', '#carbon-amount', '#carbon-recycled'],
  ] as const;
  for (const [path, name, first, second] of forms) {
    once()(`keeps text typed while a translated ${path} hydrates, ${language}`, async ({ page }) => {
      await page.goto(`${path}?lang=${language}`);
      const headings = await page.locator('h1, h2').count();
      await page.locator(first).fill('12');
      await page.locator(first).blur();
      await translate(page);
      // Keys go to what has the focus; fill() could choose a field just before React replaces it.
      await page.locator(second).focus();
      await expect(page.locator(second)).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('34');
      await ready(page, name);
      await page.keyboard.type('5');
      await expect(page.locator(first)).toHaveValue(/^12/);
      await expect(page.locator(second)).toHaveValue(/345$/);
      await expect(page.locator(second)).toBeFocused();
      expect(await page.locator('h1, h2').count()).toBeGreaterThanOrEqual(headings);
    });

    once()(`keeps a field chosen just after a translated ${path} begins to hydrate, ${language}`, async ({ page }) => {
      const translated = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await translated.promise;
        await route.continue();
      });
      await page.addInitScript(
        ({ name, second }) => {
          const add = EventTarget.prototype.addEventListener;
          EventTarget.prototype.addEventListener = function (type: string, ...rest) {
            add.call(this, type, ...rest);
            const begins = type === 'focusin' && this instanceof HTMLElement && this.dataset.island === name;
            if (begins) queueMicrotask(() => document.querySelector<HTMLElement>(second)!.focus());
          };
        },
        { name, second },
      );
      await page.goto(`${path}?lang=${language}`);
      await page.locator(first).fill('12');
      await page.locator(first).blur();
      await translate(page);
      translated.resolve();
      await ready(page, name);
      await expect(page.locator(second)).toBeFocused();
      await expect(page.locator(first)).toHaveValue(/^12/);
    });

    once()(`keeps text typed after ${path} was translated, ${language}`, async ({ page }) => {
      await page.goto(`${path}?lang=${language}`);
      await translate(page);
      await page.locator(first).fill('12');
      await ready(page, name);
      await expect(page.locator(first)).toHaveValue(/^12/);
      await expect(page.locator(first)).toBeFocused();
      await expect(page.locator('h1')).toBeVisible();
    });

    for (let place = 0; place < 6; place++)
      once()(
        `keeps every word after a node is inserted into ${path} (place ${place}), ${language}`,
        async ({ page }) => {
          await page.goto(`${path}?lang=${language}`);
          await insert(page, first, place);
          await page.locator(first).fill('67');
          await ready(page, name);
          await expect(page.locator(first)).toHaveValue(/67$/);
          await expect(page.locator(first)).toBeFocused();
          await expect(page.locator('h1')).toBeVisible();
        },
      );
  }

  once()(`works after a page is translated again after hydration, ${language}`, async ({ page }) => {
    await page.goto(`/contact?lang=${language}`);
    await page.locator('#contact-firstName').fill('A');
    await ready(page, 'mail-form');
    await translate(page);
    await page.locator('form#contact button[type=submit]').click();
    await expect(page.locator('#contact-lastName')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#contact-firstName')).toHaveValue('A');
  });

  once()(`opens search, viewer and planner on a translated page, ${language}`, async ({ page }) => {
    await page.goto(`/projects/recycling?lang=${language}`);
    await translate(page);
    await page.locator('header [data-opens=search]').first().click();
    await page.locator('dialog[open] input').pressSequentially('100');
    await expect(page.locator('dialog[open] li a').first()).toBeVisible();
    await translate(page);
    await page.locator('dialog[open] input').pressSequentially('0');
    await expect(page.locator('dialog[open] input')).toHaveValue('1000');
    // The first Escape empties the field.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.locator('main a[data-item]').first().click();
    await expect(page.locator('dialog[open] svg.drawing')).toBeVisible();
    await translate(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.goto(`/planner?lang=${language}`);
    await translate(page);
    await page.locator('#planner-months').fill('7');
    await ready(page, 'planner');
    await expect(page.locator('#planner-months')).toHaveValue('7');
    await expect(page).toHaveURL(/months=7/);
  });

  for (const changed of [false, true])
    once()(
      `keeps what a browser fills in without an event, ${changed ? 'translated' : 'as it is'}, ${language}`,
      async ({ page }) => {
        await page.goto(`/contact?lang=${language}`);
        const names = ['firstName', 'lastName', 'email'] as const;
        await page.evaluate((names) => {
          for (const name of names) document.querySelector<HTMLInputElement>(`#contact-${name}`)!.value = `${name}@a.b`;
        }, names);
        if (changed) await translate(page);
        await page.locator('#contact-message').fill('A word');
        await ready(page, 'mail-form');
        for (const name of names) await expect(page.locator(`#contact-${name}`)).toHaveValue(`${name}@a.b`);
        await expect(page.locator('#contact-message')).toHaveValue('A word');
      },
    );

  once()(`opens, walks and closes the More menu on a translated page, ${language}`, async ({ page }) => {
    await page.goto(`/about?lang=${language}`);
    await translate(page);
    const more = page.locator('header .bar-links [data-island=more-menu]');
    await more.locator('summary, button').first().click();
    await ready(page, 'more-menu');
    const items = page.locator('[role=menuitem], header .bar-links details[open] a').filter({ visible: true });
    await expect(items).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
    // A press while the menu is still closing belongs to the closing.
    await expect(async () => {
      if ((await items.count()) === 0) await more.locator('summary, button').first().press('Enter');
      await expect(items.first()).toBeFocused({ timeout: 1_000 });
    }).toPass();
    await translate(page);
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/about/);
  });
  once()(`toggles the language of a translated page, ${language}`, async ({ page }) => {
    await page.goto(`/legal?lang=${language}`);
    await translate(page);
    await page.locator('header a[hreflang]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'ar' ? 'en' : 'ar');
  });
}
