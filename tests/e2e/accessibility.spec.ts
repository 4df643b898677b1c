import { contactForm } from '../../app/content/forms/contact.ts';
import { shell } from '../../app/content/shared/shell.ts';
import { expect, languages, test } from './fixtures.ts';
import { violations } from './page-checks.ts';

test.use({ reducedMotion: 'reduce' } as object);

test.describe('states', () => {
  for (const language of languages) {
    test(`menu, search and form errors, ${language}`, async ({ page }) => {
      await page.goto(`/contact?lang=${language}`);
      await page.getByRole('button', { name: contactForm.submit[language] }).click();
      await expect(page.getByText(contactForm.fields.firstName.error[language])).toBeVisible();
      expect(await violations(page), 'form errors').toEqual([]);
      // axe counts parts under the sticky header as too small a target.
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator('summary, button').filter({ hasText: shell.more[language] }).first().click();
      expect(await violations(page), 'menu').toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('header [data-opens=search]').filter({ visible: true }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page), 'search').toEqual([]);
    });
  }
});
