import type { Page } from '@playwright/test';
import { content as offices } from '../../app/content/drawings/two-offices.ts';
import { contactForm } from '../../app/content/forms/contact.ts';
import { partnershipForm } from '../../app/content/forms/partnership.ts';
import { receipt } from '../../app/content/forms/receipt.ts';
import { formWords } from '../../app/content/shared/form-words.ts';
import { expect, languages } from './fixtures.ts';
import { asSlowAsAPerson, test } from './mail-site.ts';

const message = (mark: string) => ({
  firstName: 'ليلى',
  lastName: `Haddad ${mark}`,
  email: 'leila@example.org',
  phone: '+963 11 555 0100',
  subject: `كسّارة متنقلة ${mark}`,
  message: `السطر الأول ${mark}\nSecond line: 500 t/day, "quoted" & <tagged>`,
});

async function type(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.fill(`#contact-${name}`, value);
}

for (const language of languages) {
  for (const scripts of [true, false]) {
    test.describe(`${language}, JavaScript ${scripts ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled: scripts });
      test('delivers a message typed in the browser to the mail server (FO-1, FO-2, FO-6, FO-7)', async ({
        page,
        post,
      }) => {
        const values = message(`${language}-${scripts}`);
        await page.goto(`/contact?lang=${language}`);
        await type(page, values);
        await asSlowAsAPerson(page);
        await page.getByRole('button', { name: contactForm.submit[language] }).click();
        const panel = page.locator('#sent-contact');
        await expect(panel).toBeVisible();
        await expect(panel).toContainText(contactForm.outcome.sent[language]);
        const said = await panel.innerText();
        if (scripts) {
          const toast = page.getByRole('status').filter({ hasText: formWords.success[language] });
          await expect(toast).toContainText(contactForm.outcome.success[language]);
        }
        // The form is empty, and the receipt takes its place.
        await expect(page.locator('form#contact')).toBeHidden();
        await expect(page.locator('#contact-message')).toHaveValue('');
        const { mail, envelope } = await post.waitFor(({ mail }) => mail.text?.includes(values.lastName) ?? false);
        expect(envelope.to).toEqual(['engineers@example.org']);
        expect(mail.replyTo?.[0]?.address).toBe(values.email);
        // The visitor sees the mail's reference number (RB-1).
        expect(said).toContain(mail.messageId!.slice(1, 13));
        for (const value of Object.values(values))
          for (const line of value.split('\n')) expect(mail.text).toContain(line);
      });
    });
  }
}

for (const language of languages)
  test(`shows a receipt that survives a reload and the other language in this tab, ${language} (FO-1)`, async ({
    page,
    context,
  }) => {
    const other = language === 'ar' ? 'en' : 'ar';
    const values = message('receipt');
    await page.goto(`/contact?lang=${language}`);
    await type(page, values);
    await asSlowAsAPerson(page);
    await page.getByRole('button', { name: contactForm.submit[language] }).click();
    const panel = page.locator('#sent-contact');
    // Named by its number, so that the outcome is announced once, by the toast.
    await expect(panel).toBeFocused();
    const number = (await panel.locator('bdi').first().innerText()).trim();
    expect(number).toMatch(/^[a-z2-9]{12}$/);
    await expect(panel).toHaveAccessibleName(`${receipt.number[language]} ${number}`);
    const toast = page.locator('[data-sonner-toast]');
    await expect(toast).toContainText(contactForm.outcome.success[language]);
    await expect(toast).not.toContainText(number);
    await page.reload();
    const wrote = panel.locator('details');
    await wrote.locator('summary').click();
    await expect(wrote).toContainText(values.subject);
    await expect(wrote).toContainText(values.message);
    await page.locator('header a[hreflang]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(panel).toContainText(contactForm.outcome.sent[other]);
    await expect(panel).toContainText(number);
    await wrote.locator('summary').click();
    await expect(wrote).toContainText(values.subject);
    // Another visitor with this address sees the number, and no words.
    const stranger = await (await context.browser()!.newContext()).newPage();
    await stranger.goto(page.url());
    await expect(stranger.locator('#sent-contact')).toContainText(number);
    await expect(stranger.locator('#sent-contact details')).toHaveCount(0);
    await stranger.context().close();
    await panel.getByRole('link', { name: contactForm.another[other] }).click();
    await expect(page.locator('form#contact')).toBeVisible();
    await expect(panel).toHaveCount(0);
    await expect(page.locator('#contact-message')).toHaveValue('');
  });

test('confirms no number that this server did not give (FO-1)', async ({ request, page }) => {
  for (const query of ['sent=abcdefghjkmn', 'sent=abcdefghjkmn.AAAAAAAAAAAAAAAA', 'sent='])
    for (const path of ['/contact', '/partners']) {
      const html = await (await request.get(`${path}?${query}&lang=en`)).text();
      expect(html, path + query).not.toContain('id="sent-');
    }
  await page.goto('/contact?lang=en#sent-contact');
  await expect(page.getByText(contactForm.outcome.sent.en)).toHaveCount(0);
});

test('keeps the toast below the header and under its menus (FO-1)', async ({ page }) => {
  await page.route('**/send-form', (route) => route.fulfill({ status: 200, body: 'OK' }));
  await page.goto('/contact?lang=en');
  await type(page, message('toast'));
  await page.getByRole('button', { name: contactForm.submit.en }).click();
  const toast = page.locator('[data-sonner-toast][data-mounted=true]');
  await expect(toast).toBeVisible();
  const header = (await page.locator('.site-bar').boundingBox())!;
  await expect.poll(async () => (await toast.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height);
  const layer = (part: string) => page.locator(part).evaluate((element) => Number(getComputedStyle(element).zIndex));
  expect(await layer('[data-sonner-toaster][data-y-position=top]')).toBeLessThan(await layer('.site-bar'));
});

test('points out once what a prefilled message leaves empty, and never refuses it', async ({ page }) => {
  let sent = 0;
  await page.route('**/send-form', (route) => {
    sent += 1;
    return route.fulfill({ status: 200, body: 'OK' });
  });
  await page.goto('/contact?subject=legal&lang=en');
  const { message: _, subject: __, ...others } = message('legal');
  await type(page, others);
  const text = page.locator('#contact-message');
  const [first = ''] = (await text.inputValue()).split('\n');
  await text.fill((await text.inputValue()).replace(first, `${first} Homs`));
  const send = page.getByRole('button', { name: contactForm.submit.en });
  await send.click();
  const question = page.getByRole('dialog', { name: formWords.unanswered.question.en });
  await expect(question.getByRole('listitem')).toHaveCount(2);
  expect(sent).toBe(0);
  await question.getByRole('button', { name: formWords.unanswered.fill.en }).click();
  await expect(text).toBeFocused();
  // After the first question without an answer.
  const written = await text.evaluate((area: HTMLTextAreaElement) => area.value.slice(0, area.selectionStart));
  expect(written.split('\n')).toHaveLength(2);
  expect(written).toMatch(/:$/);
  await send.click();
  await expect(page.locator('#sent-contact')).toBeVisible();
  expect(sent).toBe(1);
});

test('keeps and sends what is typed before hydration', async ({ page, post }) => {
  await page.goto('/contact?lang=en');
  const values = message('early');
  await page.evaluate((typed) => {
    for (const [name, value] of Object.entries(typed)) {
      (document.querySelector(`#contact-${name}`) as HTMLInputElement).value = value;
    }
  }, values);
  await asSlowAsAPerson(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  const { mail } = await post.waitFor(({ mail }) => mail.text?.includes('Haddad early') ?? false);
  expect(mail.text).toContain(values.phone);
});

