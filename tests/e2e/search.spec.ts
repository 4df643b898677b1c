import type { Page } from '@playwright/test';
import { searchWords } from '../../app/content/shared/search-words.ts';
import { shell } from '../../app/content/shared/shell.ts';
import type { Language } from '../../app/content/text.ts';
import { parseHtml } from '../pages/built-pages.ts';
import { expect, test } from './fixtures.ts';

const questions = [
  ['ar', 'بالكسارات'],
  ['ar', 'Brecher'],
  ['en', 'crusher'],
  ['en', 'كسارة فكية'],
  // The same keys on the other keyboard.
  ['en', 'hg;shvhj'],
  ['ar', 'ؤقعساثق'],
] as const;

async function openDialog(page: Page, language: Language) {
  await page.goto(`/contact?lang=${language}`);
  await page.getByRole('link', { name: searchWords.open[language] }).click();
  return page.getByRole('dialog');
}

/** The link targets of the results, in order. */
const addresses = (part: ReturnType<Page['getByRole']>): Promise<(string | null)[]> =>
  part.locator('li a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

for (const [language, question] of questions)
  test(`SE-1, GL-1: finds and highlights the same as the server: ${question}, ${language}`, async ({ page }) => {
    const dialog = await openDialog(page, language);
    await dialog.getByRole('searchbox').fill(question);
    await expect(dialog.locator('mark').first()).toBeVisible();
    const answer = await page.request.get(`/?q=${encodeURIComponent(question)}&lang=${language}`);
    const results = parseHtml(await answer.text());
    const found = [...results.querySelectorAll('main li a')].map((link) => link.getAttribute('href'));
    expect(results.querySelector('main mark')).not.toBeNull();
    expect(found.length).toBeGreaterThan(2);
    // Content below the first screen follows a moment later.
    await expect.poll(() => addresses(dialog)).toEqual(found);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('SE-1: the search of a page leads to the results', async ({ page }) => {
    await page.goto('/contact?lang=ar');
    await page.getByRole('link', { name: searchWords.open.ar }).click();
    await page.getByRole('searchbox').fill(questions[0][1]);
    await page.getByRole('button', { name: searchWords.submit.ar, exact: true }).click();
    await expect(page.getByRole('heading', { name: searchWords.results.ar })).toBeVisible();
    await expect(page.locator('main li a')).not.toHaveCount(0);
  });
});

for (const language of ['ar', 'en'] as const) {
  test(`supports arrow keys to a result and back, and Enter for the first, ${language}`, async ({ page }) => {
    const dialog = await openDialog(page, language);
    const field = dialog.getByRole('searchbox');
    await field.fill(language === 'ar' ? 'شركاؤكم' : 'partnerships');
    await expect(dialog.getByRole('link').first()).toBeVisible();
    await field.press('ArrowDown');
    await expect(dialog.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    const first = await dialog.getByRole('link').first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL((url) => url.href.endsWith(first!));
  });

  test(`says that nothing was found and offers terms and a contact, ${language}`, async ({ page }) => {
    const dialog = await openDialog(page, language);
    await dialog.getByRole('searchbox').fill('qzxqzx');
    await expect(dialog.getByText(searchWords.none[language])).toBeVisible();
    await expect(dialog.locator('a[href="/contact"]')).toBeVisible();
    await dialog.getByRole('button', { name: shell.close[language] }).click();
    await expect(dialog).toBeHidden();
  });
}

test('stays open when a query is selected past the dialog’s edge', async ({ page }) => {
  const dialog = await openDialog(page, 'en');
  const question = dialog.getByRole('searchbox');
  await question.fill('crushed aggregate');
  const { x, y, height } = (await question.boundingBox())!;
  await page.mouse.move(x + 60, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(10, y + height / 2, { steps: 3 });
  await page.mouse.up();
  await expect(question).toHaveValue('crushed aggregate');
  await expect(dialog).toBeVisible();
  await page.mouse.click(10, y);
  await expect(dialog).toBeHidden();
});

test.describe('where the texts cannot be fetched', () => {
  test.use({ firstVisit: true, allowed: /Failed to load resource/ });

  for (const again of ['Retry', 'typing'] as const)
    test(`SH-11, SH-13: after three retries the dialog says so; ${again} fetches them again`, async ({ page }) => {
      const texts = '**/search-*.json';
      let asked = 0;
      await page.route(texts, (route) => {
        asked++;
        return route.abort();
      });
      await page.clock.install();
      const dialog = await openDialog(page, 'en');
      const field = dialog.getByRole('searchbox');
      await field.fill('crusher');
      const failed = dialog.getByText(searchWords.failed.en);
      // The pauses between retries grow.
      await expect(async () => {
        await page.clock.fastForward(1_000);
        await expect(failed).toBeVisible({ timeout: 100 });
      }).toPass();
      expect(asked).toBe(4);
      await page.unroute(texts);
      if (again === 'Retry') await dialog.getByRole('button', { name: shell.retry.en }).click();
      else await field.press('s');
      await expect(dialog.locator('li a').first()).toBeVisible();
      await expect(failed).toHaveCount(0);
      await expect(field).toBeFocused();
    });
});

test('escapes HTML in a query', async ({ request }) => {
  const html = await (await request.get('/?q=%3Cscript%3Ealert(1)%3C/script%3E&lang=en')).text();
  expect(html).not.toContain('<script>alert');
});
