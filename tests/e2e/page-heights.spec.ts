import { expect, languages, test } from './fixtures.ts';

/** The heights that the long pages are designed for, in px, before anything on them is opened. */
const designed = {
  390: {
    '/environmental': 6_500,
    '/crisis': 4_500,
    '/legal': 7_900,
    '/figures': 4_000,
    '/planner': 6_950,
    '/glossary': 3_650,
  },
  1440: { '/environmental': 4_800, '/figures': 4_000, '/planner': 4_000, '/glossary': 2_450 },
};

/** For other fonts, and sentences that grow by a line. */
const room = 1.05;

for (const language of languages) {
  for (const [width, pages] of Object.entries(designed))
    test(`long pages keep to their heights at ${width} px, ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: Number(width), height: 844 });
      for (const [path, height] of Object.entries(pages)) {
        await page.goto(`${path}?lang=${language}`);
        await page.evaluate(() => document.fonts.ready);
        const measured = await page.evaluate(() => document.documentElement.scrollHeight);
        expect.soft(measured, path).toBeLessThanOrEqual(height * room);
      }
    });

  test(`says whom to call within two screens of a phone, ${language} (LE-1)`, async ({ page }) => {
    const phone = { width: 390, height: 844 };
    await page.setViewportSize(phone);
    await page.goto(`/legal?lang=${language}`);
    await page.evaluate(() => document.fonts.ready);
    const answer = (await page.locator('#family dl > div').first().boundingBox())!;
    expect(answer.y + answer.height).toBeLessThanOrEqual(2 * phone.height);
  });

  test(`the danger strip is low, opens in place, and is whole on paper, ${language}`, async ({ page }) => {
    for (const path of ['/legal', '/environmental', '/projects/recycling', '/community']) {
      await page.goto(`${path}?lang=${language}`);
      await page.evaluate(() => document.fonts.ready);
      const strip = page.locator('.danger');
      const height = async () => (await strip.boundingBox())!.height;
      await page.setViewportSize({ width: 1440, height: 900 });
      expect.soft(await height(), path).toBeLessThanOrEqual(120);
      const hazards = strip.locator('.danger-hazards');
      const last = strip.locator('ol > li').last();
      const control = strip.locator('summary');
      const place = () =>
        control.evaluate((summary) => {
          const { x, y, width } = summary.getBoundingClientRect();
          return [x, y + scrollY, width];
        });
      const opensInPlace = async () => {
        const before = await place();
        await control.click();
        await expect(last).toBeVisible();
        expect.soft(await place(), path).toEqual(before);
      };
      await expect(hazards).toBeVisible();
      await expect(last).toBeHidden();
      await opensInPlace();
      await control.click();
      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft(await height(), path).toBeLessThanOrEqual(130);
      await page.emulateMedia({ media: 'print' });
      await expect(hazards).toBeVisible();
      expect(await last.evaluate((step) => step.checkVisibility())).toBe(true);
      await page.emulateMedia({ media: null });
      await opensInPlace();
      await expect(hazards).toBeVisible();
    }
    await page.goto(`/crisis?lang=${language}`);
    await expect(page.locator('.danger ol > li').last()).toBeVisible();
  });
}
