import { pageNames } from '../../app/content/shared/pages.ts';
import { solutionIds, solutions } from '../../app/content/solutions.ts';
import { byTurns, expect, languages, test } from './fixtures.ts';

for (const language of languages) {
  const once = byTurns(test, language);
  for (const scripts of [true, false]) {
    test.describe(`SO-2 ${scripts ? 'with' : 'without'} JavaScript (${language})`, () => {
      test.use({ javaScriptEnabled: scripts });

      once()('opens all details of a solution in the page; back to solutions leaves them', async ({ page }) => {
        await page.goto(`/solutions?lang=${language}`);
        for (const id of solutionIds) {
          const { title, equipment, benefits } = solutions.items[id];
          const heading = page.getByRole('heading', { name: title[language], level: 2 });
          const list = page.locator('.solution-list');
          await expect(heading).toBeHidden();
          await page.locator(`#more-${id}`).click();
          await expect(heading).toBeVisible();
          await expect(list).toBeHidden();
          await expect(page).toHaveURL(new RegExp(`#${id}$`));
          const detail = page.locator(`article:has(#${id})`);
          for (const words of [...equipment, ...benefits])
            if (!('text' in words)) await expect(detail).toContainText(words[language]);
          for (const label of [
            solutions.detail.equipment,
            solutions.detail.benefits,
            solutions.detail.cost,
            solutions.detail.capacity,
          ])
            await expect(detail).toContainText(label[language]);
          await detail.getByRole('link', { name: solutions.detail.back[language] }).click();
          await expect(list).toBeVisible();
          await expect(heading).toBeHidden();
        }
      });

      once()('closes the details with the browser’s back button', async ({ page }) => {
        await page.goto(`/solutions?lang=${language}`);
        await page.locator('#more-logistics').click();
        await expect(page.locator('.solution-list')).toBeHidden();
        await page.goBack();
        await expect(page.locator('.solution-list')).toBeVisible();
        await expect(page.locator('article:has(#logistics)')).toBeHidden();
        await page.goForward();
        await expect(page.locator('.solution-list')).toBeHidden();
      });

      once()('closes them with the page’s own entry in the menu', async ({ page }) => {
        await page.goto(`/solutions?lang=${language}#logistics`);
        await expect(page.locator('.solution-list')).toBeHidden();
        await page.getByRole('banner').getByRole('link', { name: pageNames['/solutions'][language] }).click();
        await expect(page.locator('.solution-list')).toBeVisible();
        await expect(page.locator('article:has(#logistics)')).toBeHidden();
        await expect(page).toHaveURL(/\/solutions(\?lang=..)?$/);
      });

      once()('opens the details of the solution in the address', async ({ page }) => {
        await page.goto(`/solutions?lang=${language}#recycled-aggregate`);
        await expect(
          page.getByRole('heading', { name: solutions.items['recycled-aggregate'].title[language], level: 2 }),
        ).toBeVisible();
        await expect(page.locator('.solution-list')).toBeHidden();
      });
    });
  }
}

test.describe('SO-2 by keyboard', () => {
  // A programmatic focus scrolls smoothly and would still be moving at the next key.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the focus moves to the heading of the details, and back to the link that opened them', async ({ page }) => {
    await page.goto('/solutions?lang=en');
    await page.locator('#more-rebar-separation').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#rebar-separation')).toBeFocused();
    await expect(page.locator('#rebar-separation')).toBeInViewport();
    await page.getByRole('link', { name: solutions.detail.back.en }).filter({ visible: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#more-rebar-separation')).toBeFocused();
    await expect(page.locator('#more-rebar-separation')).toBeInViewport();
    await page.locator('#more-logistics').press('Enter');
    await expect(page.locator('#logistics')).toBeFocused();
    await page.goBack();
    await expect(page.locator('.solution-list')).toBeVisible();
    await expect(page.locator('#more-logistics')).toBeInViewport();
  });
  test('opens details from another page too', async ({ page }) => {
    await page.goto('/environmental?lang=en');
    await page.getByRole('main').getByRole('link', { name: 'Solutions' }).last().click();
    await expect(page.locator('.solution-list')).toBeVisible();
    await page.locator('#more-mobile-crushers').click();
    await expect(page.locator('#mobile-crushers')).toBeFocused();
    await expect(page.locator('#mobile-crushers')).toBeInViewport();
    await page.goBack();
    await expect(page.locator('.solution-list')).toBeVisible();
  });
});
