import { areas } from '../../app/content/areas.ts';
import { crisis } from '../../app/content/crisis.ts';
import { expect, test } from './fixtures.ts';

test('CR-1, CR-2: the table stands open at every width, and its badges differ in word, ground and pattern', async ({
  page,
}) => {
  for (const [language, width] of [
    ['ar', 360],
    ['en', 768],
    ['ar', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/crisis?lang=${language}`);
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
