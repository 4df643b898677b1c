import type { Locator } from '@playwright/test';
import { byTurns, expect, languages, test } from './fixtures.ts';

/** Pages with long reference tables, and how many phone screens each may take with them folded. */
const pages = { '/environmental': 21 };
const phone = { width: 360, height: 740 };

/** Whether every cell of the table is rendered. */
const isOpen = (table: Locator): Promise<boolean> =>
  table.evaluate((element) => [...element.querySelectorAll('td')].every((cell) => cell.checkVisibility()));

for (const language of languages) {
  const once = byTurns(test.describe, language);
  for (const [path, screens] of Object.entries(pages))
    once()(`the long tables of ${path}, ${language}`, () => {
      test.beforeEach(({ page }) => page.setViewportSize(phone));

      test('are folded on a phone and open on a tap; they are open on paper and wider screens', async ({ page }) => {
        await page.goto(`${path}?lang=${language}`);
        const folded = page.locator('details.folded');
        const seen = async () => {
          for (const one of await folded.all()) {
            expect(await isOpen(one.locator('table'))).toBe(true);
            await expect(one.locator('summary')).toBeHidden();
          }
        };
        await page.emulateMedia({ media: 'print' });
        await seen();
        await page.emulateMedia({ media: null });
        for (const width of [768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await seen();
        }
        await page.setViewportSize(phone);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height / phone.height).toBeLessThan(screens);
        const tables = await page.locator('details.folded').all();
        expect(tables.length).toBeGreaterThan(0);
        for (const folded of tables) {
          const table = folded.locator('table');
          expect(await isOpen(table)).toBe(false);
          const rows = await table.locator('tbody tr:has(td)').count();
          await expect(folded.locator('summary')).toContainText(`${rows}`);
          await folded.locator('summary').click();
          expect(await isOpen(table)).toBe(true);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
      });

      test('open when find-in-page matches their text', async ({ page }) => {
        await page.goto(`${path}?lang=${language}`);
        const table = page.locator('details.folded table').first();
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
