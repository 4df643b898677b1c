import type { Page } from '@playwright/test';
import axeCore, { type NodeResult } from 'axe-core';
import { contactForm } from '../../app/content/forms/contact.ts';
import { paths } from '../../app/content/shared/pages.ts';
import { searchWords } from '../../app/content/shared/search-words.ts';
import { shell } from '../../app/content/shared/shell.ts';
import { expect, languages, test, wake } from './site.ts';

/** WCAG 2.2 A and AA, and axe's own best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules run in the page itself, which is enough where there are no frames; only what is wrong comes back. */
async function violations(page: Page): Promise<string[]> {
  expect(page.frames()).toHaveLength(1);
  await page.evaluate(axeCore.source);
  return page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run(document, { resultTypes: ['violations'], runOnly: tags });
    const places = (nodes: NodeResult[]) => nodes.slice(0, 3).map(({ target }) => target.join(' '));
    return violations.map(({ id, nodes }) => `${id}: ${places(nodes).join(' | ')}`);
  }, tags);
}

test.use({ reducedMotion: 'reduce' } as object);

test.describe('every page, and an address without one', () => {
  test.use({ allowed: /status of 404|No page at/ });
  for (const language of languages)
    test(`has no violations, ${language}`, async ({ page }) => {
      test.setTimeout(300_000);
      const problems: string[] = [];
      for (const path of [...paths, '/no-such-page']) {
        await page.goto(`${path}?lang=${language}`);
        for (const problem of await violations(page)) problems.push(`${path}: ${problem}`);
      }
      expect(problems).toEqual([]);
    });
});

test.describe('states', () => {
  for (const language of languages) {
    test(`menu, search and form errors, ${language}`, async ({ page }) => {
      await page.goto(`/contact?lang=${language}`);
      await wake(page);
      await page.getByRole('button', { name: contactForm.submit[language] }).click();
      await expect(page.getByText(contactForm.fields.firstName.error[language])).toBeVisible();
      expect(await violations(page), 'form errors').toEqual([]);
      // What the sticky header covers counts as too small a target.
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator('summary, button').filter({ hasText: shell.more[language] }).first().click();
      expect(await violations(page), 'menu').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: searchWords.open[language] }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page), 'search').toEqual([]);
    });
  }
});
