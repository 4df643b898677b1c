import type { Page } from '@playwright/test';
import { exampleQuery } from '../../app/content/planner-examples.ts';
import { formWords } from '../../app/content/shared/form-words.ts';
import { asSlowAsAPerson, test } from './mail-site.ts';
import { clickInFooter, expect, hold, scripts, wake } from './site.ts';

test.use({ allowed: /MailError|Failed to (load resource|fetch dynamically)/ });

/** What is written into a form, on lines that are slow, while the visitor goes on: nothing of it is lost, and nothing is sent twice. */

const text = (page: Page) => page.locator('#contact-message');
const send = (page: Page) => page.locator('form#contact button[type=submit]');
const withPlan = `/contact?subject=planner&plan=${encodeURIComponent(exampleQuery)}&lang=en`;

async function fill(page: Page, lastName: string): Promise<void> {
  const values = { firstName: 'Leila', lastName, email: 'leila@example.org', phone: '+963 11 555 0100', subject: 'S' };
  for (const [name, value] of Object.entries(values)) await page.fill(`#contact-${name}`, value);
  await text(page).fill('Our street');
  await asSlowAsAPerson(page);
}

/** To the privacy page by the form's own link, and back. */
async function lookAtPrivacyAndReturn(page: Page): Promise<void> {
  await page.locator('form#contact a[href="/privacy"]').click();
  await expect(text(page)).toHaveCount(0);
  await page.goBack();
  await expect(text(page)).toBeVisible();
}

/** To another page and back, while the message is on its way. @returns its answer */
async function sendAndReturn(page: Page, lastName: string) {
  await page.goto('/contact?lang=en');
  await wake(page);
  await fill(page, lastName);
  const answer = await hold(page, '**/send-form');
  await send(page).click();
  await answer.asked;
  await lookAtPrivacyAndReturn(page);
  await expect(text(page)).toHaveValue('Our street');
  return answer;
}

test('what is typed while the application comes is kept like the rest', async ({ page }) => {
  const code = await hold(page, scripts);
  await page.goto('/contact?lang=en');
  await text(page).pressSequentially('Typed early');
  code.release();
  await page.waitForSelector('html[data-app=ready]');
  await lookAtPrivacyAndReturn(page);
  await expect(text(page)).toHaveValue('Typed early');
});

test('own words in a plan’s message are kept, and take no place of another message', async ({ page }) => {
  await page.goto('/contact?lang=en');
  await wake(page);
  await text(page).fill('Another message');
  await page.goto(withPlan);
  await wake(page);
  await expect(text(page)).not.toHaveValue('Another message');
  await text(page).press('ControlOrMeta+End');
  await text(page).pressSequentially(' My own words');
  await lookAtPrivacyAndReturn(page);
  await expect(text(page)).toHaveValue(/ My own words$/);
  await page.reload();
  await wake(page);
  await expect(text(page)).toHaveValue(/ My own words$/);
  await page.goto('/contact?lang=en');
  await wake(page);
  await expect(text(page)).toHaveValue('Another message');
});

test('who comes back to a form that is being sent finds it so, and goes on writing', async ({ page }) => {
  const answer = await sendAndReturn(page, 'Returning');
  await expect(send(page)).toBeDisabled();
  await text(page).press('ControlOrMeta+End');
  await text(page).pressSequentially(' and more');
  answer.release();
  await expect(page.getByRole('status').getByText(formWords.typedSince.en)).toBeVisible();
  await expect(send(page)).toBeEnabled();
  await page.reload();
  await wake(page);
  await expect(text(page)).toHaveValue('Our street and more');
});

test('who comes back to it and leaves it as it is sees it emptied', async ({ page }) => {
  const answer = await sendAndReturn(page, 'Patient');
  answer.release();
  await expect(text(page)).toHaveValue('');
  await page.reload();
  await wake(page);
  await expect(text(page)).toHaveValue('');
});

