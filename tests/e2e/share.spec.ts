import { shell } from '../../app/content/shared/shell.ts';
import { expect, test } from './fixtures.ts';

interface Browser {
  /** Whether a share sheet is used, or the error with which it ends. */
  sheet?: 'used' | 'AbortError' | 'NotAllowedError';
  clipboard?: true;
}

/** A page with what its browser offers, and what happens to the address. */
const cases: [path: string, browser: Browser, outcome: 'shared' | 'copied' | 'nothing' | 'shown'][] = [
  ['/projects/sports-hall', { sheet: 'used', clipboard: true }, 'shared'],
  ['/projects/recycling', { clipboard: true }, 'copied'],
  ['/references', { sheet: 'NotAllowedError', clipboard: true }, 'copied'],
  // A sheet that the visitor closes needs no other way.
  ['/references', { sheet: 'AbortError', clipboard: true }, 'nothing'],
  ['/projects/recycling', {}, 'shown'],
];

test.use({ viewport: { width: 320, height: 740 } });

test('shares, copies or shows a page’s address in the language being read, without tracking parameters', async ({
  context,
  site,
}) => {
  for (const [path, browser, outcome] of cases) {
    const page = await context.newPage();
    await page.addInitScript(({ sheet, clipboard }) => {
      const taken: string[] = [];
      Object.assign(globalThis, { taken });
      const share = async ({ url }: ShareData) => {
        taken.push(sheet === 'used' ? `shared ${url}` : 'nothing');
        if (sheet !== 'used') throw new DOMException('', sheet);
      };
      const writeText = async (text: string) => void taken.push(`copied ${text}`);
      Object.defineProperty(Navigator.prototype, 'share', { value: sheet && share });
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: clipboard && { writeText } });
    }, browser);
    await page.goto(`${path}?fbclid=1&lang=ar`);
    await page.getByRole('button', { name: shell.share.label.ar, exact: true }).click();
    const address = `${site.url}${path}?lang=ar`;
    const status = page.locator('.share [role=status]');
    const last = () => page.evaluate(() => (globalThis as unknown as { taken: string[] }).taken.at(-1));
    if (outcome === 'shown') {
      await expect(status.getByRole('textbox')).toHaveValue(address);
      await expect(status.getByRole('textbox')).toBeFocused();
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).selectionEnd)).toBe(address.length);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    } else await expect.poll(last).toBe(outcome === 'nothing' ? outcome : `${outcome} ${address}`);
    if (outcome === 'copied') await expect(status).not.toBeEmpty();
  }
});
