import type { Page, Route } from '@playwright/test';
import { contactForm } from '../../app/content/forms/contact.ts';
import { partnershipForm, support } from '../../app/content/forms/partnership.ts';
import { exampleQuery } from '../../app/content/planner-examples.ts';
import { formWords } from '../../app/content/shared/form-words.ts';
import { expect, hold, scripts } from './fixtures.ts';
import { type FormName, fillIn, longText, pageOf, receipt, send, test } from './mail-site.ts';

test.use({ allowed: /MailError|Failed to (load|fetch)|Importing a module script failed|Network Error/ });

const forms = { contact: contactForm, partnership: partnershipForm };
const formNames = Object.keys(forms) as FormName[];
const island = (page: Page) => page.locator('[data-enhance=mail-form][data-state=ready]');
const confirmed = (page: Page) => page.route('**/send-form', (route) => route.fulfill({ status: 200, body: 'OK' }));

// Each form in each language, and each language with and without scripts.
for (const [form, language, javaScriptEnabled] of [
  ['contact', 'ar', true],
  ['contact', 'en', false],
  ['partnership', 'en', true],
  ['partnership', 'ar', false],
] as const)
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    test(`FO-1, FO-6, FO-7, RB-1: delivers the ${form} form and shows its number, ${language}`, async ({
      page,
      post,
    }) => {
      await page.goto(`${pageOf[form]}?lang=${language}`);
      const mark = `${form}-${language}-${javaScriptEnabled}`;
      const typed = await fillIn(page, form, mark);
      await send(page, form).press('Enter');
      await expect(receipt(page, form)).toBeVisible();
      if (javaScriptEnabled) {
        const toast = page.getByRole('alert').filter({ hasText: formWords.success[language] });
        await expect(toast).toContainText(forms[form].outcome.success[language]);
      } else await expect(receipt(page, form)).toContainText(forms[form].outcome.success[language]);
      await expect(page.locator(longText[form])).toHaveValue('');
      const { mail, to } = await post.waitFor(`Haddad ${mark}`);
      expect(to).toEqual(['engineers@example.org']);
      expect(mail.replyTo?.[0]?.address).toBe(typed.email ?? typed.reply);
      await expect(receipt(page, form)).toContainText(mail.messageId!.slice(1, 13));
      for (const value of Object.values(typed)) for (const line of value.split('\n')) expect(mail.text).toContain(line);
      if (form === 'contact') return;
      const chosen = partnershipForm.fields.organizationType.options[2]!;
      for (const text of [chosen, support['technical-support'], support.training])
        expect(mail.text).toContain(text[language]);
      expect(mail.text).not.toContain(support['financial-support'][language]);
    });
  });

/** How sending fails: without a connection, and by the server. */
const failures = [
  ['contact', 'ar', (route: Route) => route.abort('internetdisconnected')],
  ['partnership', 'en', (route: Route) => route.fulfill({ status: 503, body: 'Service Unavailable' })],
] as const;

test('FO-2, FO-3, FO-5: a failure shows a toast, again at each try, and keeps every word until it is sent', async ({
  page,
  problems,
}) => {
  for (const [form, language, fail] of failures) {
    await page.goto(`${pageOf[form]}?lang=${language}`);
    const typed = await fillIn(page, form, 'kept');
    await page.route('**/send-form', fail);
    await send(page, form).click();
    const toast = page.getByRole('alert').filter({ hasText: formWords.failure[language] });
    await expect(toast).toContainText(forms[form].outcome.failure[language]);
    await expect(send(page, form)).toBeEnabled();
    for (const [name, value] of Object.entries(typed))
      await expect(page.locator(`#${form}-${name}`)).toHaveValue(value);
    // Screen readers would not announce the same text in the same element again.
    const heard = await toast.locator('b').elementHandle();
    await send(page, form).click();
    await page.waitForFunction((first) => !first?.isConnected, heard);
    await expect(toast.locator('b')).toHaveText(formWords.failure[language]);
    // At the button, and over nothing.
    const [button, box] = [(await send(page, form).boundingBox())!, (await toast.boundingBox())!];
    expect(box.y).toBeGreaterThanOrEqual(button.y + button.height);
    await toast.getByRole('button').click();
    await expect(toast).toHaveCount(0);
    await expect(send(page, form)).toBeFocused();
    await page.unrouteAll();
    await send(page, form).click();
    await expect(receipt(page, form)).toBeVisible();
    await expect(page.locator(longText[form])).toHaveValue('');
  }
  expect(problems.some((problem) => problem.includes('MailError'))).toBe(true);
});

