import type { Page } from '@playwright/test';
import { areas } from '../../app/content/areas.ts';
import { byTurns, expect, languages, test, wake } from './site.ts';

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

        once()('list and map are two views of one selection', async ({ page }) => {
          await page.goto(`/?lang=${language}`);
          if (scripts) await wake(page);
          await expect(placeholder(page)).toBeVisible();
          await expect(details(page)).toHaveCount(0);

          await card(page, name('idlib')).check();
          await expect(placeholder(page)).toBeHidden();
          await expect(details(page)).toHaveCount(1);
          await expect(details(page).getByRole('heading')).toHaveText(name('idlib'));

          await page.locator('label[for=area-homs] .map-region').click({ position: { x: 60, y: 60 } });
          await expect(card(page, name('homs'))).toBeChecked();
          await expect(details(page).getByRole('heading')).toHaveText(name('homs'));

          await page.getByRole('button', { name: areas.clear[language] }).click();
          await expect(placeholder(page)).toBeVisible();
          await expect(details(page)).toHaveCount(0);
        });
      });
    }

    once()('the keyboard alone chooses areas and layers', async ({ page }) => {
      await page.goto(`/?lang=${language}`);
      await card(page, name('aleppo')).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await expect(card(page, name('damascus'))).toBeChecked();
      await expect(details(page).getByRole('heading')).toHaveText(name('damascus'));
      const layers = page.locator('.map-value.of-clearance');
      await expect(layers.first()).toBeHidden();
      await page.getByRole('radio', { name: areas.layers.areas[language], exact: true }).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: areas.layers.clearance[language], exact: true })).toBeChecked();
      await expect(layers.first()).toBeVisible();
      await expect(page.locator('.map-legend:visible')).toHaveCount(1);
    });

    test.describe('by touch, on a phone', () => {
      test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
      for (const awake of [false, true])
        once()(
          `a tap moves nothing and shows its details at once, ${awake ? 'with' : 'before'} the application`,
          async ({ page }) => {
            await page.setViewportSize({ width: 360, height: 740 });
            await page.goto(`/?lang=${language}`);
            if (awake) await wake(page);
            const places = [
              ['homs', page.locator('label[for=area-homs] .map-name')],
              ['idlib', page.locator('label.area-card', { has: page.locator('#area-idlib') })],
            ] as const;
            for (const [id, place] of places) {
              await place.evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }));
              const top = () => place.evaluate((part) => part.getBoundingClientRect().top);
              const before = await top();
              await place.tap();
              await expect(card(page, name(id))).toBeChecked();
              const heading = details(page).getByRole('heading');
              await expect(heading).toHaveText(name(id));
              await expect(heading).toBeInViewport({ ratio: 0.99 });
              await expect(place).toBeInViewport({ ratio: 0.99 });
              // What is laid out above, as it comes near, may change how far the page has been scrolled, not where a part is seen.
              expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
            }
            await page.getByRole('button', { name: areas.clear[language] }).tap();
            await expect(details(page)).toHaveCount(0);
          },
        );
      once()('a place on the map and a card choose the same way', async ({ page }) => {
        await page.goto(`/?lang=${language}`);
        await page.locator('label[for=area-daraa] .map-name').tap();
        await expect(details(page).getByRole('heading')).toHaveText(name('daraa'));
        await page.locator('label.area-card', { has: page.locator('#area-ghouta') }).tap();
        await expect(details(page).getByRole('heading')).toHaveText(name('ghouta'));
        await expect(details(page).getByRole('heading')).toBeInViewport();
        // `innerWidth` grows with a page that is too wide; the screen does not.
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      });
    });
  });
}

for (const language of languages)
  test(`the layers’ map shows the north-east and its whole scale on every wide screen, ${language} (CR-1)`, async ({
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

test('a selection made before React arrives stays when it does', async ({ page }) => {
  await page.goto('/?lang=en');
  await page.evaluate(() => (document.getElementById('area-homs') as HTMLInputElement).click());
  await wake(page);
  await expect(card(page, 'Homs')).toBeChecked();
  await expect(details(page).getByRole('heading')).toHaveText('Homs');
});
