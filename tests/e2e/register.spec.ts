import { registerRows } from '../../app/register/rows.ts';
import { expect, languages, test } from './fixtures.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(`the two parts of the register ${javaScriptEnabled ? 'with' : 'without'} JavaScript (FG-1)`, () => {
    test.use({ javaScriptEnabled });

    test('shows what others published, and opens the office’s part for a link to one of its rows', async ({ page }) => {
      const rows = await registerRows();
      const theirs = rows.find(({ publisher }) => publisher.id !== 'office')!;
      const ours = rows.find(({ publisher }) => publisher.id === 'office')!;
      const rowOf = ({ id }: { id: string }) => page.locator(`tr[id="${id}"]`);
      await page.goto('/figures?lang=en');
      await expect(rowOf(theirs)).toBeVisible();
      await expect(rowOf(ours)).toBeHidden();
      // Another document, so that the fragment is a load and not a jump.
      await page.goto('about:blank');
      await page.goto(`/figures?lang=en#${ours.id}`);
      await expect(rowOf(ours)).toBeInViewport();
    });
  });

for (const language of languages)
  test(`lays a row out at every width, ${language} (FG-1)`, async ({ page }) => {
    await page.goto(`/figures?lang=${language}`);
    await page.locator('details.folded').evaluateAll((all) => {
      for (const folded of all) (folded as HTMLDetailsElement).open = true;
    });
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
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
        return problems;
      }, width);
      expect(found, `${width} px`).toEqual([]);
    }
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
  const page = await request.get('/figures');
  expect(page.headers()['access-control-allow-origin']).toBeUndefined();
});
