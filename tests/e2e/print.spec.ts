import { areaIds } from '../../app/content/areas.ts';
import { projectNames } from '../../app/content/shared/project-list.ts';
import { solutionIds } from '../../app/content/solutions.ts';
import { expect, languages, test } from './fixtures.ts';

/** A4 with the margins of the print style, in CSS pixels. */
const paper = { width: 688, height: 1_000 };

test.use({ viewport: paper });
test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

// A browser loads lazy images before it prints; Playwright's page.pdf() does not, so they are scrolled to.
test('prints every drawing, those for paper alone too, with all numbers of its legend', async ({ page }) => {
  for (const address of ['/?lang=ar', '/solutions?lang=en', '/projects/recycling?lang=ar', '/environmental?lang=en']) {
    await page.goto(address);
    const drawings = await page.locator('main img[src*="/drawings/"]').filter({ visible: true }).all();
    expect(drawings.length, address).toBeGreaterThan(0);
    for (const drawing of drawings) {
      await drawing.scrollIntoViewIfNeeded();
      await expect(drawing).not.toHaveJSProperty('naturalWidth', 0);
    }
    for (const legend of await page.locator('.legend-compact').filter({ visible: true }).all()) {
      const numbers = await legend.locator('li > span:first-child').filter({ visible: true }).allTextContents();
      expect(numbers, address).toEqual(numbers.map((_, index) => String(index + 1)));
      expect(numbers.length, address).toBe(await legend.locator('li').count());
    }
  }
});

test('HO-4, SO-2: prints all areas on one sheet and all solutions with their details', async ({ page }) => {
  await page.goto('/?lang=ar');
  const cards = page.locator('.area-details');
  await expect(cards.filter({ visible: true })).toHaveCount(areaIds.length);
  const [first, last] = [(await cards.first().boundingBox())!, (await cards.last().boundingBox())!];
  expect(last.y + last.height - first.y).toBeLessThan(paper.height);
  for (const card of await cards.all()) await expect(card).toHaveCSS('break-inside', 'avoid');
  await page.goto('/solutions?lang=en#logistics');
  await expect(page.locator('.solution-list')).toBeVisible();
  await expect(page.locator('.solution-detail').filter({ visible: true })).toHaveCount(solutionIds.length);
});

test('a project is printed on at most two pages in either language', async ({ page }) => {
  for (const name of projectNames)
    for (const language of languages) {
      await page.goto(`/projects/${name}?lang=${language}`);
      const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      const pages = file.toString('latin1').match(/\/Type\s*\/Page\b/g)!;
      expect(pages.length, `${name}, ${language}`).toBeLessThanOrEqual(2);
    }
});

test('prints no empty form, no map frame, no footer and no dark ground', async ({ page }) => {
  for (const path of ['/contact', '/partners']) {
    await page.goto(`${path}?lang=ar`);
    await expect(page.locator('main form')).not.toHaveCount(0);
    await expect(page.locator('main form').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('#office-map').filter({ visible: true })).toHaveCount(0);
  }
  for (const path of ['/capability', '/references', `/projects/${projectNames[0]}`]) {
    await page.goto(`${path}?lang=en`);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    // A grid with ink between its cells is no dark ground: what counts is the ground below a text.
    const painted = await page.locator('main *').evaluateAll((parts) => {
      const groundOf = (part: Element | null): Element | null =>
        part && getComputedStyle(part).backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(part.parentElement) : part;
      return parts
        .filter((part) => part.checkVisibility() && [...part.childNodes].some((node) => node.nodeType === 3))
        .map(groundOf)
        .filter((ground) => ground && ground.clientHeight > 100 && !ground.closest('svg, table, figure'))
        .map((ground) => /rgba?\((\d+), (\d+), (\d+)/.exec(getComputedStyle(ground!).backgroundColor))
        .filter((rgb) => rgb && Number(rgb[1]) + Number(rgb[2]) + Number(rgb[3]) < 300);
    });
    expect(painted, path).toEqual([]);
  }
});
