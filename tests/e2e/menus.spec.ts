import type { Page } from '@playwright/test';
import { delays } from '../../app/shell/enhance-menu.ts';
import { expect, hold, languages, scripts, test } from './fixtures.ts';

const phone = (page: Page) => page.locator('header details.bar-menu, header .bar-menu details').first();
const summary = (page: Page) => phone(page).locator('summary').first();

test("SH-5: a phone's menu opens by keyboard, scrolls inside, and closes on Escape, outside and on a link", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/solutions?lang=ar');
  const menu = phone(page);
  await summary(page).press('Enter');
  await expect(menu.locator('..')).toHaveAttribute('data-state', 'ready');
  await expect(menu).toHaveAttribute('open');
  await menu.locator('a[href="/terms"]').focus();
  await expect(menu.locator('a[href="/terms"]')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(summary(page)).toBeFocused();
  await summary(page).click();
  // Part of the header stays beside the menu.
  await page.locator('header a[href="/"]').first().dispatchEvent('click', { bubbles: true, button: 1 });
  await expect(menu).not.toHaveAttribute('open');
  // Closed before the page is left: Back from the cache would show it open.
  await summary(page).click();
  await menu.locator('a[href="/legal"]').evaluate((link: HTMLElement) => {
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.click();
  });
  await expect(menu).not.toHaveAttribute('open');
  await summary(page).click();
  await menu.locator('a[aria-current=page]').click();
  await expect(page).toHaveURL(/\/solutions/);
  await expect(menu).not.toHaveAttribute('open');
});

test('IN-1: a press on More during which its code arrives opens the menu', async ({ page }) => {
  for (const language of languages) {
    const code = await hold(page, scripts);
    await page.goto(`/about?lang=${language}`);
    const more = page.locator('header details[data-rests]');
    const pressed = await more.locator('summary').elementHandle();
    await more.locator('summary').hover();
    await page.mouse.down();
    await code.requested;
    code.release();
    await expect(more.locator('..')).toHaveAttribute('data-state', 'ready');
    await page.mouse.up();
    await expect(more).toHaveAttribute('open');
    expect(await pressed!.evaluate((element) => element.isConnected)).toBe(true);
    await pressed!.click();
    await expect(more).not.toHaveAttribute('open');
    await page.unrouteAll();
  }
});

test.describe('with a clock of its own', () => {
  // A clock stays in its context.
  test.use({ firstVisit: true });
  test('SH-4: More opens and closes by its delays for a mouse, by press, and by keys', async ({ page }) => {
    await page.clock.install({ time: '2026-01-01T12:00' });
    await page.goto('/about?lang=ar');
    const more = page.locator('header details[data-rests]');
    const trigger = more.locator('summary');
    const links = more.locator('a');
    const { x, y, width, height } = (await trigger.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await expect(more.locator('..')).toHaveAttribute('data-state', 'ready');
    await page.clock.pauseAt('2026-01-01T13:00');
    const pass = (ms: number) => page.clock.runFor(ms);
    const isOpen = () => more.evaluate((menu: HTMLDetailsElement) => menu.open);
    const rest = () => page.mouse.move(x + width / 2 + 1, y + height / 2);
    // The tool knows no Arabic keys.
    const letter = (key: string) => page.locator(':focus').dispatchEvent('keydown', { key });
    const leave = () => page.mouse.move(x + width / 2, y + 500);

    await leave();
    await pass(delays.close);
    await rest();
    await pass(delays.open - 1);
    expect(await isOpen()).toBe(false);
    await pass(1);
    expect(await isOpen()).toBe(true);
    // A press keeps it open, and from then on it stays when the mouse leaves.
    await trigger.click();
    expect(await isOpen()).toBe(true);
    await trigger.click();
    expect(await isOpen()).toBe(false);
    await leave();
    await rest();
    await pass(delays.open);
    await leave();
    await pass(delays.close - 1);
    await rest();
    await pass(delays.close);
    expect(await isOpen()).toBe(true);
    await leave();
    await pass(delays.close - 1);
    expect(await isOpen()).toBe(true);
    await pass(1);
    expect(await isOpen()).toBe(false);

    await trigger.focus();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    const names = await links.allInnerTexts();
    const last = names.at(-1)!;
    const [first, second] = [...last];
    await page.keyboard.press('Home');
    await letter(first!);
    await letter(second!);
    await expect(links.filter({ hasText: new RegExp(`^${first}${second}`) }).and(page.locator(':focus'))).toHaveCount(
      1,
    );
    await pass(delays.typed);
    await page.keyboard.press('End');
    await letter([...names[0]!][0]!);
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
    await expect(trigger).toBeFocused();
    // Beyond its last link the menu closes.
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    expect(await isOpen()).toBe(false);
  });
});

test('SH-7: links to the current page lead to its top, and links that fill in the form to the top, with the form', async ({
  page,
}) => {
  await page.goto('/?lang=ar');
  for (const link of ['header a[href="/"]', 'footer a[href="/"]']) {
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const loaded = page.waitForEvent('load');
    await page.evaluate((link) => document.querySelector<HTMLElement>(link)!.click(), link);
    await loaded;
    await expect.poll(() => page.evaluate(() => scrollY), link).toBe(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact?lang=ar');
  await page.locator('footer a[href^="/contact?subject=support"]').click();
  await expect(page).toHaveURL(/subject=support/);
  await expect(page.locator('#contact-firstName')).toBeInViewport({ ratio: 1 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('#contact-subject')).not.toHaveValue('');
});
