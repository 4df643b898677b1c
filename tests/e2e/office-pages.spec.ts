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
    const { title } = about.certificates.items[1];
    const link = page.getByRole('link', { name: title[language] });
    const sheet = page.locator('main .certificate-sheet').last();
    await expect(sheet).toContainText(title[language]);
    const before = (await sheet.boundingBox())!;
    await link.click();
    const enlarged = page.getByRole('dialog').locator('.certificate-sheet');
    await expect(enlarged).toHaveText((await sheet.textContent())!);
    expect((await enlarged.boundingBox())!.width).toBeGreaterThan(before.width);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(link).toBeFocused();
  }
});
