import type { Page } from '@playwright/test';
import postcss from 'postcss';
import { changeStyles } from './change-styles.ts';
import { byTurns, expect, languages, test } from './fixtures.ts';
import { idleControls } from './page-checks.ts';

/**
 * Old browsers, simulated in Chromium: rules that they would drop are removed from the styles, interfaces out of the page.
 * docs/browsers.md says which versions these are.
 */

/** Rules that an old browser ignores as a whole: an unknown selector, an unknown value, an unknown at-rule. */
const withoutStyles: Record<string, (css: string) => string> = {
  'no :has()': (css) => css.replaceAll(':has(', ':unknown('),
  'no subgrid': (css) => css.replaceAll('subgrid', 'unknown'),
  'no cascade layers': (css) => {
    const sheet = postcss.parse(css);
    sheet.walkAtRules('layer', (rule) => void rule.remove());
    return sheet.toString();
  },
};

/** In the page: removes what tools/oldest-browsers.ts lacks. */
function deleteNewer(): void {
  const lacks: [object, string[]][] = [
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Array, ['fromAsync']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
    [Promise, ['withResolvers', 'try']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [URL, ['canParse', 'parse']],
    [Response, ['json']],
    [AbortSignal, ['any', 'timeout']],
    [AbortSignal.prototype, ['throwIfAborted']],
    [HTMLFormElement.prototype, ['requestSubmit']],
    [Element.prototype, ['checkVisibility']],
    [HTMLElement.prototype, ['showPopover', 'inert']],
    [Document.prototype, ['startViewTransition']],
    [globalThis, ['Iterator', 'navigation', 'scheduler', 'CompressionStream']],
  ];
  for (const [owner, names] of lacks) for (const name of names) Reflect.deleteProperty(owner, name);
}

const pages = ['/', '/crisis', '/solutions', '/projects/recycling', '/planner', '/figures', '/contact'];

for (const language of languages)
  test.describe(`old browsers, ${language}`, () => {
    const once = byTurns(test, language);
    for (const [lack, drop] of Object.entries(withoutStyles))
      once()(`${lack}: every text is on the page`, async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        for (const path of pages) {
          await page.goto(`${path}?lang=${language}`);
          const text = () => page.evaluate(() => document.querySelector('main')!.innerText.length);
          const whole = await text();
          await changeStyles(page, drop);
          await page.reload();
          await page.unrouteAll();
          // More text is fine: a rule that hides some may be among those dropped.
          expect(await text(), path).toBeGreaterThan(whole * 0.97);
          // Without any style a drawing has its own width.
          if (lack === 'no cascade layers') continue;
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(wide, path).toBeLessThanOrEqual(0);
        }
      });

    // Firefox before 139, Safari before 18.4: neither the pseudo-element nor a fold that opens for a link's target.
    once()('no ::details-content: a link opens the fold around its target', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await changeStyles(page, (css) => css.replaceAll('details-content', 'unknown-content'));
      await page.addInitScript(() => {
        const close = () => {
          for (const fold of document.querySelectorAll('details')) fold.open = false;
        };
        for (const type of ['load', 'hashchange']) addEventListener(type, close, true);
      });
      for (const path of ['/figures', '/glossary', '/references']) {
        const address = `${path}?lang=${language}`;
        await page.goto(address);
        const ids = await page.evaluate(() =>
          [...document.querySelectorAll('main details > :not(summary) [id], main details > [id]')].map(({ id }) => id),
        );
        const [first, last] = [ids[0]!, ids.at(-1)!];
        await page.evaluate((id) => location.assign(`#${id}`), first);
        await expect(page.locator(`[id="${first}"]`), path).toBeInViewport();
        await page.goto('about:blank');
        await page.goto(`${address}#${last}`);
        await expect(page.locator(`[id="${last}"]`), path).toBeInViewport();
      }
    });

    // Chrome before 97, Firefox before 104, Safari before 15.4.
    const opened = [
      ['/about', 'header [data-opens=search]', /\/\?q=/],
      ['/projects/recycling', 'main a[data-item]', /\?picture=1#picture$|\.mp4$/],
      ['/environmental', '[data-opens=carbon-dialog]', /#carbon-amount$/],
    ] as const;
    once()('no islands: every control follows its link, and no failure is reported', async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      for (const [path, control, address] of opened) {
        await page.goto(`${path}?lang=${language}`);
        expect(await idleControls(page)).toEqual([]);
        await page.locator(control).first().click();
        await expect(page).toHaveURL(address);
        // The sheet of an opened picture covers its page.
        await expect(page.locator('h1, #picture').filter({ visible: true })).not.toHaveCount(0);
      }
      expect(asked.filter((url) => /\.js$|failed$/.test(url))).toEqual([]);
    });

    const answers = async (page: Page) => {
      await page.goto(`/planner?lang=${language}`);
      await page.locator('#planner-amount').fill('1000');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/[?&]t=1000/);
      await expect(page.locator('#plan')).toBeVisible();
      await page.goto(`/glossary?lang=${language}`);
      const rows = page.locator('[itemprop=hasDefinedTerm]:not([hidden])');
      const all = await rows.count();
      await page.locator('#term').fill(language === 'ar' ? 'كسارة' : 'crusher');
      await page.keyboard.press('Enter');
      await expect.poll(() => rows.count()).toBeLessThan(all);
      expect(await rows.count()).toBeGreaterThan(0);
      await page.goto(`/environmental?lang=${language}`);
      const results = page.locator('main [aria-live]').first();
      const before = await results.innerText();
      await page.locator('#carbon-amount').fill('2500');
      await page.keyboard.press('Enter');
      await expect.poll(() => results.innerText()).not.toBe(before);
    };

    // Chrome 99, Firefox 104, Safari 15.4: the oldest that run scripts (tools/oldest-browsers.ts).
    once()('answers in place without what is newer than the oldest browsers', async ({ page }) => {
      await page.addInitScript(deleteNewer);
      await answers(page);
      await page.locator('header [data-opens=search]').first().click();
      const dialog = page.locator('dialog[open]');
      await dialog.locator('input').fill(language === 'ar' ? 'كسارة' : 'crusher');
      await expect(dialog.locator('a').first()).toBeVisible();
      await page.keyboard.press('Escape');
      // The first press, with no field in focus: the form is not hydrated yet.
      await page.goto(`/contact?lang=${language}`);
      await page.locator('#contact [type=submit]').click();
      await expect(page.locator('#contact-firstName')).toHaveAttribute('aria-invalid', 'true');
      await page.goto(`/environmental?lang=${language}`);
      await page.locator('[data-opens=carbon-dialog]').click();
      await dialog.locator('#dialog-amount').fill('700');
      await page.keyboard.press('Enter');
      await dialog.locator('[href$="#carbon-amount"], button').last().click();
    });
  });
