import type { Page } from '@playwright/test';
import { searchWords } from '../../app/content/shared/search-words.ts';
import { shell } from '../../app/content/shared/shell.ts';
import type { Language } from '../../app/content/text.ts';
import { parseHtml } from '../pages/built-pages.ts';
import { expect, languages, test } from './fixtures.ts';

/** In three languages, and with the same keys on the other keyboard. */
const questions = {
  ar: ['بالكسارات', 'Brecher', 'ؤقعساثق'],
  en: ['crusher', 'كسارة فكية', 'hg;shvhj'],
};

async function openDialog(page: Page, language: Language) {
  await page.goto(`/contact?lang=${language}`);
  await page.getByRole('link', { name: searchWords.open[language] }).click();
  return page.getByRole('dialog');
}

/** The link targets of the results, in order. */
const addresses = (part: ReturnType<Page['getByRole']>): Promise<(string | null)[]> =>
  part.locator('li a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('SE-1, GL-1: finds and highlights the same as the server', async ({ page }) => {
  for (const language of languages) {
    const dialog = await openDialog(page, language);
    for (const question of questions[language]) {
      const answer = await page.request.get(`/?q=${encodeURIComponent(question)}&lang=${language}`);
      const results = parseHtml(await answer.text());
      const found = [...results.querySelectorAll('main li a')].map((link) => link.getAttribute('href'));
      expect(results.querySelector('main mark')).not.toBeNull();
      expect(found.length).toBeGreaterThan(2);
      await dialog.getByRole('searchbox').fill(question);
      // Content below the first screen follows a moment later.
      await expect.poll(() => addresses(dialog), question).toEqual(found);
      await expect(dialog.locator('mark').first()).toBeVisible();
    }
    await dialog.getByRole('button', { name: shell.close[language] }).click();
    await expect(dialog).toBeHidden();
  }
});

test('says that nothing was found and offers a contact; arrow keys lead to a result and back, Enter to the first', async ({
  page,
}) => {
  const dialog = await openDialog(page, 'ar');
  const field = dialog.getByRole('searchbox');
  await field.fill('qzxqzx');
  await expect(dialog.getByText(searchWords.none.ar)).toBeVisible();
  await expect(dialog.locator('a[href="/contact"]')).toBeVisible();
  await field.fill('شركاؤكم');
  const result = dialog.locator('li a').first();
  await expect(result).toBeVisible();
  await field.press('ArrowDown');
  await expect(result).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  const first = (await result.getAttribute('href'))!;
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL((url) => url.href.endsWith(first));
});

test('SE-1: Back closes the dialog, and shows it again after a result of another page or this one', async ({
  page,
}) => {
  const dialog = await openDialog(page, 'en');
  const field = dialog.getByRole('searchbox');
  await expect(field).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/contact/);
  for (const [path, query] of [
    ['/contact', 'crusher'],
    ['/terms', 'imprint'],
  ] as const) {
    await page.goto(`${path}?lang=en`);
    await page.getByRole('link', { name: searchWords.open.en }).click();
    await field.fill(query);
    await dialog
      .locator(path === '/terms' ? 'li a[href^="/terms#"]' : 'li a')
      .first()
      .click();
    await expect(page).not.toHaveURL(/\/contact/);
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(field).toHaveValue(query);
    await expect(dialog.locator('li a').first()).toBeVisible();
    // The first Escape empties the field.
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('closes by a press beside it and by its button, and stays open when a query is selected past its edge', async ({
  page,
}) => {
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
  await page.getByRole('link', { name: searchWords.open.en }).click();
  await dialog.getByRole('button', { name: shell.close.en }).click();
  await expect(dialog).toBeHidden();
});

test.describe('where the texts cannot be fetched', () => {
  test.use({ firstVisit: true, allowed: /Failed to load resource/ });

  test('SH-11, SH-13: after three retries the dialog says so; Retry and typing fetch them again', async ({ page }) => {
    const texts = '**/search-*.json';
    const failed = page.getByText(searchWords.failed.en);
    await page.clock.install();
    for (const again of ['Retry', 'typing']) {
      let asked = 0;
      await page.route(texts, (route) => {
        asked++;
        return route.abort();
      });
      const dialog = await openDialog(page, 'en');
      const field = dialog.getByRole('searchbox');
      await field.fill('crusher');
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
      // A page that is loaded again opens its dialog again.
      await dialog.getByRole('button', { name: shell.close.en }).click();
      await expect(dialog).toBeHidden();
    }
  });
});
