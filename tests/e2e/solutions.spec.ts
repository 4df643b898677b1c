import { solutionIds, solutions } from '../../app/content/solutions.ts';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });
const language = 'ar';
test('SO-2: more details open in the page and take the focus; back to solutions, Back and the menu close them', async ({
  page,
}) => {
  await page.goto(`/solutions?lang=${language}`);
  const list = page.locator('.solution-list');
  for (const id of solutionIds) {
    const detail = page.locator(`article:has(#${id})`);
    await expect(detail).toBeHidden();
    await page.locator(`#more-${id}`).press('Enter');
    await expect(detail).toBeVisible();
    await expect(list).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    for (const label of ['equipment', 'benefits', 'cost', 'capacity'] as const)
      await expect(detail).toContainText(solutions.detail[label][language]);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect(page.locator(`#${id}`)).toBeFocused();
    await detail.getByRole('link', { name: solutions.detail.back[language] }).press('Enter');
    await expect(list).toBeVisible();
    await expect(detail).toBeHidden();
    await expect(page.locator(`#more-${id}`)).toBeInViewport();
    await expect(page.locator(`#more-${id}`)).toBeFocused();
  }
  await page.locator('#more-logistics').click();
  await page.goBack();
  await expect(list).toBeVisible();
  await page.goForward();
  await expect(list).toBeHidden();
  await page.locator('header a[href="/solutions"]').filter({ visible: true }).first().click();
  await expect(list).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`/solutions?lang=${language}#recycled-aggregate`);
  await expect(page.locator('#recycled-aggregate')).toBeVisible();
  await expect(list).toBeHidden();
});
