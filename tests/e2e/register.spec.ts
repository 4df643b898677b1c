import type { Locator, Page } from '@playwright/test';
import { areaIds } from '../../app/content/areas.ts';
import { groupNames, placeNames, publisherNames } from '../../app/content/figures/names.ts';
import { registerWords } from '../../app/content/figures.ts';
import { footer } from '../../app/content/footer.ts';
import { projectNames } from '../../app/content/shared/project-filter.ts';
import { registerRows } from '../../app/register/rows.ts';
import { expect, languages, test } from './fixtures.ts';

/**
 * FG-1: from a number to its row in one click, and back. All numbers of all pages: tests/pages/register-links.test.ts.
 */
for (const javaScriptEnabled of [true, false]) {
  test.describe(`from a figure to its row and back ${javaScriptEnabled ? 'with' : 'without'} JavaScript (FG-1)`, () => {
    test.use({ javaScriptEnabled });

    /** One click to the row, and Back to the same number. */
    async function thereAndBack(page: Page, figure: Locator) {
      await figure.scrollIntoViewIfNeeded();
      const id = (await figure.getAttribute('data-figure'))!;
      await figure.click();
      await expect(page).toHaveURL(new RegExp(`/figures.*#${id.replaceAll('.', '\\.')}$`));
      await expect(page.locator(`tr[id="${id}"]`)).toBeInViewport();
      await page.goBack();
      await expect(figure).toBeInViewport();
    }

    test('the footer and an area', async ({ page }) => {
      await page.goto('/?lang=en');
      const { figure } = footer.figures.items.at(-1)!;
      await thereAndBack(page, page.locator(`a[data-figure="${figure.id}"]`).last());
      // A number of an area, visible once the area is selected.
      const area = areaIds[0];
      await page.locator(`#area-${area}`).check({ force: true });
      await thereAndBack(page, page.locator(`.area-details.at-${area} [data-figure]`).last());
    });

    test('a project’s sheet, and back from the row to a page', async ({ page }) => {
      await page.goto(`/projects/${projectNames[0]}?lang=en`);
      const figure = page.locator('header dl a.to-row').last();
      await thereAndBack(page, figure);
      const id = (await figure.getAttribute('data-figure'))!;
      await figure.click();
      await page.locator(`tr[id="${id}"] td:last-child a`).last().click();
      await expect(page).toHaveURL(/\/projects\//);
    });

    // The filter is links, which need no script.
    for (const width of [javaScriptEnabled ? 1440 : 360])
      test(`filters the rows by place and publisher at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/figures?lang=en');
        const rows = page.locator('.register tbody tr');
        const all = await rows.count();
        const filter = page.locator('#rows');
        const open = async () => {
          await filter.locator('summary').click();
        };
        const choose = async (name: string) => {
          await open();
          await filter.getByRole('link', { name, exact: true }).first().click();
        };
        /** The places or publishers of the remaining rows. */
        const left = async (key: 'place' | 'publisher') => {
          const register = await registerRows();
          const ids = await rows.evaluateAll((shown) => shown.map(({ id }) => id));
          return [...new Set(ids.map((id) => register.find((row) => row.id === id)![key].id))];
        };
        await choose(placeNames.homs.en);
        await expect(page).toHaveURL(/place=homs/);
        expect(await left('place')).toEqual(['homs']);
        // Only publishers with figures of the place.
        await expect(filter.getByRole('link', { name: publisherNames.undp.en, exact: true })).toHaveCount(0);
        await choose(publisherNames['world-bank'].en);
        await expect(page).toHaveURL(/publisher=world-bank/);
        expect([await left('place'), await left('publisher')]).toEqual([['homs'], ['world-bank']]);
        // All remaining rows are shown, on a phone too.
        expect(await rows.evaluateAll((all) => all.every((row) => row.checkVisibility()))).toBe(true);
        await choose(registerWords.filter.all.en);
        await expect(page).not.toHaveURL(/place=/);
        expect(await left('publisher')).toEqual(['world-bank']);
        await open();
        await filter.getByRole('link', { name: registerWords.filter.all.en, exact: true }).last().click();
        await expect(page).not.toHaveURL(/publisher=/);
        await expect(rows).toHaveCount(all);
      });
  });
}

for (const language of languages)
  for (const width of [360, 768, 1440])
    test(`lays a row out for ${width} px, ${language} (FG-1)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/figures?lang=${language}`);
      await expect(page.locator('.register')).toHaveCount(Object.keys(groupNames).length);
      await page.locator('details.folded').evaluateAll((all) => {
        for (const folded of all) (folded as HTMLDetailsElement).open = true;
      });
      const found = await page.evaluate((width) => {
        const problems: string[] = [];
        const range = document.createRange();
        const lines = (rects: DOMRectList) => new Set([...rects].map(({ bottom }) => Math.round(bottom))).size;
        for (const part of document.querySelectorAll('.register :is(time, thead th)')) {
          range.selectNodeContents(part);
          // On narrow screens the column heads exist for screen readers only.
          if ((width >= 1240 || part.matches('time')) && lines(range.getClientRects()) > 1)
            problems.push(`parted: ${part.textContent}`);
        }
        // The value comes first, then its range, unbroken.
        const toTheLeft = document.documentElement.dir === 'rtl';
        let brackets = 0;
        for (const head of document.querySelectorAll('.register tbody th')) {
          const texts = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
          let first: DOMRect | undefined;
          while (texts.nextNode()) {
            const text = texts.currentNode as Text;
            const at = text.data.search(/\(.*\)$/);
            range.setStart(text, 0);
            range.setEnd(text, at > 0 ? 1 : text.length);
            first ??= range.getBoundingClientRect();
            if (at < 0) continue;
            brackets++;
            range.setStart(text, at);
            range.setEnd(text, text.length);
            const bracket = range.getBoundingClientRect();
            const after = toTheLeft ? bracket.right <= first.right : bracket.left >= first.left;
            if (lines(range.getClientRects()) > 1 || !(bracket.top >= first.bottom || after))
              problems.push(`range: ${head.textContent}`);
          }
        }
        if (brackets === 0) problems.push('no range was looked at');
        for (const table of document.querySelectorAll<HTMLTableElement>('.register'))
          for (const [at, head] of [...table.tHead!.rows[0]!.cells].entries())
            if (![...table.tBodies[0]!.rows].some(({ cells }) => cells[at]!.textContent))
              problems.push(`nothing under ${head.textContent}`);
        if (width === 768)
          for (const { cells } of document.querySelectorAll<HTMLTableRowElement>('.register tbody tr')) {
            const [figure, , ...others] = [...cells].map((cell) => cell.getBoundingClientRect());
            const beside = others.filter(({ width }) => width > 0);
            if (
              beside[0]!.top > figure!.bottom ||
              beside.some(({ left, right }) => Math.max(figure!.left, left) < Math.min(figure!.right, right))
            )
              problems.push(`not beside: ${cells[0]!.textContent}`);
          }
        return problems;
      }, width);
      expect(found).toEqual([]);
    });

test('allows other sites to fetch the files and nothing else', async ({ request }) => {
  for (const [file, type] of [
    ['figures.csv', 'text/csv'],
    ['figures.json', 'application/json'],
  ] as const) {
    const response = await request.get(`/data/${file}`);
    expect(response.status(), file).toBe(200);
    const { etag, ...headers } = response.headers();
    expect(headers['content-type'], file).toContain(type);
    expect(headers['access-control-allow-origin'], file).toBe('*');
    expect(headers['cross-origin-resource-policy'], file).toBe('cross-origin');
    const again = await request.get(`/data/${file}`, { headers: { 'if-none-match': etag! } });
    expect(again.status(), file).toBe(304);
  }
  const old = await request.get('/data/register.csv', { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([308, '/data/figures.csv']);
  const page = await request.get('/figures');
  expect(page.headers()['access-control-allow-origin']).toBeUndefined();
});
