import type { Page } from '@playwright/test';
import postcss from 'postcss';
import { byTurns, expect, languages, test } from './fixtures.ts';

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

async function dropStyles(page: Page, drop: (css: string) => string): Promise<void> {
  await page.route(/^[^?]*(\/[^./]*|\.css)(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const type = response.headers()['content-type'] ?? '';
    if (!/^text\/(html|css)/.test(type)) return route.fulfill({ response });
    const text = await response.text();
    const body = type.startsWith('text/css')
      ? drop(text)
      : text.replace(/(<style>)([\s\S]*?)(<\/style>)/g, (_, open, css, close) => open + drop(css) + close);
    // The styles' hash has changed.
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body });
  });
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
          await dropStyles(page, drop);
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

    // Safari before 15.4.
    const opened = [
      ['/about', 'header [data-opens=search]', /\/\?q=/],
      ['/projects/recycling', 'main a[data-item]', /\?picture=1#picture$|\.mp4$/],
      ['/environmental', '[data-opens=carbon-dialog]', /#carbon-amount$/],
    ] as const;
    test('no modal dialogs: a control that opens one follows its link', async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'));
      for (const [path, control, address] of opened) {
        await page.goto(`${path}?lang=${language}`);
        await page.locator(control).first().click();
        await expect(page).toHaveURL(address);
        // The sheet of an opened picture covers its page.
        await expect(page.locator('h1, #picture').filter({ visible: true })).not.toHaveCount(0);
      }
    });

    const answers = async (page: Page) => {
      await page.goto(`/planner?lang=${language}`);
      await page.locator('#planner-amount').fill('1000');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/[?&]t=1000/);
      await expect(page.locator('#plan')).toBeVisible();
      await page.goto(`/glossary?lang=${language}`);
      const rows = page.locator('[itemprop=hasDefinedTerm]:visible');
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

    // Chrome before 90, Firefox before 86, Safari before 15.
    test('reacts in browsers whose listeners ignore options', async ({ page }) => {
      await page.addInitScript(() => {
        const { addEventListener } = EventTarget.prototype;
        EventTarget.prototype.addEventListener = function (type, listener, options) {
          addEventListener.call(this, type, listener, typeof options === 'object' ? !!options.capture : options);
        };
      });
      await answers(page);
    });
  });
