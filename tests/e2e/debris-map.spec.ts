import type { Page } from '@playwright/test';
import { areaFigures, areaIds, areas } from '../../app/content/areas.ts';
import { severityOf } from '../../app/map/severity.ts';
import { expect, languages, test } from './fixtures.ts';

const radio = (page: Page, id: string) => page.locator(`#area-${id}`);
const card = (page: Page, id: string) => page.locator('label.area-card', { has: radio(page, id) });
const region = (page: Page, id: string) => page.locator(`label[for=area-${id}] .map-name`).filter({ visible: true });
const details = (page: Page) => page.locator('.area-details').filter({ visible: true });
const placeholder = (page: Page) => page.locator('.area-placeholder');
const clear = (page: Page) => page.locator('.debris-map').getByRole('button', { name: /./ }).filter({ visible: true });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('HO-4: a card, a place on the map and the keyboard show an area; clearing shows the placeholder', async ({
    page,
  }) => {
    const heading = details(page).getByRole('heading');
    const name = (id: keyof typeof areas.areas) => areas.areas[id].name.ar;
    await page.goto('/?lang=ar');
    await expect(placeholder(page)).toBeVisible();
    await expect(details(page)).toHaveCount(0);
    for (const id of areaIds) {
      await radio(page, id).press('Space');
      await expect(heading).toHaveText(name(id));
      await expect(placeholder(page)).toBeHidden();
    }
    await region(page, 'homs').click();
    await expect(radio(page, 'homs')).toBeChecked();
    await expect(heading).toHaveText(name('homs'));
    await page.keyboard.press('ArrowDown');
    await expect(heading).not.toHaveText(name('homs'));
    await clear(page).last().press('Enter');
    await expect(placeholder(page)).toBeVisible();
    await expect(details(page)).toHaveCount(0);
  });
});

test('HO-4: the map shows all areas as a ramp of one hatch, and stays in its place whatever is selected', async ({
  page,
}) => {
  for (const language of languages) {
    await page.goto(`/?lang=${language}`);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const outline = () =>
        page.locator('.map-outline').evaluate((outline) => {
          const { top, width, height } = outline.getBoundingClientRect();
          const above = document.querySelector('.debris-map')!.getBoundingClientRect().top;
          return [top - above, width, height].map(Math.round);
        });
      const before = await outline();
      // Measured in one step: images above may still load and move the map.
      const outside = await page.locator('.map-sheet').evaluate((sheet) => {
        const frame = sheet.getBoundingClientRect();
        return [...sheet.querySelectorAll('.map-outline, .map-name')].filter((part) => {
          const { left, right, top, bottom, width } = part.getBoundingClientRect();
          const within =
            left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1;
          return width > 0 && !within;
        }).length;
      });
      expect(outside, `${width} px`).toBe(0);
      for (const id of areaIds) {
        await radio(page, id).press('Space');
        expect(await outline(), `${id}, ${width} px`).toEqual(before);
      }
    }
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const seen = await page.evaluate((ids) => {
        const rest = (colour: string) => {
          const context = new OffscreenCanvas(1, 1).getContext('2d')!;
          context.fillStyle = colour;
          context.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
          return red + green + blue;
        };
        return ids.map((id) => {
          const region = document.querySelector(`label[for=area-${id}] .map-region`)!;
          const pattern = document.querySelector(region.getAttribute('fill')!.slice(4, -1))!;
          const [ground, line] = pattern.querySelectorAll('path');
          return {
            wide: region.getBoundingClientRect().width > 18,
            light: rest(getComputedStyle(ground!).fill),
            line: line!.getBBox().width,
          };
        });
      }, areaIds);
      expect(
        seen.every(({ wide }) => wide),
        `${width} px`,
      ).toBe(true);
      const levels = ['medium', 'high', 'very-high'].map(
        (level) => seen[areaIds.findIndex((id) => severityOf(areaFigures[id].clearedPercent.value) === level)]!,
      );
      for (const [lower, higher] of [levels.slice(0, 2), levels.slice(1)]) {
        expect(higher!.light, `${width} px`).toBeLessThan(lower!.light);
        expect(higher!.line, `${width} px`).toBeGreaterThan(lower!.line);
      }
    }
  }
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('HO-4: a tap selects, moves nothing above it, and shows the first figures', async ({ page }) => {
    await page.goto('/?lang=ar');
    const top = () => page.locator('.map-sheet').evaluate((sheet) => Math.round(sheet.getBoundingClientRect().top));
    for (const place of [region(page, 'homs'), card(page, 'idlib')]) {
      await place.evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const before = await top();
      await place.tap();
      await expect(details(page)).toHaveCount(1);
      expect(await top()).toBe(before);
    }
    await expect(details(page).locator('dt').first()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
