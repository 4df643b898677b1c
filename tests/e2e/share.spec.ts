import type { Page } from '@playwright/test';
import { shell } from '../../app/content/shared/shell.ts';
import { expect, languages, test } from './fixtures.ts';

interface Taken {
  shared: ShareData[];
  copied: string[];
}

/** The browser's sharing: the share sheet is used, closed, refused or missing, and so may the clipboard be. */
const pretend = (page: Page, browser: { sheet?: 'used' | 'closed' | 'refused'; clipboard?: 'works' | 'refused' }) =>
  page.addInitScript(({ sheet, clipboard }) => {
    const taken: Taken = { shared: [], copied: [] };
    Object.assign(globalThis, { taken });
    const share = async (data: ShareData) => {
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

for (const language of languages)
  test(`shares a page's address in the language being read, without tracking parameters, ${language}`, async ({
    page,
    site,
  }) => {
    await pretend(page, { sheet: 'used', clipboard: 'works' });
    for (const [path, shared] of [
      ['/projects/sports-hall?fbclid=1&', '/projects/sports-hall?'],
      ['/references?', '/references?'],
    ]) {
      await page.goto(`${path}lang=${language}`);
      await press(page, language);
      await expect.poll(async () => (await taken(page)).shared).toHaveLength(1);
      const {
        shared: [data],
        copied,
      } = await taken(page);
      expect(data!.url!.replace(/#.*/, '')).toBe(`${site.url}${shared}lang=${language}`);
      expect(data!.title).toBe(await page.title());
      expect(copied).toEqual([]);
    }
  });

for (const sheet of [undefined, 'refused', 'closed'] as const)
  test(`copies the address where the share sheet is ${sheet ?? 'missing'}, unless the visitor closed it`, async ({
    page,
    site,
  }) => {
    await pretend(page, { ...(sheet ? { sheet } : {}), clipboard: 'works' });
    await page.goto('/projects/recycling?lang=en');
    await press(page, 'en');
    await expect(page.locator('[data-island=share]')).toHaveAttribute('data-state', 'ready');
    if (sheet === 'closed') await expect(status(page)).toBeEmpty();
    else await expect(status(page)).not.toBeEmpty();
    expect((await taken(page)).copied).toEqual(sheet === 'closed' ? [] : [`${site.url}/projects/recycling?lang=en`]);
  });

test('shows the address, selected, where nothing may copy it', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await pretend(page, {});
  await page.goto('/projects/recycling?lang=ar');
  await press(page, 'ar');
  const address = `${site.url}/projects/recycling?lang=ar`;
  await expect(status(page).getByRole('textbox')).toHaveValue(address);
  await expect(status(page).getByRole('textbox')).toBeFocused();
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).selectionEnd)).toBe(address.length);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
