import { expect, test } from './fixtures.ts';

/** Long lists that are folded by group. */
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
for (const [path, language] of [
  ['/figures', 'en'],
  ['/glossary', 'ar'],
] as const)
  test(`FG-1, GL-1: a group of ${path} opens by a press and for an address inside it, and is open on paper`, async ({
    page,
  }) => {
    await page.goto(`${path}?lang=${language}`);
    const rows = page.locator('main :is(.register tbody tr[id], dl > div[id])');
    const row = page.locator('main details :is(tbody tr[id], dl > div[id])').last();
    const id = await row.getAttribute('id');
    const group = page
      .locator('main details')
      .filter({ has: page.locator(`[id="${id}"]`) })
      .last();
    await expect(row).toBeHidden();
    // What others published stands open.
    if (path === '/figures') await expect(rows.first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(row).toBeVisible();
    await page.emulateMedia({ media: null });
    await group.locator('summary').click();
    await expect(row).toBeVisible();
    await page.goto('about:blank');
    await page.goto(`${path}?lang=${language}#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });
