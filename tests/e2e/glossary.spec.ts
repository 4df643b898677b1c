import { terms } from '../../app/content/glossary/term-list.ts';
import { expect, hold, languages, scripts, test } from './fixtures.ts';

const term = terms.find(({ id }) => id === 'jaw-crusher')!;

test('GL-1: the filter finds a term by any of three languages, as the server does', async ({ page }) => {
  for (const language of languages) {
    await page.goto(`/glossary?lang=${language}`);
    const field = page.locator('#term');
    const rows = page.locator('.glossary dl > div');
    const shown = rows.filter({ visible: true });
    await expect(rows).toHaveCount(terms.length);
    for (const question of [term.name.de, term.name.en, term.name.ar]) {
      await field.fill(question);
      await expect(shown).toHaveCount(1);
      await expect(shown).toHaveAttribute('id', term.id);
    }
    const question = term.name[language].split(' ')[0]!;
    const answer = await (await page.request.get(`/glossary?lang=${language}&term=${question}`)).text();
    const found = [...answer.matchAll(/<div id="([\w-]+)" itemProp="hasDefinedTerm"/gi)].map(([, id]) => id);
    expect(found.length).toBeGreaterThan(0);
    await field.fill(question);
    await expect.poll(() => shown.evaluateAll((rows) => rows.map(({ id }) => id))).toEqual(found);
    await field.fill('');
    await expect(page.locator('.glossary dl > div:not([hidden])')).toHaveCount(terms.length);
    // A link shows its term, whatever the filter holds.
    await field.fill('qzxqzx');
    await expect(page.locator(`#${term.id}`)).toBeHidden();
    await page.locator('header [data-opens=search]').filter({ visible: true }).first().click();
    await page.getByRole('dialog').getByRole('searchbox').fill(term.name[language]);
    await page.getByRole('dialog').locator(`a[href$="/glossary#${term.id}"]`).first().click();
    await expect(page.locator(`#${term.id}`)).toBeInViewport();
    await expect(field).toHaveValue('');
  }
});

test('GL-1: what is typed on a slow connection stays, with the focus, and the count is true', async ({ page }) => {
  const code = await hold(page, scripts);
  await page.goto('/glossary?lang=en');
  const field = page.locator('#term');
  const shown = page.locator('.glossary dl > div:not([hidden])');
  await field.pressSequentially(term.name.de.slice(0, 4));
  await code.requested;
  code.release();
  await expect(page.locator('[data-enhance=glossary-filter]')).toHaveAttribute('data-state', 'ready');
  await expect(field).toBeFocused();
  await field.pressSequentially(term.name.de.slice(4));
  await expect(field).toHaveValue(term.name.de);
  await expect(shown).toHaveCount(1);
  await expect(page.locator('.glossary [role=status]')).toContainText('1');
});
