import type { Locator } from '@playwright/test';
import { byTurns, expect, languages, test } from './fixtures.ts';

/** A page with long reference tables. */
const pages = ['/figures'];
const phone = { width: 360, height: 740 };

/** Whether every cell of the table that says something is rendered. */
const isOpen = (table: Locator): Promise<boolean> =>
  table.evaluate((element) => [...element.querySelectorAll('td:not(:empty)')].every((cell) => cell.checkVisibility()));

for (const language of languages) {
  const once = byTurns(test.describe, language);
  for (const path of pages)
    once()(`the long tables of ${path}, ${language}`, () => {
      test.beforeEach(({ page }) => page.setViewportSize(phone));

      test('are folded at every width, open on a press, and open on paper', async ({ page }) => {
        await page.goto(`${path}?lang=${language}`);
        const folded = page.locator('details.folded:has(table)');
        const tables = folded.locator('table');
        expect(await tables.count()).toBeGreaterThan(0);
        await page.emulateMedia({ media: 'print' });
        for (const table of await tables.all()) expect(await isOpen(table)).toBe(true);
        await page.emulateMedia({ media: null });
        for (const width of [1440, 768, phone.width]) {
          await page.setViewportSize({ ...phone, width });
          for (const table of await tables.all()) expect(await isOpen(table)).toBe(false);
        }
        for (const one of await folded.all()) {
          const rows = await one.locator('tbody tr:has(td)').count();
          await expect(one.locator('summary')).toContainText(`${rows}`);
          await one.locator('summary').click();
          expect(await isOpen(one.locator('table'))).toBe(true);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
      });

      test('open when find-in-page matches their text', async ({ page }) => {
        await page.goto(`${path}?lang=${language}`);
        const table = page.locator('details:has(#factors) table');
        // Text that occurs nowhere else on the page.
        const words = await table.evaluate((element: HTMLTableElement) => {
          const all = document.body.textContent;
          const pieces = document.createTreeWalker(element.tBodies[0]!, NodeFilter.SHOW_TEXT);
          for (let piece = pieces.nextNode(); piece; piece = pieces.nextNode()) {
            const text = piece.textContent!.trim();
            if (text.length >= 6 && all.split(text).length === 2) return text;
          }
          throw new Error('every word of the table stands elsewhere too');
        });
        // A text fragment link uses the browser's find-in-page.
        await page.goto(`${path}?lang=${language}#:~:text=${encodeURIComponent(words)}`);
        await expect.poll(() => isOpen(table)).toBe(true);
      });
    });
}