test('a plan on its way says nothing of another message', async ({ page }) => {
  await page.goto('/contact?lang=en');
  await wake(page);
  await text(page).fill('Another message');
  await page.goto(withPlan);
  await wake(page);
  for (const [name, value] of Object.entries({ firstName: 'Leila', lastName: 'Planner', email: 'leila@example.org' }))
    await page.fill(`#contact-${name}`, value);
  await asSlowAsAPerson(page);
  const answer = await hold(page, '**/send-form');
  await send(page).click();
  await answer.asked;
  await clickInFooter(page, '/contact');
  await expect(text(page)).toHaveValue('Another message');
  answer.release();
  const told = page.getByRole('status').filter({ hasText: formWords.success.en }).filter({ visible: true });
  await expect(told).toBeVisible();
  await expect(told).not.toContainText(formWords.typedSince.en);
  await expect(text(page)).toHaveValue('Another message');
});

test('a plan that was sent leaves an empty form', async ({ page }) => {
  await page.goto(withPlan);
  await wake(page);
  for (const [name, value] of Object.entries({ firstName: 'Leila', lastName: 'Sent', email: 'leila@example.org' }))
    await page.fill(`#contact-${name}`, value);
  await asSlowAsAPerson(page);
  await expect(text(page)).not.toHaveValue('');
  await send(page).click();
  await expect(page.getByRole('status').getByText(formWords.success.en).filter({ visible: true })).toBeVisible();
  await expect(text(page)).toHaveValue('');
  await expect(page.locator('#contact-firstName')).toHaveValue('');
});

test('a message that waits for the application is sent, whatever is tapped beside it', async ({ page, post }) => {
  const code = await hold(page, scripts);
  await page.goto('/contact?lang=en');
  await fill(page, 'Waiting');
  await send(page).click();
  await page.getByRole('heading', { level: 1 }).click();
  await text(page).click();
  code.release();
  await post.waitFor(({ mail }) => mail.text?.includes('Waiting') ?? false);
  await expect(text(page)).toHaveValue('');
});

test('where the application does not come in time the browser posts the form, and only the browser', async ({
  page,
  post,
}) => {
  await page.clock.install();
  const code = await hold(page, scripts);
  await page.goto('/contact?lang=en');
  const answer = await hold(page, '**/contact');
  await fill(page, 'Early');
  await send(page).click();
  await page.clock.fastForward(16_000);
  await answer.asked;
  const come = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'));
  code.release();
  await come;
  answer.release();
  await page.waitForURL(/#sent-contact$/);
  await post.waitFor(({ mail }) => mail.text?.includes('Early') ?? false);
  await wake(page);
  await expect(text(page)).toHaveValue('');
  await page.unrouteAll();
  await fill(page, 'Later');
  await send(page).click();
  await post.waitFor(({ mail }) => mail.text?.includes('Later') ?? false);
  expect(post.received.filter(({ mail }) => mail.text?.includes('Early'))).toHaveLength(1);
});

test('where the library does not come in time the browser posts the form', async ({ page, post }) => {
  await page.goto('/contact?lang=en');
  await wake(page);
  const library = await hold(page, scripts);
  await fill(page, 'Stalled');
  await page.clock.install();
  await send(page).click();
  await library.asked;
  await page.clock.fastForward(16_000);
  await page.waitForURL(/#sent-contact$/);
  await post.waitFor(({ mail }) => mail.text?.includes('Stalled') ?? false);
  library.fail();
});

test('who has left the page is told when the library can’t be had; the words stay', async ({ page }) => {
  await page.goto('/contact?lang=en');
  await wake(page);
  // In place, so that its code is there when all other is held.
  await lookAtPrivacyAndReturn(page);
  const library = await hold(page, scripts);
  await fill(page, 'Gone');
  await send(page).click();
  await library.asked;
  await page.locator('form#contact a[href="/privacy"]').click();
  await expect(text(page)).toHaveCount(0);
  await page.evaluate(() => {
    window.alert = (said) => {
      document.documentElement.dataset.said = said;
    };
  });
  library.fail();
  await expect(page.locator('html')).toHaveAttribute('data-said', new RegExp(formWords.failure.en));
  await page.unrouteAll();
  await page.goBack();
  await expect(text(page)).toHaveValue('Our street');
});
