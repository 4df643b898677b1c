import { searchWords } from '../../app/content/shared/search-words.ts';
import { expect, test, wake } from './site.ts';

for (const [language, question] of [
  ['ar', 'كسارة'],
  ['en', 'crusher'],
] as const) {
  test(`the search finds pages and marks the words, ${language}`, async ({ page }) => {
    await page.goto(`/contact?lang=${language}`);
    await wake(page);
    await page.getByRole('link', { name: searchWords.open[language] }).click();
    await page.getByRole('searchbox').fill(question);
    const results = page.getByRole('dialog').getByRole('listitem');
    await expect(results.first()).toBeVisible();
    await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible();
    await results.first().getByRole('link').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).not.toHaveURL(/contact/);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test(`the results come from the server, ${language}`, async ({ page }) => {
      await page.goto(`/contact?lang=${language}`);
      await page.getByRole('link', { name: searchWords.open[language] }).click();
      await page.getByRole('searchbox').fill(question);
      await page.getByRole('button', { name: searchWords.submit[language], exact: true }).click();
      await expect(page.getByRole('heading', { name: searchWords.results[language] })).toBeVisible();
      expect(await page.locator('mark').count()).toBeGreaterThan(0);
    });
  });
}

test('a question cannot write HTML', async ({ request }) => {
  const html = await (await request.get('/?q=%3Cscript%3Ealert(1)%3C/script%3E&lang=en')).text();
  expect(html).not.toContain('<script>alert');
});
