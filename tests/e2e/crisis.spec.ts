import { areas } from '../../app/content/areas.ts';
import { crisis } from '../../app/content/crisis.ts';
import { expect, languages, test } from './fixtures.ts';

for (const language of languages)
  test(`CR-1, CR-2: the table stands open with four named columns and three different badges, ${language}`, async ({
    page,
  }) => {
    await page.goto(`/crisis?lang=${language}`);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const head of Object.values(crisis.table.heads))
        await expect(page.getByRole('columnheader', { name: head[language], exact: true })).toBeVisible();
      const rows = page.locator('main tbody tr');
      await expect(rows.filter({ visible: true })).toHaveCount(crisis.table.rows.length);
      await expect(rows.first()).toContainText(areas.severityLevels['very-high'][language]);
      const badges = await rows
        .locator('span:has(> .hatch)')
        .evaluateAll((all) =>
          all.map((badge) => [
            badge.textContent,
            getComputedStyle(badge).backgroundColor,
            getComputedStyle(badge.firstElementChild!).backgroundImage,
          ]),
        );
      for (const kind of [0, 1, 2]) expect(new Set(badges.map((badge) => badge[kind])).size).toBe(3);
    }
  });
