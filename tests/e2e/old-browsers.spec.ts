import type { Page } from '@playwright/test';
import postcss from 'postcss';
import { changeStyles } from './change-styles.ts';
import { expect, test } from './fixtures.ts';
import { idleControls } from './page-checks.ts';

/**
 * Old browsers, simulated in Chromium: rules that they would drop are removed from the styles, interfaces out of the page.
 * docs/browsers.md says which versions these are.
 */

// Changed styles would stay in the cache.
test.use({ firstVisit: true });

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

const search = (page: Page) => page.locator('header [data-opens=search]').filter({ visible: true }).first();

test(`${Object.keys(withoutStyles).join(', ')}: every text is on the page`, async ({ page }) => {
  const addresses = ['/?lang=ar', '/projects/recycling?lang=en', '/planner?lang=ar', '/contact?lang=en'];
  const text = () => page.evaluate(() => document.querySelector('main')!.innerText.length);
  const whole = new Map<string, number>();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of addresses) {
    await page.goto(address);
    whole.set(address, await text());
  }
  for (const [lack, drop] of Object.entries(withoutStyles)) {
    await changeStyles(page, drop);
    for (const address of addresses) {
      await page.goto(address);
      // More text is fine: a rule that hides some may be among those dropped.
      expect(await text(), `${address}, ${lack}`).toBeGreaterThan(whole.get(address)! * 0.97);
      // Without any style a drawing has its own width.
      if (lack === 'no cascade layers') continue;
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${address}, ${lack}`).toBeLessThanOrEqual(0);
    }
    await page.unrouteAll();
  }
});

// Firefox before 139, Safari before 18.4: neither the pseudo-element nor a fold that opens for a link's target.
test('no ::details-content: a link opens the fold around its target', async ({ page }) => {
  await changeStyles(page, (css) => css.replaceAll('details-content', 'unknown-content'));
  await page.addInitScript(() => {
    const close = () => {
      for (const fold of document.querySelectorAll('details')) fold.open = false;
    };
    for (const type of ['load', 'hashchange']) addEventListener(type, close, true);
  });
  for (const path of ['/figures', '/glossary']) {
    await page.goto(`${path}?lang=ar`);
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll('main details > :not(summary) [id]')].map(({ id }) => id),
    );
    await page.evaluate((id) => location.assign(`#${id}`), ids[0]!);
    await expect(page.locator(`[id="${ids[0]}"]`), path).toBeInViewport();
    await page.goto('about:blank');
    await page.goto(`${path}?lang=ar#${ids.at(-1)}`);
    await expect(page.locator(`[id="${ids.at(-1)}"]`), path).toBeInViewport();
  }
});

// Chrome before 97, Firefox before 104, Safari before 15.4.
test('no islands: controls follow their links, and no script is fetched', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/projects/recycling?lang=ar');
  expect(await idleControls(page)).toEqual([]);
  await page.locator('main a[data-item]').first().click();
  await expect(page).toHaveURL(/\?picture=1#picture$|\.mp4$/);
  await page.goto('/about?lang=ar');
  await search(page).click();
  await expect(page).toHaveURL(/\/\?q=/);
  expect(asked.filter((url) => /\.js$|failed$/.test(url))).toEqual([]);
});

// Chrome 99, Firefox 104, Safari 15.4: the oldest that run scripts (tools/oldest-browsers.ts).
test('islands answer in place without what is newer than the oldest browsers', async ({ page }) => {
  await page.addInitScript(deleteNewer);
  await page.goto('/planner?lang=ar');
  await page.waitForSelector('[data-island=planner][data-state=ready]');
  await page.locator('#planner-amount').fill('1000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]t=1000/);
  await expect(page.locator('#plan')).toBeVisible();
  await page.goto('/glossary?lang=ar');
  const rows = page.locator('[itemprop=hasDefinedTerm]:not([hidden])');
  const all = await rows.count();
  await page.locator('#term').fill('كسارة');
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await search(page).click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('input').fill('كسارة');
  await expect(dialog.locator('li a').first()).toBeVisible();
  await page.goto('/contact?lang=ar');
  await page.locator('#contact [type=submit]').click();
  await expect(page.locator('#contact-firstName')).toBeFocused();
  await page.goto('/environmental?lang=ar');
  await page.locator('[data-opens=carbon-dialog]').first().click();
  await dialog.locator('input:not([type=hidden])').fill('700');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('output').first()).not.toBeEmpty();
});
