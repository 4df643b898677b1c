import { terms } from '../../app/content/glossary/term-list.ts';
import { glossary } from '../../app/content/glossary.ts';
import { byTurns, expect, hold, languages, scripts, test } from './fixtures.ts';

const [term] = terms.filter(({ id }) => id === 'jaw-crusher');

for (const language of languages) {
  test(`GL-1: filters the glossary in place in any of three languages, ${language}`, async ({ page }) => {
    await page.goto(`/glossary?lang=${language}`);
    const rows = page.locator('.glossary dl > div');
    await expect(rows).toHaveCount(terms.length);
    // The list is not hydrated before it is filtered.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(rows).toHaveCount(terms.length);
    const shown = rows.filter({ visible: true });
    for (const question of [term!.name.de, term!.name.en, term!.name.ar]) {
      await page.getByRole('searchbox', { name: glossary.filter.label[language] }).fill(question);
      await expect(shown).toHaveCount(1);
      await expect(shown).toHaveAttribute('id', term!.id);
    }
    // The same terms as on the server's page.
    for (const question of ['كسارة', 'crusher', 'concrete']) {
      const answer = await (await page.request.get(`/glossary?lang=${language}&term=${question}`)).text();
      const found = [...answer.matchAll(/<div id="([\w-]+)" itemProp="hasDefinedTerm"/gi)].map(([, id]) => id);
      expect(found.length).toBeGreaterThan(3);
      await page.getByRole('searchbox', { name: glossary.filter.label[language] }).fill(question);
      await expect.poll(() => shown.evaluateAll((rows) => rows.map(({ id }) => id))).toEqual(found);
    }
    await page.getByRole('searchbox', { name: glossary.filter.label[language] }).fill('');
    await expect(rows.and(page.locator(':not([hidden])'))).toHaveCount(terms.length);
    // The letters fold again.
    await expect(shown).toHaveCount(0);
  });

  test(`GL-1: what is typed on a slow connection stays, with the focus, and the count is that of the terms shown, ${language}`, async ({
    page,
  }) => {
    const code = await hold(page, scripts);
    await page.goto(`/glossary?lang=${language}`);
    const field = page.getByRole('searchbox', { name: glossary.filter.label[language] });
    const shown = page.locator('.glossary dl > div:not([hidden])');
    const count = page.locator('.glossary [role=status]');
    const isTrue = async () => expect(await count.textContent()).toContain(String(await shown.count()));
    await field.pressSequentially('Back');
    await code.requested;
    await isTrue();
    code.release();
    await expect(page.locator('[data-island=glossary-filter]')).toHaveAttribute('data-state', 'ready');
    await expect(field).toBeFocused();
    await field.pressSequentially('enbr');
    await expect(field).toHaveValue('Backenbr');
    await expect(shown).toHaveCount(1);
    await isTrue();
    await field.fill('qzxqzx');
    await expect(count).toHaveText(glossary.filter.none[language]);
    await expect(shown).toHaveCount(0);
  });

  test(`shows a term that a link leads to, whatever the filter holds, ${language}`, async ({ page }) => {
    await page.goto(`/glossary?lang=${language}`);
    const field = page.getByRole('searchbox', { name: glossary.filter.label[language] });
    await field.fill('qzxqzx');
    await expect(page.locator(`#${term!.id}`)).toBeHidden();
    await page.locator('header [data-opens=search]').first().click();
    await page.getByRole('dialog').getByRole('searchbox').fill(term!.name[language]);
    await page.getByRole('dialog').locator(`a[href$="/glossary#${term!.id}"]`).first().click();
    await expect(page.locator(`#${term!.id}`)).toBeInViewport();
    await expect(field).toHaveValue('');
  });

  test.describe('without JavaScript', () => {
    const once = byTurns(test, language);
    test.use({ javaScriptEnabled: false });
    once()(`filters the terms on the server, ${language}`, async ({ page }) => {
      await page.goto(`/glossary?lang=${language}`);
      const field = page.getByRole('searchbox', { name: glossary.filter.label[language] });
      await field.fill(term!.name.de);
      await field.press('Enter');
      await expect(page.locator('.glossary dl > div')).toHaveCount(1);
      await expect(page.locator(`#${term!.id}`)).toBeVisible();
    });

    once()(`links to terms, ${language}`, async ({ page }) => {
      await page.goto(`/glossary?lang=${language}#${term!.id}`);
      await expect(page.locator(`#${term!.id}`)).toBeInViewport();
    });
  });
}

test('GL-1: serves the table as CSV and as a set of defined terms', async ({ request, page }) => {
  const response = await request.get('/data/glossary.csv');
  expect(response.headers()['content-type']).toBe('text/csv; charset=utf-8');
  await page.goto('/glossary?lang=en');
  const set = page.locator('[itemtype="https://schema.org/DefinedTermSet"]');
  await expect(set.locator('[itemtype="https://schema.org/DefinedTerm"] [itemprop=name]')).toHaveCount(terms.length);
});
