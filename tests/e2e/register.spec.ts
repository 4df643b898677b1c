import type { Locator, Page } from '@playwright/test';
import { areaIds } from '../../app/content/areas.ts';
import { footer } from '../../app/content/footer.ts';
import { home } from '../../app/content/home.ts';
import { projectNames } from '../../app/content/shared/project-filter.ts';
import { expect, test } from './site.ts';

/** FG-1: from a number to its row in one click, and back. That every number of every page has both ways: tests/pages/register-links.test.ts. */
for (const javaScriptEnabled of [true, false]) {
  test.describe(`from a figure to its row and back ${javaScriptEnabled ? 'with' : 'without'} JavaScript (FG-1)`, () => {
    test.use({ javaScriptEnabled });

    /** One click to the row, one step back to the very number. */
    async function thereAndBack(page: Page, figure: Locator) {
      await figure.scrollIntoViewIfNeeded();
      const id = (await figure.getAttribute('data-figure'))!;
      await figure.click();
      await expect(page).toHaveURL(new RegExp(`/figures.*#${id.replaceAll('.', '\\.')}$`));
      await expect(page.locator(`tr[id="${id}"]`)).toBeInViewport();
      await page.goBack();
      await expect(figure).toBeInViewport();
    }

    test('the banner, the footer and an area', async ({ page }) => {
      // Without motion the banner stands still, all six messages one under the other or one at a time.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/?lang=en');
      const messages = page.locator('.banner-messages a');
      await expect(messages).toHaveCount(home.banner.messages.length);
      await thereAndBack(page, messages.first());
      const { figure } = footer.figures.items.at(-1)!;
      await thereAndBack(page, page.locator(`a[data-figure="${figure.value.id}"]`).last());
      // A number of an area, which is there once the area is chosen.
      const area = areaIds[0];
      await page.locator(`#area-${area}`).check({ force: true });
      await thereAndBack(page, page.locator(`.area-details.at-${area} [data-figure]`).last());
    });

    test('a project’s sheet, and the row leads back to a page', async ({ page }) => {
      await page.goto(`/projects/${projectNames[0]}?lang=en`);
      const figure = page.locator('header dl a.to-row').last();
      await thereAndBack(page, figure);
      const id = (await figure.getAttribute('data-figure'))!;
      await figure.click();
      await page.locator(`tr[id="${id}"] td:last-child a`).last().click();
      await expect(page).toHaveURL(/\/projects\//);
    });

    for (const width of [360, 1440])
      test(`a place and a publisher narrow the rows on a screen of ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/figures?lang=en');
        const rows = page.locator('.register tbody tr:visible');
        const all = await rows.count();
        await page.locator('#place-homs').click();
        await expect(page.locator('.register tbody tr.place-aleppo:visible')).toHaveCount(0);
        await expect(page.locator('.register tbody tr.place-homs:visible')).not.toHaveCount(0);
        // A place and one of its publishers at once.
        await expect(page.locator('#publisher-undp')).toBeHidden();
        await page.locator('#homs--world-bank').click();
        await expect(page.locator('.register tbody tr.publisher-cbs:visible')).toHaveCount(0);
        await expect(page.locator('.register tbody tr.place-aleppo:visible')).toHaveCount(0);
        await expect(page.locator('.register tbody tr.place-homs.publisher-world-bank:visible')).not.toHaveCount(0);
        await page.locator('.at-homs a').first().click();
        await expect(page.locator('.register tbody tr.place-homs.publisher-cbs:visible')).not.toHaveCount(0);
        await page.locator('#every-place').click();
        await page.locator('#publisher-world-bank').click();
        await expect(page.locator('.register tbody tr.publisher-office:visible')).toHaveCount(0);
        await page.locator('#every-place').click();
        await expect(rows).toHaveCount(all);
      });
  });
}

test('the files are open to other sites, and nothing else is', async ({ request }) => {
  for (const [file, type] of [
    ['figures.csv', 'text/csv'],
    ['register.csv', 'text/csv'],
    ['figures.json', 'application/json'],
    ['areas.geojson', 'application/geo+json'],
    ['datapackage.json', 'application/json'],
    ['CITATION.cff', 'text/plain'],
  ] as const) {
    const answer = await request.get(`/data/${file}`);
    expect(answer.status(), file).toBe(200);
    const { etag, ...headers } = answer.headers();
    expect(headers['content-type'], file).toContain(type);
    expect(headers['access-control-allow-origin'], file).toBe('*');
    expect(headers['cross-origin-resource-policy'], file).toBe('cross-origin');
    const again = await request.get(`/data/${file}`, { headers: { 'if-none-match': etag! } });
    expect(again.status(), file).toBe(304);
  }
  const page = await request.get('/figures');
  expect(page.headers()['access-control-allow-origin']).toBeUndefined();
});
