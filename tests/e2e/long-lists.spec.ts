import { terms } from '../../app/content/glossary/term-list.ts';
import { byTurns, expect, languages, test } from './fixtures.ts';

const phone = { width: 390, height: 844 };

/** Long lists that are folded by group: one element of each. */
const lists = {
  '/figures': { element: 'damascus.euroPerTonneRecycledConcrete', groups: 8 },
  '/glossary': { element: terms.find(({ id }) => id === 'weighbridge')!.id, groups: 21 },
} as const;

for (const language of languages) {
  const once = byTurns(test.describe, language);
  for (const [path, { element, groups }] of Object.entries(lists))
    for (const javaScriptEnabled of [true, false])
      once()(`${path} on a phone ${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${language}`, () => {
        test.use({ javaScriptEnabled, viewport: phone });

        test('opens by group', async ({ page }) => {
          await page.goto(`${path}?lang=${language}`);
          const folded = page.locator('details.folded');
          expect(await folded.count()).toBeGreaterThanOrEqual(groups);
          const row = page.locator(`[id="${element}"]`);
          const group = folded.filter({ has: row });
          await expect(row).toBeHidden();
          await group.locator('summary').click();
          await expect(row).toBeVisible();
        });

        test('opens the group of the element in the address', async ({ page }) => {
          await page.goto(`${path}?lang=${language}#${element}`);
          await expect(page.locator(`[id="${element}"]`)).toBeVisible();
          await expect(page.locator(`[id="${element}"]`)).toBeInViewport();
        });
      });
}

test('shows the filtered rows without another tap', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/figures?lang=en&place=homs');
  const rows = page.locator('.register tbody tr');
  expect(await rows.count()).toBeGreaterThan(0);
  for (const row of await rows.all()) await expect(row).toBeVisible();
  await page.goto('/glossary?lang=en&term=pump');
  const found = page.locator('.glossary dl > div');
  expect(await found.count()).toBeGreaterThan(3);
  for (const term of await found.all()) await expect(term).toBeVisible();
  await page.goto('/glossary?lang=en');
  await page.getByRole('searchbox').last().fill('valve');
  await expect(page.locator('.glossary dl > div:not([hidden])')).not.toHaveCount(terms.length);
  await expect(page.locator('#check-valve')).toBeVisible();
});
