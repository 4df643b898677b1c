import { areaIds } from '../../app/content/areas.ts';
import { footer } from '../../app/content/footer.ts';
import { home } from '../../app/content/home.ts';
import { projectNames } from '../../app/content/shared/project-filter.ts';
import { expect, test } from './site.ts';

/** FG-1: from a number to its row in one click, and from the row back to the page. */
for (const javaScriptEnabled of [true, false]) {
  test.describe(`from a figure to its row and back ${javaScriptEnabled ? 'with' : 'without'} JavaScript (FG-1)`, () => {
    test.use({ javaScriptEnabled });

    test('the six banner messages and the four figures of the footer', async ({ page }) => {
      await page.goto('/?lang=en');
      const ids = [
        ...home.banner.messages.map(({ figures }) => figures.n.value.id),
        ...footer.figures.items.map(({ figure }) => figure.value.id),
      ];
      expect(ids).toHaveLength(10);
      for (const id of ids) expect(await page.locator(`a[href="/figures#${id}"]`).count(), id).toBeGreaterThan(0);
      const link = page.locator('.banner-messages a').first();
      await page.goto(await link.evaluate((element) => (element as HTMLAnchorElement).href));
      await expect(page.locator('tr:target')).toHaveAttribute('id', ids[0]!);
      await expect(page.locator('tr:target')).toBeInViewport();
      await page.locator('tr:target a').first().click();
      await expect(page).toHaveURL(/\/(\?|$)/);
    });

    test('every number of the six areas', async ({ page }) => {
      await page.goto('/?lang=en');
      for (const area of areaIds) {
        const details = page.locator(`.area-details.at-${area}`);
        const numbers = await details.locator('[data-figure]').evaluateAll((all) => all.map(({ tagName }) => tagName));
        expect(numbers.length, area).toBeGreaterThan(3);
        expect(new Set(numbers), area).toEqual(new Set(['A']));
      }
      const href = await page.locator('.area-details.at-homs [data-figure]').nth(2).getAttribute('href');
      await page.goto(href!);
      await expect(page.locator('tr:target')).toHaveAttribute('id', href!.split('#')[1]!);
    });

    test('every project’s sheet', async ({ page, request }) => {
      const register = await (await request.get('/figures?lang=en')).text();
      for (const name of projectNames) {
        await page.goto(`/projects/${name}?lang=en`, { waitUntil: 'domcontentloaded' });
        const hrefs = await page
          .locator('header dl a.to-row')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
        expect(hrefs.length, name).toBeGreaterThan(0);
        for (const href of hrefs) expect(register).toContain(`id="${href.split('#')[1]}"`);
      }
      const first = page.locator('header dl a.to-row').first();
      const id = (await first.getAttribute('href'))!.split('#')[1]!;
      await first.click();
      await expect(page).toHaveURL(new RegExp(`/figures.*#${id.replaceAll('.', '\\.')}$`));
      await expect(page.locator(`tr[id="${id}"]`)).toBeInViewport();
      await page.locator(`tr[id="${id}"] td:last-child a`).first().click();
      await expect(page).toHaveURL(/\/projects\//);
    });

    test('a place and a publisher narrow the rows', async ({ page }) => {
      await page.goto('/figures?lang=en');
      const rows = page.locator('.register tbody tr:visible');
      const all = await rows.count();
      await page.locator('#place-homs').click();
      await expect(page.locator('.register tbody tr.place-aleppo:visible')).toHaveCount(0);
      await expect(page.locator('.register tbody tr.place-homs:visible')).not.toHaveCount(0);
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
