import type { Page } from '@playwright/test';
import { exampleQuery } from '../../app/content/planner-examples.ts';
import { formWords } from '../../app/content/shared/form-words.ts';
import { expect, hold, scripts } from './fixtures.ts';
import { asSlowAsAPerson, test } from './mail-site.ts';

test.use({
  allowed:
    /MailError|Failed to (load resource|fetch dynamically)|Importing a module script failed|reading 'removeItem'|full|forbidden|Network Error/,
});

/** FO-1: on slow connections no word is lost, and no message is sent twice. */

const text = (page: Page) => page.locator('#contact-message');
const send = (page: Page) => page.locator('form#contact button[type=submit]');
const toggle = (page: Page) => page.locator('header a[hreflang]');
const withPlan = `/contact?subject=planner&plan=${encodeURIComponent(exampleQuery)}&lang=en`;
const success = (page: Page) => page.locator('#sent-contact');

async function fill(page: Page, lastName: string): Promise<void> {
  const values = { firstName: 'Leila', lastName, email: 'leila@example.org', phone: '+963 11 555 0100', subject: 'S' };
  for (const [name, value] of Object.entries(values)) await page.fill(`#contact-${name}`, value);
  await text(page).fill('Our street');
  await asSlowAsAPerson(page);
}

const fillPlan = async (page: Page, lastName: string): Promise<void> => {
  for (const [name, value] of Object.entries({ firstName: 'Leila', lastName, email: 'leila@example.org' }))
    await page.fill(`#contact-${name}`, value);
  await asSlowAsAPerson(page);
};

test('keeps what is typed before hydration, also across the toggle', async ({ page }) => {
  const code = await hold(page, scripts);
  await page.goto('/contact?lang=en');
  await text(page).pressSequentially('Typed early');
  await toggle(page).click();
  code.release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(text(page)).toHaveValue('Typed early');
});

test('keeps text typed before hydration across a reload, beside an older draft', async ({ page }) => {
  await page.goto('/contact?lang=en');
  await page.fill('#contact-firstName', 'Leila');
  await page.locator('[data-state=ready] #contact').waitFor();
  await page.fill('#contact-lastName', 'Haddad');
  const code = await hold(page, scripts);
  await page.reload();
  await text(page).pressSequentially('Typed early');
  await page.reload();
  code.release();
  await expect(text(page)).toHaveValue('Typed early');
  await expect(page.locator('#contact-lastName')).toHaveValue('Haddad');
});

test('keeps drafts in the other language, after a reload and after another page', async ({ page }) => {
  await page.goto('/contact?lang=en');
  await text(page).fill('Half a sentence');
  await page.locator('[data-island=mail-form][data-state=ready]').waitFor({ state: 'attached' });
  await text(page).pressSequentially(' and more');
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(text(page)).toHaveValue('Half a sentence and more');
  await page.reload();
  await expect(text(page)).toHaveValue('Half a sentence and more');
  await page.goto('/about');
  await page.goto('/contact');
  await expect(text(page)).toHaveValue('Half a sentence and more');
});

test('keeps the text of a plan apart from that of another message', async ({ page }) => {
  await page.goto('/contact?lang=en');
  await text(page).pressSequentially('Another message');
  await page.locator('[data-state=ready] #contact').waitFor();
  await text(page).pressSequentially('.');
  await page.goto(withPlan);
  await expect(text(page)).not.toHaveValue('Another message.');
  await text(page).press('ControlOrMeta+End');
  await page.locator('[data-state=ready] #contact').waitFor();
  await text(page).pressSequentially(' My own words');
  await page.reload();
  await expect(text(page)).toHaveValue(/ My own words$/);
  await page.goto('/contact?lang=en');
  await expect(text(page)).toHaveValue('Another message.');
});

test('keeps what is typed into the text of a plan before the form is hydrated, and the caret where it is', async ({
  page,
}) => {
  const code = await hold(page, scripts);
  await page.goto(withPlan);
  await text(page).press('ControlOrMeta+End');
  await text(page).pressSequentially(' My own');
  await code.requested;
  code.release();
  await page.locator('[data-state=ready] #contact').waitFor();
  await text(page).pressSequentially(' words');
  await expect(text(page)).toHaveValue(/ My own words$/);
  await page.reload();
  await expect(text(page)).toHaveValue(/ My own words$/);
});