test('FO-5: a second message within the pause fails and is kept', async ({ page }) => {
  let sent = 0;
  await page.route('**/send-form', (route) => {
    sent++;
    return route.fulfill({ status: 200, body: 'OK' });
  });
  await page.goto('/contact?lang=en');
  await fillIn(page, 'contact', 'first');
  await send(page, 'contact').click();
  await expect(page.getByRole('alert').getByText(formWords.success.en)).toBeVisible();
  await page.goto('/contact?lang=en');
  const { lastName } = await fillIn(page, 'contact', 'second');
  await send(page, 'contact').click();
  await expect(page.getByRole('alert').getByText(formWords.failure.en)).toBeVisible();
  await expect(page.locator('#contact-lastName')).toHaveValue(lastName!);
  expect(sent).toBe(1);
});

test('FO-1: the button is disabled while a message is sent, and text typed meanwhile stays', async ({ page }) => {
  await page.goto('/contact?lang=en');
  const { message } = await fillIn(page, 'contact', 'slow');
  const response = await hold(page, '**/send-form');
  const { width } = (await send(page, 'contact').boundingBox())!;
  await expect(send(page, 'contact')).toHaveAccessibleName(contactForm.submit.en);
  await send(page, 'contact').click();
  await response.requested;
  await expect(send(page, 'contact')).toBeDisabled();
  await expect(send(page, 'contact')).toHaveAccessibleName(formWords.sending.en);
  expect((await send(page, 'contact').boundingBox())!.width).toBe(width);
  const text = page.locator(longText.contact);
  await text.press('ControlOrMeta+End');
  await text.pressSequentially(' and more');
  await page.unroute('**/send-form');
  await confirmed(page);
  response.release();
  await expect(send(page, 'contact')).toBeEnabled();
  await expect(text).toHaveValue(`${message} and more`);
  await page.reload();
  await expect(text).toHaveValue(`${message} and more`);
});

test('FO-1: the receipt survives a reload and the other language; a stranger sees the number alone', async ({
  page,
  context,
}) => {
  await page.goto('/contact?lang=en');
  const { subject } = await fillIn(page, 'contact', 'receipt');
  await send(page, 'contact').click();
  const panel = receipt(page, 'contact');
  const number = (await panel.locator('bdi').first().innerText()).trim();
  expect(number).toMatch(/^[a-z2-9]{12}$/);
  await expect(page.getByRole('alert').filter({ hasText: formWords.success.en })).not.toContainText(number);
  await page.reload();
  await expect(panel).toContainText(number);
  await page.locator('header a[hreflang]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(panel).toContainText(number);
  const stranger = await (await context.browser()!.newContext()).newPage();
  await stranger.goto(page.url());
  await expect(stranger.locator('#sent-contact')).toContainText(number);
  await expect(stranger.locator('#sent-contact')).not.toContainText(subject!);
  await stranger.context().close();
});

test('FO-5: one message is stored when the response was lost and the form is sent again after a reload', async ({
  page,
  post,
}) => {
  await page.goto('/contact?lang=en');
  const { lastName } = await fillIn(page, 'contact', 'retried');
  let lost = 0;
  await page.route('**/send-form', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch({ headers: { ...route.request().headers(), 'sec-fetch-site': 'same-origin' } });
    return route.abort('connectionreset');
  });
  await send(page, 'contact').click();
  await expect(page.getByRole('alert').getByText(formWords.failure.en)).toBeVisible();
  const { mail } = await post.waitFor(lastName!);
  await page.reload();
  await expect(page.locator('#contact-lastName')).toHaveValue(lastName!);
  await send(page, 'contact').click();
  await expect(receipt(page, 'contact')).toContainText(mail.messageId!.slice(1, 13));
  expect(await post.mailsWith(lastName!)).toHaveLength(1);
});

test('CO-2, PA-2: an incomplete form is not sent, and the first empty field has the focus', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent++;
  });
  for (const form of formNames) {
    await page.goto(`${pageOf[form]}?lang=ar`);
    await page.fill(longText[form], 'نص');
    await send(page, form).click();
    await expect(page.locator(`form#${form} :is(input, select):invalid`).first()).toBeFocused();
    expect(sent).toBe(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('CO-2, FO-7: a refused form comes back with every word', async ({ page }) => {
    await page.goto('/partners?lang=ar');
    const typed = await fillIn(page, 'partnership', 'back');
    // A program that skips the browser's check.
    await page.fill('#partnership-organizationName', '');
    await page.locator('form#partnership').evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await send(page, 'partnership').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    for (const [name, value] of Object.entries({ ...typed, organizationName: '' }))
      await expect(page.locator(`#partnership-${name}`)).toHaveValue(value);
    await expect(page.locator('form#partnership')).toBeInViewport();
    await expect(page.locator('#partnership-supportTypes-training')).toBeChecked();
    await expect(receipt(page, 'partnership')).toHaveCount(0);
  });
});