test('accepts an address copied with invisible characters (CO-2)', async ({ page }) => {
  await page.goto('/contact?lang=ar');
  const address = page.locator('#contact-email');
  await address.focus();
  for (const copied of ['\u200finfo@example.org\u200e', 'info\u200b@example.org', 'info@example.org\u00a0']) {
    await expect(async () => {
      await address.fill('');
      await address.fill(copied);
      await expect(address).toHaveValue('info@example.org', { timeout: 500 });
    }).toPass();
    expect(await address.evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(true);
  }
});

test.describe('failures', () => {
  test.use({ allowed: /MailError|Failed to load resource/ });

  test('shows the failure toast and keeps every word (FO-1, FO-2, FO-5)', async ({ page }) => {
    await page.goto('/contact?lang=en');
    await type(page, message('kept'));
    await page.route('**/send-form', (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toContainText('Sending Error');
    await expect(page.getByRole('alert')).toContainText(
      'An error occurred while sending the message. Please try again.',
    );
    await expect(page.locator('#contact-lastName')).toHaveValue('Haddad kept');
    const send = page.getByRole('button', { name: 'Send message' });
    await expect(send).toBeEnabled();
    // Screen readers would not announce the same text in the same element again.
    const heard = await page.getByRole('alert').elementHandle();
    await send.click();
    await page.waitForFunction((first) => !first?.isConnected, heard);
    await expect(page.getByRole('alert')).toContainText('Sending Error');
  });

  for (const language of languages)
    test(`tells a second message within the pause to wait, ${language} (FO-5)`, async ({ page }) => {
      await page.route('**/send-form', (route) => route.fulfill({ status: 200, body: 'OK' }));
      await page.goto(`/contact?lang=${language}`);
      const send = page.getByRole('button', { name: contactForm.submit[language] });
      await type(page, message('first'));
      await send.click();
      await expect(page.getByRole('status').getByText(formWords.success[language])).toBeVisible();
      await page.getByRole('link', { name: contactForm.another[language] }).click();
      await type(page, message('second'));
      await send.click();
      await expect(page.getByRole('alert')).toContainText(formWords.wait[language]);
      await expect(page.locator('#contact-lastName')).toHaveValue('Haddad second');
    });

  test('sends one message when the second try follows a lost connection (FO-5)', async ({ page, post }) => {
    await page.goto('/contact?lang=en');
    await type(page, message('retried'));
    await asSlowAsAPerson(page);
    let tries = 0;
    await page.route('**/send-form', (route) => (tries++ === 0 ? route.abort('connectionreset') : route.continue()));
    const send = page.getByRole('button', { name: 'Send message' });
    await send.click();
    await expect(page.getByRole('alert')).toContainText('Sending Error');
    await send.click();
    await expect(page.getByRole('status').getByText('Successfully Sent')).toBeVisible();
    await post.waitFor(({ mail }) => mail.text?.includes('Haddad retried') ?? false);
    expect(post.received.filter(({ mail }) => mail.text?.includes('Haddad retried'))).toHaveLength(1);
  });

  test('sends one message when the response was lost, also after a reload', async ({ page, post }) => {
    await page.goto('/contact?lang=en');
    await type(page, message('reloaded'));
    await asSlowAsAPerson(page);
    let lost = 0;
    await page.route('**/send-form', async (route) => {
      if (lost > 0) return route.continue();
      const answer = await route.fetch({
        headers: { ...route.request().headers(), 'sec-fetch-site': 'same-origin' },
      });
      expect(answer.status()).toBe(200);
      lost += 1;
      return route.abort('connectionreset');
    });
    const send = page.getByRole('button', { name: 'Send message' });
    await send.click();
    await expect(page.getByRole('alert')).toContainText('Sending Error');
    await post.waitFor(({ mail }) => mail.text?.includes('Haddad reloaded') ?? false);
    const stored = async () => {
      const { queued, sent } = await (await page.request.get('/readyz')).json();
      return queued + sent;
    };
    const before = await stored();
    await page.reload();
    await expect(page.locator('#contact-lastName')).toHaveValue('Haddad reloaded');
    await send.click();
    await expect(page.getByRole('status').getByText('Successfully Sent')).toBeVisible();
    expect(lost).toBe(1);
    expect(await stored()).toBe(before);
  });

  test('posts the form natively without the library, and keeps no draft of it', async ({ page, post }) => {
    await page.goto('/contact?lang=en');
    await page.route('**/assets/*.js', (route) => route.abort());
    await type(page, message('posted'));
    await asSlowAsAPerson(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.waitForURL(/#sent-contact$/);
    await page.unroute('**/assets/*.js');
    await post.waitFor(({ mail }) => mail.text?.includes('Haddad posted') ?? false);
    await page.reload();
    await expect(page.locator('#sent-contact')).toBeVisible();
    await page.locator('[data-island=mail-form][data-state=ready]').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Haddad posted');
    // What is written afterwards is a draft again.
    await page.getByRole('link', { name: contactForm.another.en }).click();
    await expect(page.locator('#contact-message')).toHaveValue('');
    await page.fill('#contact-message', 'Another thought');
    await page.reload();
    await expect(page.locator('#contact-message')).toHaveValue('Another thought');
  });

  test('disables the button while a message is being sent and says so (FO-1)', async ({ page }) => {
    await page.goto('/contact?lang=en');
    await type(page, message('slow'));
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/send-form', async (route) => {
      await held;
      await route.fulfill({ status: 200, body: 'OK' });
    });
    const send = page.getByRole('button', { name: 'Send message' });
    await send.click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    // Text typed meanwhile belongs to the next message: neither sent nor lost.
    const text = page.locator('#contact-message');
    const written = await text.inputValue();
    await text.pressSequentially(' One more thing');
    release();
    await expect(page.getByRole('status').getByText(formWords.typedSince.en)).toBeVisible();
    await expect(send).toBeEnabled();
    await expect(text).toHaveValue(`${written} One more thing`);
    await page.reload();
    await expect(text).toHaveValue(`${written} One more thing`);
  });
});

test('requires the address only while there is no phone number (CO-2)', async ({ page, post }) => {
  await page.goto('/contact?lang=en');
  const { email: _, phone, ...others } = message('by phone');
  await type(page, others);
  await asSlowAsAPerson(page);
  const address = page.locator('#contact-email');
  await page.getByRole('button', { name: contactForm.submit.en }).click();
  await expect(page.locator('#contact-email-error')).toBeVisible();
  // Either field is enough, so neither is announced as required.
  await expect(address).toHaveJSProperty('required', false);
  await page.fill('#contact-phone', phone);
  await expect(page.locator('#contact-email-error')).toBeHidden();
  await page.fill('#contact-phone', '');
  expect(await address.evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(false);
  await page.fill('#contact-phone', phone);
  await page.getByRole('button', { name: contactForm.submit.en }).click();
  const { mail } = await post.waitFor(({ mail }) => mail.text?.includes(others.lastName) ?? false);
  expect(mail.text).toContain(phone);
  expect(mail.replyTo ?? []).toEqual([]);
});

for (const language of languages)
  test(`asks again for an address and a phone number that lead nowhere, ${language} (CO-2)`, async ({ page }) => {
    await page.goto(`/contact?lang=${language}`);
    const values = { ...message('again'), email: 'leila@example', phone: '12' };
    await type(page, values);
    await page.getByRole('button', { name: contactForm.submit[language] }).click();
    for (const name of ['email', 'phone'] as const)
      await expect(page.locator(`#contact-${name}`)).toHaveAccessibleDescription(
        new RegExp(contactForm.fields[name].error[language].split('{')[0]!.trim()),
      );
    await expect(page.locator('#contact-email')).toBeFocused();
    for (const [name, value] of Object.entries(values))
      await expect(page.locator(`#contact-${name}`)).toHaveValue(value);
  });

test('shows the errors of an incomplete form at the fields in the page’s language (CO-2)', async ({ page }) => {
  await page.goto('/contact?lang=ar');
  await page.fill('#contact-firstName', 'ليلى');
  await page.fill('#contact-email', 'info@');
  await page.getByRole('button', { name: contactForm.submit.ar }).click();
  await expect(page.getByText(contactForm.fields.lastName.error.ar)).toBeVisible();
  await expect(page.getByText(contactForm.fields.email.error.ar)).toBeVisible();
  await expect(page.getByText(contactForm.fields.firstName.error.ar)).toBeHidden();
  await expect(page.locator('#contact-lastName')).toBeFocused();
  await expect(page.locator('#contact-lastName')).toBeInViewport({ ratio: 1 });
  // The summary counts them and leads to each; a valid field names no error.
  const summary = page.locator('#failed-contact');
  await expect(summary.getByRole('alert')).toHaveText(formWords.wrong.ar.replace('{n}', '4'));
  await summary.getByRole('link', { name: contactForm.fields.message.label.ar }).click();
  await expect(page.locator('#contact-message')).toBeFocused();
  await expect(page.locator('#contact-message')).toHaveAttribute('aria-describedby', 'contact-message-error');
  await expect(page.locator('#contact-firstName')).not.toHaveAttribute('aria-describedby');
  await page.fill('#contact-message', 'نص');
  await expect(summary.getByRole('alert')).toHaveText(formWords.wrong.ar.replace('{n}', '3'));
  await expect(page.locator('#contact-message')).not.toHaveAttribute('aria-describedby');
});

test('shows no message of the browser over the errors, also before hydration (CO-2)', async ({ page }) => {
  await page.goto('/contact?lang=ar');
  // The browser shows its message unless the event is prevented.
  await page.evaluate(() => {
    addEventListener('invalid', (event) => {
      const { dataset } = document.documentElement;
      dataset.shown = String(Number(dataset.shown ?? 0) + (event.defaultPrevented ? 0 : 1));
    });
  });
  await page.getByRole('button', { name: contactForm.submit.ar }).click();
  await expect(page.getByText(contactForm.fields.firstName.error.ar)).toBeVisible();
  await expect(page.locator('#contact-firstName')).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.dataset.shown ?? '0')).toBe('0');
});

for (const language of languages)
  test(`marks e-mail and phone as alternatives, ${language}`, async ({ page }) => {
    for (const [path, form] of [
      ['/contact', contactForm],
      ['/partners', partnershipForm],
    ] as const) {
      await page.goto(`${path}?lang=${language}`);
      for (const { label, either } of [form.fields.email, form.fields.phone])
        await expect(page.getByRole('textbox', { name: `${label[language]} ${either[language]}` })).toBeVisible();
    }
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowed: /Failed to load resource/ });

  test('accepts a phone number alone and shows no error for the address (CO-2, FO-7)', async ({ page, post }) => {
    await page.goto('/contact?lang=en');
    const { email: _, phone, ...others } = message('by phone alone');
    await type(page, others);
    await asSlowAsAPerson(page);
    const send = page.getByRole('button', { name: contactForm.submit.en });
    await send.click();
    await expect(page.locator('#contact-email-error')).toBeVisible();
    await page.fill('#contact-phone', phone);
    await asSlowAsAPerson(page);
    await send.click();
    await expect(page.locator('#sent-contact')).toContainText(contactForm.outcome.sent.en);
    await post.waitFor(({ mail }) => mail.text?.includes(others.lastName) ?? false);
  });

  for (const language of languages)
    test(`returns a refused form with every word and its errors marked, scrolled to the form, ${language} (FO-7)`, async ({
      page,
    }) => {
      const values = { ...message('back'), email: 'not-an-address', message: '好'.repeat(10_000) };
      await page.goto(`/contact?lang=${language}`);
      await page.locator('form#contact').evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await type(page, values);
      await page.getByRole('button', { name: contactForm.submit[language] }).click();
      await expect(page.getByText(formWords.summary[language])).toBeInViewport();
      expect(new URL(page.url()).pathname).toBe(contactForm.page);
      // One true text: nothing failed.
      await expect(page.getByText(contactForm.outcome.failure[language])).toHaveCount(0);
      await expect(page.getByText(formWords.failure[language], { exact: true })).toHaveCount(0);
      await page
        .locator('#failed-contact')
        .getByRole('link', { name: contactForm.fields.email.label[language] })
        .click();
      await expect(page.locator('#contact-email')).toBeFocused();
      await expect(page.locator('#contact-email')).toHaveAttribute('aria-describedby', /-error$/);
      await expect(page.locator('#contact-lastName')).not.toHaveAttribute('aria-describedby');
      await expect(page.getByText(contactForm.fields.email.error[language])).toBeVisible();
      for (const [name, value] of Object.entries(values))
        await expect(page.locator(`#contact-${name}`)).toHaveValue(value);
    });
});

test('restores a draft after a reload', async ({ page }) => {
  await page.goto('/contact?lang=en');
  await page.fill('#contact-message', 'An unfinished thought');
  await page.reload();
  await expect(page.locator('#contact-message')).toHaveValue('An unfinished thought');
  // A toast of the secondary store, once (SH-11).
  await expect(page.getByText(formWords.restored.en)).toHaveCount(1);
});

for (const language of languages)
  test(`names the two offices on every screen, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/contact?lang=${language}`);
    const { germany, syria, apart } = offices.labels;
    const names = [germany, syria, apart].map((name) =>
      page.locator('header').getByText(name[language], { exact: true }),
    );
    // The phone's close-up has no text: it stands below, in reading direction.
    for (const name of names) await expect(name).toBeVisible();
    const [from, to] = [(await names[0]!.boundingBox())!, (await names[1]!.boundingBox())!];
    expect(language === 'ar' ? from.x > to.x + to.width : from.x + from.width < to.x).toBe(true);
    // The sheet for wider screens contains it.
    await page.setViewportSize({ width: 768, height: 900 });
    for (const name of names) await expect(name).toBeHidden();
  });
