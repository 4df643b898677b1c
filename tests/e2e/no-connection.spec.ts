import { contactForm } from '../../app/content/forms/contact.ts';
import { formWords } from '../../app/content/shared/form-words.ts';
import { expect, test } from './fixtures.ts';

test.use({ firstVisit: true, locale: 'en-GB', allowed: /Failed to load resource|MailError|ERR_INTERNET/ });

test('says that there is no connection, keeps every word, and sends once it is back', async ({ page, context }) => {
  const words = 'The rubble of two houses, about 40 tons.';
  const library = page.waitForEvent('requestfinished', (request) => /\/assets\/es-/.test(request.url()));
  await page.goto('/contact?lang=en');
  await page.fill('#contact-firstName', 'Samir');
  await page.fill('#contact-lastName', 'Haddad');
  await page.fill('#contact-subject', 'Rubble');
  await page.fill('#contact-email', 'samir@example.org');
  await page.fill('#contact-message', words);
  // CO-1: form and mail library come once the page is idle, while there is a connection.
  await library;
  await page.locator('[data-state=ready] #contact').waitFor();
  await context.setOffline(true);
  const send = page.getByRole('button', { name: contactForm.submit.en });
  await send.click();
  await expect(page.getByText(contactForm.outcome.failure.en)).toBeVisible();
  await expect(page.locator('#contact-message')).toHaveValue(words);
  await context.setOffline(false);
  await send.click();
  await expect(page.getByText(formWords.success.en).filter({ visible: true })).toBeVisible();
  await expect(page.locator('#contact-message')).toHaveValue('');
});