test('keeps what is typed while the message is being sent', async ({ page }) => {
  await page.goto('/contact?lang=en');
  await fill(page, 'Writing');
  const response = await hold(page, '**/send-form');
  await send(page).click();
  await response.requested;
  await text(page).press('ControlOrMeta+End');
  await text(page).pressSequentially(' and more');
  response.release();
  await expect(page.getByRole('status').getByText(formWords.typedSince.en)).toBeVisible();
  await page.reload();
  await expect(text(page)).toHaveValue('Our street and more');
});

test('empties the form after a plan was sent', async ({ page }) => {
  await page.goto(withPlan);
  await fillPlan(page, 'Sent');
  await expect(text(page)).not.toHaveValue('');
  await send(page).click();
  await expect(success(page)).toBeVisible();
  await expect(text(page)).toHaveValue('');
  await expect(page.locator('#contact-firstName')).toHaveValue('');
});

test('sends a message that waits for the island after taps elsewhere', async ({ page, post }) => {
  const code = await hold(page, scripts);
  await page.goto('/contact?lang=en');
  await fill(page, 'Waiting');
  await send(page).click();
  await expect(page.locator('form#contact')).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('heading', { level: 1 }).click();
  code.release();
  await post.waitFor(({ mail }) => mail.text?.includes('Waiting') ?? false);
  await expect(text(page)).toHaveValue('');
});

test('sends once when Send is pressed twice before hydration', async ({ page, post }) => {
  const code = await hold(page, scripts);
  await page.goto('/contact?lang=en');
  await fill(page, 'Twice');
  const sends: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sends.push(request.url()));
  await send(page).click();
  await send(page).click();
  code.release();
  await expect(success(page)).toBeVisible();
  await post.waitFor(({ mail }) => mail.text?.includes('Twice') ?? false);
  expect(sends).toHaveLength(1);
});

test('posts the form natively, once, when the island times out', async ({ page, post }) => {
  await page.clock.install();
  const code = await hold(page, scripts);
  await page.goto('/contact?lang=en');
  await fill(page, 'Early');
  await send(page).click();
  await page.clock.fastForward(16_000);
  await page.waitForURL(/#sent-contact$/);
  code.release();
  await post.waitFor(({ mail }) => mail.text?.includes('Early') ?? false);
  expect(post.received.filter(({ mail }) => mail.text?.includes('Early'))).toHaveLength(1);
});

test('posts the form natively when the island fails', async ({ page, post }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto('/contact?lang=en');
  await fill(page, 'Broken');
  await send(page).click();
  await page.waitForURL(/#sent-contact$/);
  await post.waitFor(({ mail }) => mail.text?.includes('Broken') ?? false);
});

test('posts the form natively when the mail library times out', async ({ page, post }) => {
  await page.clock.install();
  // The mail library's own file.
  const library = await hold(page, '**/assets/es-*.js');
  await page.goto('/contact?lang=en');
  await fill(page, 'Stalled');
  await page.locator('[data-state=ready] #contact').waitFor();
  await send(page).click();
  await library.requested;
  await page.clock.fastForward(16_000);
  await page.waitForURL(/#sent-contact$/);
  await post.waitFor(({ mail }) => mail.text?.includes('Stalled') ?? false);
  library.fail();
});

for (const storage of ['null', 'throws on access', 'throws on write'] as const)
  test(`delivers a message when storage ${storage === 'null' ? 'is null' : storage}`, async ({ page, post }) => {
    await page.addInitScript((storage) => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            if (storage === 'null') return null;
            if (storage === 'throws on access') throw new DOMException('forbidden', 'SecurityError');
            return new Proxy(
              { getItem: () => null, removeItem: () => {}, key: () => null, length: 0 },
              {
                get: (target, key) =>
                  key === 'setItem'
                    ? () => {
                        throw new DOMException('full', 'QuotaExceededError');
                      }
                    : target[key as keyof typeof target],
                set() {
                  throw new DOMException('full', 'QuotaExceededError');
                },
              },
            );
          },
        });
    }, storage);
    await page.goto('/contact?lang=en');
    await fill(page, `Storage ${storage}`);
    await send(page).click();
    await post.waitFor(({ mail }) => mail.text?.includes(`Storage ${storage}`) ?? false);
    await expect(success(page)).toBeVisible();
  });
