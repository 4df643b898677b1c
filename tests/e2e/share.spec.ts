import { shell } from '../../app/content/shared/shell.ts';
import { byTurns, expect, languages, test } from './fixtures.ts';

/** The browser's sharing: the share sheet is used, closed or missing, and the clipboard may be refused. */
type Browser = { sheet?: 'used' | 'closed' | 'refused'; clipboard: 'works' | 'refused' | 'missing' };

const taken = (page: import('@playwright/test').Page): Promise<{ shared: ShareData[]; copied: string[] }> =>
  page.evaluate(() => (globalThis as unknown as { taken: { shared: ShareData[]; copied: string[] } }).taken);

async function pretend(page: import('@playwright/test').Page, browser: Browser): Promise<void> {
  await page.addInitScript(({ sheet, clipboard }) => {
    const taken = { shared: [] as ShareData[], copied: [] as string[] };
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
    Object.defineProperty(Navigator.prototype, 'clipboard', {
      value: clipboard === 'missing' ? undefined : { writeText },
    });
  }, browser);
}

const pages = [
  ['/projects/recycling', '/projects/recycling?lang='],
  ['/projects/sports-hall?fbclid=1', '/projects/sports-hall?lang='],
  ['/figures?place=idlib', '/figures?place=idlib&lang='],
  ['/community', '/community?lang='],
  ['/legal', '/legal?lang='],
  ['/references', '/references?lang='],
  ['/capability', '/capability?lang='],
] as const;

for (const language of languages)
  test.describe(`sharing a page, ${language}`, () => {
    const once = byTurns(test, language);
    const label = shell.share.label[language];

    for (const [path, address] of pages) {
      test(`shares the address of ${path} in the language being read`, async ({ page, site }) => {
        await pretend(page, { sheet: 'used', clipboard: 'works' });
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
        const button = page.getByRole('button', { name: label, exact: true });
        await expect(button).toHaveCount(1);
        await button.click();
        await expect.poll(async () => (await taken(page)).shared).toHaveLength(1);
        const { shared, copied } = await taken(page);
        expect(shared[0]!.url!.replace(/#.*/, '')).toBe(site.url + address + language);
        expect(shared[0]!.title).toBe(await page.title());
        expect(copied).toEqual([]);
      });
    }

    once()('copies the address without a share sheet, and says so', async ({ page, site }) => {
      await pretend(page, { clipboard: 'works' });
      await page.goto(`/projects/recycling?lang=${language}`);
      await page.getByRole('button', { name: label, exact: true }).click();
      await expect(page.locator('.share [role=status]')).toContainText(shell.share.copied[language]);
      expect((await taken(page)).copied).toEqual([`${site.url}/projects/recycling?lang=${language}`]);
    });

    once()('copies the address if the share sheet is refused', async ({ page }) => {
      await pretend(page, { sheet: 'refused', clipboard: 'works' });
      await page.goto(`/projects/recycling?lang=${language}`);
      await page.getByRole('button', { name: label, exact: true }).click();
      await expect(page.locator('.share [role=status]')).toContainText(shell.share.copied[language]);
    });

    once()('says nothing if the visitor closes the share sheet', async ({ page }) => {
      await pretend(page, { sheet: 'closed', clipboard: 'works' });
      await page.goto(`/projects/recycling?lang=${language}`);
      await page.getByRole('button', { name: label, exact: true }).click();
      await expect(page.locator('[data-island=share]')).toHaveAttribute('data-state', 'ready');
      await expect(page.locator('.share [role=status]')).toBeEmpty();
      expect((await taken(page)).copied).toEqual([]);
    });

    for (const clipboard of ['refused', 'missing'] as const)
      once()(`shows the address if the clipboard is ${clipboard}`, async ({ page, site }) => {
        await page.setViewportSize({ width: 320, height: 740 });
        await pretend(page, { clipboard });
        await page.goto(`/projects/water-treatment-al-raqama?lang=${language}`);
        const button = page.getByRole('button', { name: label, exact: true });
        const before = await button.boundingBox();
        await button.click();
        const status = page.locator('.share [role=status]');
        await expect(status).toContainText(shell.share.notCopied[language]);
        const address = `${site.url}/projects/water-treatment-al-raqama?lang=${language}`;
        await expect(status.getByRole('textbox')).toHaveValue(address);
        // Ready to be copied by hand.
        await expect(status.getByRole('textbox')).toBeFocused();
        expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).selectionEnd)).toBe(
          address.length,
        );
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        expect(await button.boundingBox()).toEqual(before);
        await page.mouse.click(2, 700);
        await expect(status).toBeEmpty();
      });
  });
