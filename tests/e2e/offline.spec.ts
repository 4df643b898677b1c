import { contactForm } from '../../app/content/forms/contact.ts';
import { formWords } from '../../app/content/shared/forms.ts';
import { expect, test, wake } from './site.ts';

test.describe('without a line', () => {
  test.use({ locale: 'en-GB', allowed: /Failed to load resource|MailError|ERR_INTERNET/ });

  test('a form says that there is no line and keeps every word; back on the line it is sent', async ({
    page,
    context,
  }) => {
    const words = 'The rubble of two houses, about 40 tons.';
    await page.goto('/contact?lang=en');
    await wake(page);
    await page.fill('#contact-firstName', 'Samir');
    await page.fill('#contact-lastName', 'Haddad');
    await page.fill('#contact-subject', 'Rubble');
    await page.fill('#contact-email', 'samir@example.org');
    await page.fill('#contact-message', words);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const send = page.getByRole('button', { name: contactForm.submit.en });
    await send.click();
    await expect(page.getByText(formWords.offline.en)).toBeVisible();
    await expect(page.locator('#contact-message')).toHaveValue(words);
    await context.setOffline(false);
    await send.click();
    await expect(page.getByText(formWords.success.en).filter({ visible: true })).toBeVisible();
    await expect(page.locator('#contact-message')).toHaveValue('');
  });
});
