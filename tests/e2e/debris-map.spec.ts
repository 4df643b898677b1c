import type { Page } from '@playwright/test';
import { areaIds, areas } from '../../app/content/areas.ts';
import { byTurns, expect, languages, test } from './fixtures.ts';

const card = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const details = (page: Page) => page.locator('.area-details:visible');
const placeholder = (page: Page) => page.locator('.area-placeholder');

for (const language of languages) {
  const once = byTurns(test, language);
  const name = (id: keyof typeof areas.areas) => areas.areas[id].name[language];

  test.describe(`the debris map, ${language} (HO-4)`, () => {
    for (const scripts of [true, false]) {
      test.describe(scripts ? 'with JavaScript' : 'without JavaScript', () => {
        test.use({ javaScriptEnabled: scripts });

        once()('keeps list and map in sync with the selection', async ({ page }) => {
          await page.goto(`/?lang=${language}`);
          await expect(placeholder(page)).toBeVisible();
          await expect(details(page)).toHaveCount(0);

          await card(page, name('idlib')).check();
          await expect(placeholder(page)).toBeHidden();
          await expect(details(page)).toHaveCount(1);
          await expect(details(page).getByRole('heading')).toHaveText(name('idlib'));

          await page.locator('label[for=area-homs] .map-region').click({ position: { x: 60, y: 60 } });
          await expect(card(page, name('homs'))).toBeChecked();
          await expect(details(page).getByRole('heading')).toHaveText(name('homs'));

          // On the map its name is on a plate, instead of on its ground.
          await expect(page.locator('.at-homs .map-plate b')).toBeVisible();
          await expect(page.locator('.map-area.at-homs > .map-name')).toBeHidden();

          await page.getByRole('button', { name: areas.clear[language] }).click();
          await expect(placeholder(page)).toBeVisible();
          await expect(details(page)).toHaveCount(0);
        });
      });
    }

    once()('selects areas and layers by keyboard', async ({ page }) => {
      await page.goto(`/?lang=${language}`);
      await card(page, name('aleppo')).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await expect(card(page, name('damascus'))).toBeChecked();
      await expect(details(page).getByRole('heading')).toHaveText(name('damascus'));
      const layers = page.locator('text.map-value.of-clearance');
      await expect(layers.first()).toBeHidden();
      await page.getByRole('radio', { name: areas.layers.areas[language], exact: true }).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: areas.layers.clearance[language], exact: true })).toBeChecked();
      await expect(layers.first()).toBeVisible();
      await expect(page.locator('.map-legend:visible')).toHaveCount(1);
    });

    once()('keeps the focus on the area when the keyboard clears the selection', async ({ page }) => {
      await page.goto(`/?lang=${language}`);
      await card(page, name('homs')).focus();
      await page.keyboard.press('Space');
      const clear = page.getByRole('button', { name: areas.clear[language] });
      await clear.focus();
      await page.keyboard.press('Enter');
      await expect(details(page)).toHaveCount(0);
      await expect(page.locator('.map-details :focus')).toBeVisible();
      // The next key continues from there.
      await page.keyboard.press('Shift+Tab');
      await expect(page.locator('[name=area]:focus')).toHaveCount(1);
      await expect(clear).toHaveCount(0);
    });

    once()(
      'keeps its height and its map, and shows the details beside the areas, whatever is selected',
      async ({ page }) => {
        await page.goto(`/?lang=${language}`);
        // Measured in one step: images above may still load and move the map.
        const measure = () =>
          page.evaluate(() => {
            const box = (selector: string) =>
              [...document.querySelectorAll(selector)]
                .map((part) => part.getBoundingClientRect())
                .find(({ width }) => width > 0)!;
            const [section, map, land] = [box('.debris-map'), box('.map-sheet'), box('.map-beyond')];
            const [details, head, clear] = [box('.map-details'), box('.area-details > header'), box('.area-clear')];
            return {
              height: section.height,
              map: [map.width, map.height],
              // Land and sea are drawn past every edge.
              filled: land.right > map.right && land.bottom > map.bottom,
              // The name and the severity on one line.
              closeInHead: clear?.top === head?.top && clear?.height === head?.height,
              beside: Math.abs(details.right - map.right) < 2 && Math.abs(details.bottom - map.bottom) < 2,
              below: details.top >= map.bottom,
              within: details.top >= map.top,
            };
          });
        for (const width of [390, 768, 1024, 1440, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          const before = await measure();
          expect(before.filled, `${width} px`).toBe(true);
          for (const id of areaIds) {
            await card(page, name(id)).press('Space');
            const after = await measure();
            expect(after, `${id}, ${width} px`).toMatchObject({ map: before.map, closeInHead: true });
            // The whole map stays visible, except for its empty land: at the right in both languages.
            expect(after, `${id}, ${width} px`).toMatchObject(
              width < 1000 ? { below: true } : { beside: true, within: true },
            );
            if (width >= 720) expect(after.height, `${id}, ${width} px`).toBe(before.height);
          }
          await page.getByRole('button', { name: areas.clear[language] }).click();
        }
      },
    );

    once()('shows map, choice and the first figures on one screen of a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/?lang=${language}`);
      await page.locator('.map-side').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
      await page.locator('.at-homs .area-card').click();
      await expect(page.locator('.map-sheet')).toBeInViewport({ ratio: 0.75 });
      await expect(details(page).locator('dd').first()).toBeInViewport({ ratio: 1 });
    });

    once()('shows all of Syria on the map at every width', async ({ page }) => {
      await page.goto(`/?lang=${language}`);
      for (const width of [360, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        // Measured in one step: images above may still load and move the map.
        const outside = await page.locator('.map-sheet').evaluate((sheet) => {
          const frame = sheet.getBoundingClientRect();
          return [...sheet.querySelectorAll('.map-outline, .map-region, .map-name')].filter((part) => {
            const { left, right, top, bottom, width } = part.getBoundingClientRect();
            const within =
              left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1;
            return width > 0 && !within;
          }).length;
        });
        expect(outside, `${width} px`).toBe(0);
        const letters = await page.locator('.map-canvas text:visible').evaluateAll((texts) =>
          texts.map((text) => {
            const svg = (text as SVGTextElement).ownerSVGElement!;
            return (
              (Number.parseFloat(getComputedStyle(text).fontSize) * svg.getBoundingClientRect().width) /
              svg.viewBox.baseVal.width
            );
          }),
        );
        expect(Math.min(...letters), `letters at ${width} px`).toBeGreaterThanOrEqual(11);
      }
    });

    test.describe('by touch, on a phone', () => {
      test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
      once()('moves nothing above it on a tap and says where the figures are', async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(`/?lang=${language}`);
        const places = [
          ['homs', page.locator('label[for=area-homs] .map-name')],
          ['idlib', page.locator('label.area-card', { has: page.locator('#area-idlib') })],
        ] as const;
        for (const [id, place] of places) {
          await place.evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }));
          await place.tap();
          await expect(card(page, name(id))).toBeChecked();
          await expect(details(page).getByRole('heading')).toHaveText(name(id));
          await expect(place).toBeInViewport({ ratio: 0.99 });
          if (id === 'homs') await expect(page.locator('.at-homs .map-plate')).toBeInViewport();
          else await expect(details(page).locator('dt').first()).toBeInViewport();
        }
        await page.getByRole('button', { name: areas.clear[language] }).tap();
        await expect(details(page)).toHaveCount(0);
      });
      once()('selects the same by a place on the map and by a card', async ({ page }) => {
        await page.goto(`/?lang=${language}`);
        await page.locator('label[for=area-daraa] .map-name').tap();
        await expect(details(page).getByRole('heading')).toHaveText(name('daraa'));
        await page.locator('label.area-card', { has: page.locator('#area-ghouta') }).tap();
        await expect(details(page).getByRole('heading')).toHaveText(name('ghouta'));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      });
    });
  });
}

for (const language of languages)
  test(`shows the north-east and the whole scale of the layers’ map on every wide screen, ${language} (CR-1)`, async ({
    page,
  }) => {
    await page.goto(`/crisis?lang=${language}`);
    for (const width of [768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const sheet = (await page.locator('.gis-map .map-sheet').boundingBox())!;
      for (const part of ['.map-scale text', '.map-scale path', '.map-outline', '.map-degrees']) {
        const box = (await page.locator(`.gis-map ${part}`).first().boundingBox())!;
        expect(box.x, part).toBeGreaterThanOrEqual(sheet.x - 1);
        expect(box.x + box.width, part).toBeLessThanOrEqual(sheet.x + sheet.width + 1);
        expect(box.y + box.height, part).toBeLessThanOrEqual(sheet.y + sheet.height + 1);
      }
    }
  });
