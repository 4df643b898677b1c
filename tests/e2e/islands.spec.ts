import { expect, hold, scripts, test } from './fixtures.ts';

/** A control is busy while its island loads; if the island fails, the native behaviour follows. */
test.use({ firstVisit: true, allowed: /Failed to load resource/ });

const search = 'header [data-opens=search]';

test('marks a control as busy while its island loads, then opens it, unless the visitor has gone on elsewhere', async ({
  page,
}) => {
  const control = page.locator(search).first();
  for (const left of [true, false]) {
    const code = await hold(page, scripts);
    await page.goto('/about?lang=en');
    await control.click();
    await expect(control).toHaveAttribute('aria-busy', 'true');
    if (left) await page.keyboard.press('Tab');
    code.release();
    await expect(page.locator('[data-island=search-dialog]')).toHaveAttribute('data-state', 'ready');
    await expect(page.locator('dialog[open]')).toHaveCount(left ? 0 : 1);
    await expect(control).not.toHaveAttribute('aria-busy', 'true');
    await page.unrouteAll();
  }
  await expect(page).toHaveURL(/\/about/);
});

/** Controls with the addresses that they lead to without their island. */
const natively = [
  ['/about', search, /\/\?q=/],
  ['/projects/recycling', 'main a[data-item]', /\?picture=1#picture$|\.mp4$/],
  ['/environmental', '[data-opens=carbon-dialog]', /\/environmental.*#/],
  ['/planner', '#planner-form button[type=submit]', /[?&]by=/],
] as const;

test('every control behaves natively when its island fails', async ({ page }) => {
  // A pattern that an old browser can't read stops its whole file, as a file that does not come.
  await page.route(scripts, (route) => route.fulfill({ contentType: 'text/javascript', body: '/(?<refused/;' }));
  for (const [path, control, address] of natively) {
    await page.goto(`${path}?lang=ar`);
    await page.locator(control).first().click();
    await expect(page).toHaveURL(address);
    // The sheet of an opened picture covers its page.
    await expect(page.locator('h1, #picture').filter({ visible: true })).not.toHaveCount(0);
  }
});

test.describe('an island that throws', () => {
  test.use({
    allowed: /normalize is not a function/,
  });

  test('leaves its control to the browser once a dialog has thrown while it was used', async ({ page }) => {
    await page.goto('/about?lang=en');
    const control = page.locator(search).first();
    await control.click();
    await page.locator('dialog[open] input').fill('debris');
    await expect(page.locator('dialog[open] li a').first()).toBeVisible();
    await page.evaluate(() => Reflect.deleteProperty(String.prototype, 'normalize'));
    await page.locator('dialog[open] input').fill('débris');
    await expect(page.locator('[data-island=search-dialog]')).toHaveAttribute('data-state', 'failed');
    await control.click();
    await expect(page).toHaveURL(/\/\?q=/);
  });
});

test('respects a modifier key on a link', async ({ page, context }) => {
  await page.goto('/about?lang=en');
  const opened = context.waitForEvent('page');
  await page
    .locator(search)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect.poll(() => tab.url()).toContain('/?q=');
  await expect(page).toHaveURL(/\/about/);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('CO-1, PA-2: the mail library is initialised once per page with a form, without React, and on no other', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(new URL(request.url()).pathname);
  });
  for (const path of ['/contact', '/partners']) {
    requested.length = 0;
    const library = page.waitForEvent('requestfinished', (request) => /\/assets\/es-/.test(request.url()));
    await page.goto(`${path}?lang=en`);
    await library;
    expect(requested.filter((file) => /shared|render-island/.test(file))).toEqual([]);
    expect(new Set(requested).size).toBe(requested.length);
  }
  await page.goto('/legal?lang=en');
  await expect(page.locator('[data-enhance=mail-form]')).toHaveCount(0);
});

test('IN-1, PL-1: a planner that is used before its code is there stays the form that it is', async ({ page }) => {
  const code = await hold(page, scripts);
  await page.goto('/planner?lang=en');
  await code.requested;
  await page.locator('#planner-amount').fill('1000');
  const field = await page.locator('#planner-amount').elementHandle();
  code.release();
  await expect(page.locator('[data-island=planner]')).toHaveAttribute('data-state', 'failed');
  expect(await field!.evaluate((element) => element.isConnected && document.activeElement === element)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/amount=1000/);
  await expect(page.locator('[data-island=planner]')).toHaveAttribute('data-state', 'ready');
});
