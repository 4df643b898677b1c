import { contact } from '../../app/content/contact.ts';
import { shell } from '../../app/content/shared/shell.ts';
import { expect, hold, scripts, test } from './fixtures.ts';

test.use({ firstVisit: true, allowed: /Failed to load resource|request to https:\/\/www\.openstreetmap\.org/ });

/** A control is busy while its island loads; if the island fails, the native behaviour follows. */

test('marks a control as busy while its island loads, then opens it', async ({ page }) => {
  const code = await hold(page, scripts);
  await page.goto('/about?lang=en');
  const search = page.locator('header [data-opens=search]').first();
  await search.click();
  await expect(search).toHaveAttribute('aria-busy', 'true');
  code.release();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await expect(search).not.toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(/\/about/);
});

test('forgets a press after a press elsewhere', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }));
  const code = await hold(page, scripts);
  await page.goto('/contact?lang=en');
  await page.getByRole('button', { name: contact.map.load.en }).click();
  await page.getByRole('heading', { level: 1 }).click();
  code.release();
  await expect(page.locator('[data-island=office-map]')).toHaveAttribute('data-state', 'ready');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('forgets a press of Enter when the visitor goes on with the keyboard', async ({ page }) => {
  const code = await hold(page, scripts);
  await page.goto('/about?lang=en');
  await page.locator('header [data-opens=search]').first().focus();
  await page.keyboard.press('Enter');
  await code.requested;
  await page.keyboard.press('Tab');
  code.release();
  await expect(page.locator('[data-island=search-dialog]')).toHaveAttribute('data-state', 'ready');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

const natively = [
  ['/about', 'header [data-opens=search]', /\/\?q=/],
  ['/projects/recycling', 'main a[data-item]', /\?picture=1#picture$|\.mp4$/],
  ['/environmental', '[data-opens=carbon-dialog]', /#carbon-amount$/],
  ['/environmental', 'form[aria-labelledby=calculator] button[type=submit]', /amount=/],
  ['/planner', '#planner-form button[type=submit]', /[?&]by=/],
] as const;
for (const [path, control, address] of natively) {
  test(`${control} on ${path} behaves natively when its island fails`, async ({ page }) => {
    // A pattern that an old browser can't read stops its whole file, as a file that does not come.
    await page.route(scripts, (route) => route.fulfill({ contentType: 'text/javascript', body: '/(?<refused/;' }));
    await page.goto(`${path}?lang=en`);
    await page.locator(control).first().click();
    await expect(page).toHaveURL(address);
    // The sheet of an opened picture covers its page.
    await expect(page.locator('h1, #picture').filter({ visible: true })).not.toHaveCount(0);
  });
}

test('behaves natively when the island times out', async ({ page }) => {
  await page.clock.install();
  const code = await hold(page, scripts);
  await page.goto('/about?lang=en');
  await page.locator('header [data-opens=search]').first().click();
  await page.clock.fastForward(16_000);
  await expect(page).toHaveURL(/\/\?q=/);
  code.release();
});

test('shows an error for a button without native behaviour whose part failed to load (SH-11)', async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto('/contact?lang=en');
  await page.locator('[data-frame]').click();
  const notice = page.getByRole('alert').filter({ hasText: shell.outOfReach.en });
  await expect(notice).toBeVisible();
  await page.unrouteAll();
  await notice.getByRole('link', { name: shell.retry.en }).click();
  await expect(page.locator('[data-frame]')).toBeVisible();
});

test.describe('an island that throws', () => {
  test.use({
    allowed: /Cannot destructure property|Cannot read properties|(findLastIndex|normalize) is not a function/,
  });
  test('keeps its HTML and posts its form natively', async ({ page }) => {
    await page.addInitScript(() => {
      JSON.parse = new Proxy(JSON.parse, {
        apply(parse, self, given) {
          const parsed = Reflect.apply(parse, self, given);
          return parsed?.props?.name === 'contact' ? { ...parsed, props: { name: 'nothing' } } : parsed;
        },
      });
    });
    await page.goto('/contact?lang=en');
    await page.locator('#contact-firstName').fill('Noor');
    await expect(page.locator('[data-island=mail-form]')).toHaveAttribute('data-state', 'failed');
    await expect(page.locator('#contact-message')).toBeVisible();
    await expect(page.locator('#contact-firstName')).toHaveValue('Noor');
  });

  test('leaves its control to the browser once a dialog has thrown while it was used', async ({ page }) => {
    const reports: string[] = [];
    page.on('request', (request) => request.url().endsWith('/failed') && reports.push(request.url()));
    await page.goto('/about?lang=en');
    const search = page.locator('header [data-opens=search]').first();
    await search.click();
    await page.locator('dialog[open] input').fill('debris');
    await expect(page.locator('dialog[open] li a').first()).toBeVisible();
    await page.evaluate(() => Reflect.deleteProperty(String.prototype, 'normalize'));
    await page.locator('dialog[open] input').fill('débris');
    await expect(page.locator('[data-island=search-dialog]')).toHaveAttribute('data-state', 'failed');
    await expect(page.locator('#failure')).toBeVisible();
    await search.click();
    await expect(page).toHaveURL(/\/\?q=/);
    expect(reports).toHaveLength(1);
  });

  test('keeps what was typed while its code loaded', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLastIndex'));
    const code = await hold(page, scripts);
    await page.goto('/planner?lang=en');
    await page.locator('#planner-amount').fill('1000');
    await code.requested;
    await page.locator('#planner-amount').fill('2000');
    code.release();
    await expect(page.locator('[data-island=planner]')).toHaveAttribute('data-state', 'failed');
    await expect(page.locator('#planner-amount')).toHaveValue('2000');
  });
});

test('respects a modifier key on a link', async ({ page, context }) => {
  await page.goto('/about?lang=en');
  const opened = context.waitForEvent('page');
  await page
    .locator('header [data-opens=search]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect.poll(() => tab.url()).toContain('/?q=');
  await expect(page).toHaveURL(/\/about/);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('initialises the mail service after /partners has loaded, without React (PA-2)', async ({ page }) => {
  const requested: string[] = [];
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && requested.push(new URL(request.url()).pathname),
  );
  await page.goto('/partners?lang=en');
  await expect(page.locator('[data-island=mail-library]')).toHaveAttribute('data-state', 'ready');
  expect(requested.join(' ')).not.toContain('shared');
  requested.length = 0;
  await page.goto('/legal?lang=en');
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
});

test('restores the scroll position on Back', async ({ page }) => {
  await page.goto('/crisis?lang=en');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  const heading = page.locator('main h2').filter({ visible: true }).nth(1);
  await heading.scrollIntoViewIfNeeded();
  await page
    .locator('footer a[href="/about"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/about/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(heading).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('states the language in a page’s links if cookies are blocked', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }));
  await page.goto('/about?lang=ar');
  await page.locator('footer a[href="/legal"]').first().click();
  await expect(page).toHaveURL(/\/legal\?lang=ar$/);
});
