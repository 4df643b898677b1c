import { inflateSync } from 'node:zlib';
import { areaIds } from '../../app/content/areas.ts';
import { solutionIds } from '../../app/content/solutions.ts';
import { changeStyles } from './change-styles.ts';
import { byTurns, expect, languages, test } from './fixtures.ts';

/** A4 with the margins of the print style, in CSS pixels. */
const paper = { width: 688, height: 1_000 };

/** Sheets that a block in one piece could leave half empty: cards, galleries, maps, long lists. */
const filled = {
  ar: ['/crisis', '/community', '/glossary', '/privacy', '/projects/recycling', '/projects/water-treatment-al-hola'],
  en: ['/glossary', '/projects', '/projects/recycling', '/projects/bem', '/projects/water-treatment-al-raqama'],
};

/** Height of A4 in points, and of the margins of the print style. */
const sheet = { height: 842, top: 40, bottom: 45 };

/** The share of each sheet's height down to its lowest line of text, in a PDF as Chromium writes it. */
function filledShares(pdf: Buffer): number[] {
  const source = pdf.toString('latin1');
  return [...source.matchAll(/\/Type \/Page\b[\s\S]*?\/Contents (\d+) 0 R/g)].map(([, id]) => {
    const start = source.indexOf('stream\n', source.indexOf(`\n${id} 0 obj`)) + 'stream\n'.length;
    const drawing = inflateSync(pdf.subarray(start, source.indexOf('\nendstream', start))).toString('latin1');
    // Scale and offset of the current coordinates, downward on the sheet.
    let now: readonly [number, number] = [1, 0];
    const outer = [now];
    let lowest = sheet.height;
    for (const [, numbers, operator] of drawing.matchAll(/((?:-?[\d.]+ )*)\b(cm|Tm|q|Q)\b/g)) {
      const [, , , scale = 1, , offset = 0] = numbers!.trim().split(' ').map(Number);
      if (operator === 'q') outer.push(now);
      else if (operator === 'Q') now = outer.pop()!;
      else if (operator === 'cm') now = [now[0] * scale, now[1] + now[0] * offset];
      else lowest = Math.min(lowest, now[1] + now[0] * offset);
    }
    const { height, top, bottom } = sheet;
    return (height - top - lowest) / (height - top - bottom);
  });
}

/** Lazy loading does not depend on the language. */
const printed = {
  ar: ['/', '/our-projects', '/projects/thyssen-fba10'],
  en: ['/solutions', '/projects/recycling', '/environmental'],
};

for (const language of languages) {
  const once = byTurns(test, language);
  // A browser loads lazy images before it prints; Playwright's page.pdf() does not, so they are scrolled to.
  once()(`prints every drawing, those for paper alone too, ${language}`, async ({ page }) => {
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: 'print' });
    for (const path of printed[language]) {
      await page.goto(`${path}?lang=${language}`);
      const drawings = await page.locator('main img[src*="/drawings/"]').filter({ visible: true }).all();
      expect(drawings.length, path).toBeGreaterThan(0);
      for (const drawing of drawings) {
        await drawing.scrollIntoViewIfNeeded();
        await expect(drawing).not.toHaveJSProperty('naturalWidth', 0);
      }
    }
  });

  test(`prints a legend with its numbers beside the whole sheet, ${language}`, async ({ page }) => {
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: 'print' });
    for (const path of ['/environmental', '/projects/recycling', '/projects/bem']) {
      await page.goto(`${path}?lang=${language}`);
      const legend = page.locator('.legend-compact').first();
      const numbers = await legend.locator('li > span:first-child').filter({ visible: true }).allTextContents();
      expect(numbers, path).toEqual(numbers.map((_, index) => String(index + 1)));
      expect(numbers.length, path).toBeGreaterThan(0);
      expect(numbers.length, path).toBe(await legend.locator('li').count());
      const sheets = await page.locator('main img[src$=".svg#clear"]').filter({ visible: true }).all();
      expect(await sheets[0]!.getAttribute('src'), path).not.toContain('.card.');
    }
  });

  test(`prints all areas on one sheet, each in one piece, ${language}`, async ({ page }) => {
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: 'print' });
    await page.goto(`/?lang=${language}`);
    const cards = page.locator('.area-details');
    await expect(cards.filter({ visible: true })).toHaveCount(areaIds.length);
    const [first, last] = [(await cards.first().boundingBox())!, (await cards.last().boundingBox())!];
    expect(last.y + last.height - first.y).toBeLessThan(paper.height);
    for (const card of await cards.all()) await expect(card).toHaveCSS('break-inside', 'avoid');
  });

  once()(`prints the home and the contact page on few sheets, ${language}`, async ({ page }) => {
    for (const [path, sheets] of [
      ['/', 5],
      ['/contact', 2],
    ] as const) {
      await page.goto(`${path}?lang=${language}`);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)!.length, path).toBeLessThanOrEqual(sheets);
    }
  });

  once()(`leaves no sheet half empty, and the last one not bare, ${language}`, async ({ page }) => {
    // In the site's own fonts, however late they come.
    await changeStyles(page, (css) => css.replaceAll('font-display:optional', 'font-display:block'));
    for (const path of filled[language]) {
      await page.goto(`${path}?lang=${language}`);
      await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())).then(() => {}));
      const shares = filledShares(await page.pdf({ preferCSSPageSize: true }));
      expect(shares.length, path).toBeGreaterThan(1);
      expect(Math.min(...shares.slice(0, -1)), path).toBeGreaterThan(0.55);
      expect(shares.at(-1), path).toBeGreaterThan(0.2);
    }
  });

  once()(`all solutions are printed with their details (SO-2), ${language}`, async ({ page }) => {
    await page.setViewportSize(paper);
    await page.goto(`/solutions?lang=${language}#logistics`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.solution-list')).toBeVisible();
    await expect(page.locator('.solution-detail').filter({ visible: true })).toHaveCount(solutionIds.length);
  });
  test(`prints no empty forms, no empty map and no dark corner in a title block, ${language}`, async ({ page }) => {
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: 'print' });
    for (const path of ['/contact', '/partners']) {
      await page.goto(`${path}?lang=${language}`);
      await expect(page.locator('main form')).not.toHaveCount(0);
      await expect(page.locator('main form').filter({ visible: true })).toHaveCount(0);
      await expect(page.locator('#office-map').filter({ visible: true })).toHaveCount(0);
    }
    for (const path of ['/capability', '/references', '/projects/recycling']) {
      await page.goto(`${path}?lang=${language}`);
      for (const block of await page.locator('main .cells dl').all())
        await expect(block, path).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
  });

  test(`names the machines of each strip below it on a phone, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/?lang=${language}`);
    const names = page.locator('main > header .line-names');
    const strips = page.locator('main > header .line-drawing img').filter({ visible: true });
    await expect(names).toHaveCount(2);
    await expect(strips).toHaveCount(2);
    for (const index of [0, 1]) {
      const [strip, below] = [(await strips.nth(index).boundingBox())!, (await names.nth(index).boundingBox())!];
      expect(Math.abs(below.y - strip.y - strip.height)).toBeLessThanOrEqual(1);
    }
    await expect(names.locator('li').filter({ visible: true })).toHaveCount(5);
  });
}
