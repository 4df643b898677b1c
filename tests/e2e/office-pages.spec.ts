import { about } from '../../app/content/about.ts';
import { legal } from '../../app/content/legal.ts';
import { expect, languages, test } from './fixtures.ts';

test('leads from the legal consultation to the contact form with its subject filled in (LE-1)', async ({ page }) => {
  await page.goto('/legal?lang=en');
  await page.getByRole('link', { name: legal.consultation.button.en }).click();
  await expect(page).toHaveURL(/\/contact\?subject=legal/);
  await expect(page.locator('#contact-subject')).not.toHaveValue('');
});

test('enlarges a certificate in a dialog and returns the focus (AB-1)', async ({ page }) => {
  for (const language of languages) {
    await page.goto(`/about?lang=${language}`);
    const link = page.locator('a:has(img[src*="certificate-b"])').first();
    await link.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(about.certificates.items[1].title[language]);
    await expect(dialog.locator('img[src*="certificate-b"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  }
});
