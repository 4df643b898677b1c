import { areaIds } from '../../app/content/areas.ts';
import { solutionIds } from '../../app/content/solutions.ts';
import { byTurns, expect, languages, test } from './fixtures.ts';

/** A4 with the margins of the print style, in CSS pixels. */
const paper = { width: 688, height: 1_000 };

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

  once()(`no sheet holds the source of the page alone, ${language}`, async ({ page }) => {
    for (const [path, sheets] of [
      ['/', 5],
      ['/contact', 2],
    ] as const) {
      await page.goto(`${path}?lang=${language}`);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)!.length, path).toBeLessThanOrEqual(sheets);
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