const withPlan = `/contact?subject=planner&plan=${encodeURIComponent(exampleQuery)}&lang=en`;

test('FO-1, PA-2, LA-1, SH-11: a draft is back after the toggle, a reload and another page, though no other code comes', async ({
  page,
}) => {
  await page.route(scripts, (route) => route.abort());
  const text = page.locator(longText.contact);
  await page.goto('/partners?lang=en');
  const { organizationName } = await fillIn(page, 'partnership', 'toggled');
  await page.locator('header a[hreflang]').click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('#partnership-organizationName')).toHaveValue(organizationName!);
  await expect(page.locator('#partnership-organizationType')).toHaveValue(
    partnershipForm.fields.organizationType.options[2]!.ar,
  );
  await expect(page.locator('#partnership-supportTypes-training')).toBeChecked();
  await page.goto('/contact?lang=en');
  await text.pressSequentially('Typed early');
  await page.locator('header a[hreflang]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(text).toHaveValue('Typed early');
  await page.reload();
  await expect(text).toHaveValue('Typed early');
  await page.goto('/about');
  await page.goto('/contact');
  await expect(text).toHaveValue('Typed early');
  // The text of a plan is another message.
  await page.goto(withPlan);
  await expect(text).not.toHaveValue('Typed early');
  await text.press('ControlOrMeta+End');
  await text.pressSequentially(' My own words');
  await page.reload();
  await expect(text).toHaveValue(/ My own words$/);
  await page.goto('/contact?lang=en');
  await expect(text).toHaveValue('Typed early');
});

test('FO-1: Send pressed twice before its code is there sends once', async ({ page, post }) => {
  const code = await hold(page, scripts);
  await page.goto('/contact?lang=en');
  // The browser says what the form lacks, without its code.
  await send(page, 'contact').click();
  await expect(page.locator('#contact-firstName')).toBeFocused();
  const { lastName } = await fillIn(page, 'contact', 'twice');
  const sends: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sends.push(request.url()));
  await send(page, 'contact').click();
  await expect(page.locator('form#contact')).toHaveAttribute('aria-busy', 'true');
  await send(page, 'contact').click();
  await page.getByRole('heading', { level: 1 }).click();
  code.release();
  await expect(receipt(page, 'contact')).toBeVisible();
  await post.waitFor(lastName!);
  expect(sends).toHaveLength(1);
});

test.describe('with a clock of its own', () => {
  // A clock stays in its context.
  test.use({ firstVisit: true });
  test('FO-7: the form is posted natively, once, when its code or mail library does not come', async ({
    page,
    post,
  }) => {
    await page.clock.install();
    for (const [fault, files] of [
      ['does not come', scripts],
      ['never arrives', scripts],
      ['arrives without its mail library', '**/assets/es-*.js'],
    ] as const) {
      const code = await hold(page, files);
      if (fault === 'does not come') code.fail();
      await page.goto('/contact?lang=en');
      const { lastName } = await fillIn(page, 'contact', fault);
      if (files !== scripts) await island(page).waitFor({ state: 'attached' });
      await send(page, 'contact').click();
      if (fault !== 'does not come') {
        await code.requested;
        await page.clock.fastForward(16_000);
      }
      await page.waitForURL(/#sent-contact$/);
      code.fail();
      await post.waitFor(lastName!);
      expect(await post.mailsWith(lastName!), fault).toHaveLength(1);
      await page.unrouteAll();
    }
    // The draft went with the message.
    await page.goto('/contact?lang=en');
    await island(page).waitFor({ state: 'attached' });
    await expect(page.locator(longText.contact)).toHaveValue('');
  });
});

test('FO-1: a message is delivered when the browser’s storage is null, throws on access or throws on write', async ({
  page,
  post,
}) => {
  await page.addInitScript(() => {
    const storage = new URLSearchParams(location.search).get('storage');
    const fail = (name: string) => {
      throw new DOMException('forbidden', name);
    };
    const full = { getItem: () => null, removeItem: () => {}, setItem: () => fail('QuotaExceededError'), length: 0 };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => (storage === 'null' ? null : storage === 'full' ? full : fail('SecurityError')),
      });
  });
  for (const storage of ['null', 'full', 'forbidden']) {
    await page.goto(`/contact?lang=en&storage=${storage}`);
    const { lastName } = await fillIn(page, 'contact', storage);
    await send(page, 'contact').click();
    await post.waitFor(lastName!);
    await expect(receipt(page, 'contact')).toBeVisible();
  }
});
