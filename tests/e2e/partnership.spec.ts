import type { Page } from '@playwright/test';
import { partnershipForm, support } from '../../app/content/forms/partnership.ts';
import { formWords } from '../../app/content/shared/form-words.ts';
import type { Language } from '../../app/content/text.ts';
import { expect, languages } from './fixtures.ts';
import { asSlowAsAPerson, test } from './mail-site.ts';

const request = (mark: string) => ({
  organizationName: `جامعة Test ${mark}`,
  email: 'dean@example.org',
  phone: '+963 11 555 0101',
  details: `مخبر مواد ${mark}\nTwo test benches & a <press>`,
});
const chosen = 3;

async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.fill(`#partnership-${name}`, value);
  await page.selectOption('#partnership-organizationType', { index: chosen });
  await page.check('#partnership-supportTypes-technical-support');
  await page.check('#partnership-supportTypes-training');
}

const send = (page: Page, language: Language) =>
  page.getByRole('button', { name: partnershipForm.submit[language] }).click();

for (const language of languages) {
  for (const scripts of [true, false]) {
    test.describe(`${language}, JavaScript ${scripts ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled: scripts });
      test('delivers a partnership request with all its fields (PA-2, FO-1, FO-3, FO-7)', async ({ page, post }) => {
        const values = request(`${language}-${scripts}`);
        await page.goto(`/partners?lang=${language}`);
        await fillIn(page, values);
        await asSlowAsAPerson(page);
        await send(page, language);
        await expect(page.locator('#sent-partnership')).toContainText(partnershipForm.outcome.sent[language]);
        if (scripts)
          await expect(page.getByRole('status').filter({ hasText: formWords.success[language] })).toContainText(
            partnershipForm.outcome.success[language],
          );
        await expect(page.locator('#partnership-details')).toHaveValue('');
        await expect(page.locator('#partnership-organizationType')).toHaveValue('');
        await expect(page.locator('#partnership-supportTypes-training')).not.toBeChecked();
        const { mail } = await post.waitFor(({ mail }) => mail.text?.includes(values.organizationName) ?? false);
        expect(mail.subject).toContain(partnershipForm.mail.subject[language]);
        expect(mail.replyTo?.[0]?.address).toBe(values.email);
        for (const value of Object.values(values))
          for (const line of value.split('\n')) expect(mail.text).toContain(line);
        expect(mail.text).toContain(partnershipForm.fields.organizationType.options[chosen - 1]![language]);
        expect(mail.text).toContain(support['technical-support'][language]);
        expect(mail.text).toContain(support.training[language]);
        expect(mail.text).not.toContain(support['financial-support'][language]);
      });
    });
  }
}

test('requires name, type and details only (PA-2)', async ({ page, post }) => {
  await page.goto('/partners?lang=en');
  await page.fill('#partnership-organizationName', 'Only the required');
  await page.selectOption('#partnership-organizationType', { index: 1 });
  await page.fill('#partnership-details', 'A short request');
  await asSlowAsAPerson(page);
  await send(page, 'en');
  await page.getByRole('dialog').getByRole('button', { name: partnershipForm.reply.send.en }).click();
  await expect(page.getByRole('status').getByText('Successfully Sent')).toBeVisible();
  const { mail } = await post.waitFor(({ mail }) => mail.text?.includes('Only the required') ?? false);
  expect(mail.text).toContain('University or Educational Institution');
  expect(mail.replyTo).toBeUndefined();
});

for (const language of languages)
  test(`asks about a request without contact data before it is sent, and never refuses it, ${language}`, async ({
    page,
  }) => {
    let sent = 0;
    await page.route('**/send-form', (route) => {
      sent += 1;
      return route.fulfill({ status: 200, body: 'OK' });
    });
    await page.goto(`/partners?lang=${language}`);
    await expect(page.getByText(partnershipForm.fields.email.hint[language])).toBeVisible();
    await fillIn(page, { organizationName: 'Quiet', details: 'No address' });
    await send(page, language);
    const question = page.getByRole('dialog', { name: partnershipForm.reply.question[language] });
    await expect(question).toBeVisible();
    expect(sent).toBe(0);
    await question.getByRole('button', { name: partnershipForm.reply.fill[language] }).click();
    await expect(question).toBeHidden();
    await expect(page.locator('#partnership-email')).toBeFocused();
    await page.fill('#partnership-phone', '+963 11 555 0101');
    await send(page, language);
    await expect(page.getByRole('status').getByText(formWords.success[language])).toBeVisible();
    expect(sent).toBe(1);
  });

test('keeps the chosen type when the language changes (PA-2)', async ({ page }) => {
  await page.goto('/partners?lang=en');
  await fillIn(page, request('toggled'));
  const type = page.locator('#partnership-organizationType');
  await expect(type).toHaveValue(partnershipForm.fields.organizationType.options[chosen - 1]!.en);
  await page.getByRole('link', { name: 'التبديل إلى العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(type).toHaveValue(partnershipForm.fields.organizationType.options[chosen - 1]!.ar);
  await expect(page.locator('#partnership-supportTypes-training')).toBeChecked();
  await expect(page.locator('#partnership-organizationName')).toHaveValue('جامعة Test toggled');
  // The tab's draft finds the choice in either language too.
  await page.fill('#partnership-phone', '+49 231 555 0142');
  await page.goto('/partners?lang=en');
  await expect(type).toHaveValue(partnershipForm.fields.organizationType.options[chosen - 1]!.en);
  await expect(page.locator('#partnership-supportTypes-training')).toBeChecked();
});

test('refuses an empty type with a sentence in the page’s language (PA-2)', async ({ page }) => {
  await page.goto('/partners?lang=ar');
  await page.fill('#partnership-organizationName', 'جمعية');
  await page.fill('#partnership-details', 'تفاصيل');
  await send(page, 'ar');
  await expect(page.getByText(partnershipForm.fields.organizationType.error.ar)).toBeVisible();
  await expect(page.locator('#partnership-organizationType')).toBeFocused();
});

test('initialises the mail service once, when the page has loaded, not with the first request (PA-2)', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js') && /Headless Browser/.test(await response.text())) fetched.push(response.url());
  });
  await page.goto('/partners?lang=en');
  await expect.poll(() => fetched.length).toBe(1);
  await fillIn(page, request('ready'));
  await page.route('**/send-form', (route) => route.fulfill({ status: 200, body: 'OK' }));
  await send(page, 'en');
  await expect(page.getByRole('status').getByText('Successfully Sent')).toBeVisible();
  expect(fetched).toHaveLength(1);
});

test.describe('failures', () => {
  test.use({ allowed: /MailError|Failed to load resource/ });
  for (const language of languages) {
    test(`shows a toast in ${language}, writes to the console and keeps the form (FO-3)`, async ({ page }) => {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.goto(`/partners?lang=${language}`);
      await fillIn(page, request('kept'));
      await page.route('**/send-form', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }));
      await send(page, language);
      const toast = page.getByRole('alert');
      await expect(toast).toContainText(formWords.failure[language]);
      await expect(toast).toContainText(partnershipForm.outcome.failure[language]);
      expect(errors.some((text) => text.includes('MailError'))).toBe(true);
      await expect(page.locator('#partnership-organizationName')).toHaveValue('جامعة Test kept');
      await expect(page.locator('#partnership-organizationType')).toHaveValue(
        partnershipForm.fields.organizationType.options[chosen - 1]![language],
      );
      await expect(page.locator('#partnership-supportTypes-technical-support')).toBeChecked();
      await expect(page.getByRole('button', { name: partnershipForm.submit[language] })).toBeEnabled();
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowed: /Failed to load resource/ });
  for (const language of languages)
    test(`returns a refused request with its choice, boxes and every word, scrolled to the form, ${language} (FO-7)`, async ({
      page,
    }) => {
      await page.goto(`/partners?lang=${language}`);
      await page.locator('form#partnership').evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await fillIn(page, { ...request('back'), email: 'not-an-address' });
      await send(page, language);
      await expect(page.getByText(formWords.summary[language])).toBeInViewport();
      expect(new URL(page.url()).pathname).toBe(partnershipForm.page);
      await expect(page.getByText(partnershipForm.fields.email.error[language])).toBeVisible();
      await expect(page.locator('#partnership-organizationType')).toHaveValue(
        partnershipForm.fields.organizationType.options[chosen - 1]![language],
      );
      await expect(page.locator('#partnership-supportTypes-training')).toBeChecked();
      await expect(page.locator('#partnership-supportTypes-financial-support')).not.toBeChecked();
      await expect(page.locator('#partnership-details')).toHaveValue(request('back').details);
    });
});
