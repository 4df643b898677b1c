import { carbon } from '../../app/content/carbon.ts';
import { expect, test } from './fixtures.ts';

/** Isolate characters keep a number's sign in place; the comparison drops them. */
const read = (text: string | null) => (text ?? '').replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ');

test('EN-2: the dialog takes one amount, shows the footprint, and closes', async ({ page }) => {
  await page.goto('/environmental?lang=ar');
  const opener = page.getByRole('link', { name: carbon.open.ar });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: carbon.title.ar });
  await expect(dialog.getByRole('textbox')).toHaveCount(1);
  const amount = dialog.getByLabel(carbon.amount.ar);
  await amount.fill('ألف طن');
  await dialog.getByRole('button', { name: carbon.calculate.ar }).click();
  for (const shown of [carbon.footprint.ar, '1,000', '4.16', '6.84', '32', '25.2', '29.3', '85%', '16'])
    await expect.poll(async () => read(await dialog.locator('output').textContent())).toContain(shown);
  await amount.fill('1e3');
  await page.keyboard.press('Enter');
  await expect(amount).toHaveAccessibleDescription(/e3/);
  await expect(dialog.locator('output')).toBeEmpty();
  await dialog.getByRole('button', { name: carbon.close.ar, exact: true }).first().click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
