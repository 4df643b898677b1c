import type { Page } from '@playwright/test';
import { areaIds } from '../../app/content/areas.ts';
import { searchWords } from '../../app/content/shared/search-words.ts';
import { clickInFooter, expect, test, wake } from './site.ts';

/** To Arabic, by the toggle. */
async function toggle(page: Page): Promise<void> {
  await page.locator('header a[hreflang]').click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
}

test.describe('what was chosen before the application was there stays chosen in the other language', () => {
  test('an area and the layers of the maps', async ({ page }) => {
    await page.goto('/?lang=en');
    const area = page.locator(`#area-${areaIds.at(-1)}`);
    await area.check({ force: true });
    await toggle(page);
    await expect(area).toBeChecked();
    await page.goto('/crisis?lang=en');
    await page.locator('#gis-borders').uncheck();
    await toggle(page);
    await expect(page.locator('#gis-borders')).not.toBeChecked();
    await expect(page.locator('#gis-areas')).toBeChecked();
  });

  test('what was opened', async ({ page }) => {
    // Where tables are folded.
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/environmental?lang=en');
    const tables = page.locator('main details');
    expect(await tables.count()).toBeGreaterThan(1);
    await tables.last().locator('summary').click();
    await toggle(page);
    await expect(tables.last()).toHaveAttribute('open');
    await expect(page.locator('main details[open]')).toHaveCount(1);
  });

  test('the place that narrows the register', async ({ page }) => {
    await page.goto('/figures?lang=en');
    await page.locator('#place-homs').click();
    const rows = page.locator('.register tbody tr:visible');
    const count = await rows.count();
    await toggle(page);
    await expect(rows).toHaveCount(count);
    await expect(page.locator('#place-homs:target')).toBeInViewport();
  });
});

test('a narrowed register is still narrowed after another page and Back; a row that another page names is marked', async ({
  page,
}) => {
  await page.goto('/figures?lang=en');
  await page.locator('#place-homs').click();
  const rows = page.locator('.register tbody tr:visible');
  const count = await rows.count();
  await wake(page);
  const heading = await page.locator('h1').textContent();
  await clickInFooter(page, '/legal');
  await expect(page.locator('h1')).not.toHaveText(heading!);
  const entries = await page.evaluate(() => history.length);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(heading!);
  await expect(rows).toHaveCount(count);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  // Forward still leads forward.
  await page.goForward();
  await expect(page.locator('h1')).not.toHaveText(heading!);

  await page.goto('/about?lang=en');
  await wake(page);
  const figure = page.locator('a[data-figure]:visible').last();
  const id = await figure.getAttribute('data-figure');
  await figure.click();
  await expect(page.locator(`tr[id="${id}"]:target`)).toBeInViewport();
});

test('a term that the search finds is shown, whatever was typed into the filter', async ({ page }) => {
  await page.goto('/glossary?lang=en');
  const terms = page.locator('.glossary dl > div');
  const all = await terms.count();
  await page.locator('#term').fill('pump');
  await expect.poll(() => terms.count()).toBeLessThan(all);
  await page.getByRole('link', { name: searchWords.open.en }).click();
  await page.locator('#search-question').fill('crusher');
  const hit = page.locator('dialog[open] a[href^="/glossary#"]').first();
  const id = (await hit.getAttribute('href'))!.split('#')[1]!;
  await expect(page.locator(`[id="${id}"]`)).toHaveCount(0);
  await hit.click();
  await expect(page.locator(`[id="${id}"]:target`)).toBeInViewport();
  await expect(page.locator('#term')).toHaveValue('');
  await expect(terms).toHaveCount(all);
});

test('an address whose place cannot be read is a page like any other', async ({ page }) => {
  await page.goto('/glossary?lang=en#%E0%A4%A');
  await wake(page);
  await expect(page.locator('.glossary dl > div').first()).toBeVisible();
  await expect(page.locator('main [role=alert]')).toHaveCount(0);
});

test('a page that the browser has kept is read in the language chosen since', async ({ page, context }) => {
  await page.goto('/legal?lang=en');
  await page.goto('/legal');
  const later = await context.newPage();
  await later.goto('/about?lang=ar');
  await later.close();
  // As the browser says it; it keeps no pages while it is tested.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});
