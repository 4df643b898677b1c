import type { Page } from '@playwright/test';
import { shell } from '../../app/content/shared/shell.ts';
import { expect, test } from './fixtures.ts';

interface Taken {
  /** How often the share sheet was asked for. */
  asked: number;
  shared: ShareData[];
  copied: string[];
}

/** The browser's sharing: the share sheet is used, closed, refused or missing, and so may the clipboard be. */
const pretend = (page: Page, browser: { sheet?: 'used' | 'closed' | 'refused'; clipboard?: 'works' | 'refused' }) =>
  page.addInitScript(({ sheet, clipboard }) => {
    const taken: Taken = { asked: 0, shared: [], copied: [] };
    Object.assign(globalThis, { taken });
    const share = async (data: ShareData) => {
      taken.asked++;
      if (sheet !== 'used') throw new DOMException('', sheet === 'closed' ? 'AbortError' : 'NotAllowedError');
      taken.shared.push(data);
    };
    const writeText = async (text: string) => {
      if (clipboard === 'refused') throw new DOMException('', 'NotAllowedError');
      taken.copied.push(text);
    };
    Object.defineProperty(Navigator.prototype, 'share', { value: sheet && share });
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: clipboard && { writeText } });
  }, browser);

const taken = (page: Page) => page.evaluate(() => (globalThis as unknown as { taken: Taken }).taken);
const status = (page: Page) => page.locator('.share [role=status]');
const press = (page: Page, language: 'ar' | 'en') =>
  page.getByRole('button', { name: shell.share.label[language], exact: true }).click();

test('shares a page’s address in the language being read, without tracking parameters', async ({ page, site }) => {
  await pretend(page, { sheet: 'used', clipboard: 'works' });
  for (const [path, query, language] of [
    ['/projects/sports-hall', 'fbclid=1&', 'ar'],
    ['/references', '', 'en'],
  ] as const) {
    await page.goto(`${path}?${query}lang=${language}`);
    await press(page, language);
    await expect.poll(async () => (await taken(page)).shared).toHaveLength(1);
    const { shared, copied } = await taken(page);
    expect(shared[0]!.url!.replace(/#.*/, '')).toBe(`${site.url}${path}?lang=${language}`);
    expect(shared[0]!.title).toBe(await page.title());
    expect(copied).toEqual([]);
  }
});

test('copies the address where there is no share sheet or it is refused, and shows it where nothing may copy', async ({
  page,
  site,
}) => {
  const address = `${site.url}/projects/recycling?lang=ar`;
  for (const sheet of [undefined, 'refused', 'closed'] as const) {
    const other = await page.context().newPage();
    await pretend(other, { ...(sheet ? { sheet } : {}), clipboard: 'works' });
    await other.goto('/projects/recycling?lang=ar');
    await press(other, 'ar');
    await expect.poll(async () => (await taken(other)).asked).toBe(sheet ? 1 : 0);
    // A sheet that the visitor closes needs no other way.
    if (sheet !== 'closed') await expect(status(other)).not.toBeEmpty();
    expect((await taken(other)).copied).toEqual(sheet === 'closed' ? [] : [address]);
  }
  await page.setViewportSize({ width: 320, height: 740 });
  await pretend(page, {});
  await page.goto('/projects/recycling?lang=ar');
  await press(page, 'ar');
  await expect(status(page).getByRole('textbox')).toHaveValue(address);
  await expect(status(page).getByRole('textbox')).toBeFocused();
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).selectionEnd)).toBe(address.length);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
