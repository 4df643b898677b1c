import { expect, languages, test } from './fixtures.ts';

test('FG-1: a row is laid out at every width', async ({ page }) => {
  for (const language of languages) {
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
  }
});
