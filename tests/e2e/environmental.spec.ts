import { carbon } from '../../app/content/carbon.ts';
import { carbonMethod } from '../../app/content/carbon-method.ts';
import { byTurns, expect, languages, test } from './fixtures.ts';

/** Isolate characters keep a number's sign in place; the comparison drops them. */
const read = (text: string | null) => (text ?? '').replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ');

for (const language of languages) {
  const once = byTurns(test, language);
  test.describe(`EN-2 with JavaScript (${language})`, () => {
    once()('takes one amount, shows the footprint, and closes', async ({ page }) => {
      await page.goto(`/environmental?lang=${language}`);
      const opener = page.getByRole('link', { name: carbon.dialog.open[language] });
      await opener.click();
      const dialog = page.getByRole('dialog', { name: carbon.dialog.title[language] });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('textbox')).toHaveCount(1);
      await dialog.getByLabel(carbon.dialog.amount[language]).fill('١٬٠٠٠');
      await dialog.getByRole('button', { name: carbon.dialog.calculate[language] }).click();
      const result = read(await dialog.locator('output').textContent());
      expect(result).toContain(carbon.dialog.footprint[language]);
      expect(result).toContain('6.84');
      expect(result).toContain('29.3');
      expect(result).toContain('1,000');
      await dialog.getByLabel(carbon.dialog.amount[language]).fill('1e3');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(carbon.refusals.form[language])).toBeVisible();
      await expect(dialog.locator('output')).toBeEmpty();
      await dialog.getByRole('button', { name: carbon.dialog.close[language], exact: true }).first().click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      // Selecting text past the dialog's edge does not close it.
      await dialog.getByLabel(carbon.dialog.amount[language]).hover();
      await page.mouse.down();
      await page.mouse.move(5, 5);
      await page.mouse.up();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    once()('carries the amount from the dialog to the assumptions and calculates', async ({ page }) => {
      await page.goto(`/environmental?lang=${language}`);
      const result = page
        .locator('[aria-live=polite]')
        .filter({ has: page.locator('dl') })
        .first();
      const before = await result.textContent();
      await page.getByRole('link', { name: carbon.dialog.open[language] }).click();
      const dialog = page.getByRole('dialog', { name: carbon.dialog.title[language] });
      await dialog.getByLabel(carbon.dialog.amount[language]).fill('25000');
      await dialog.getByRole('button', { name: carbon.dialog.calculate[language] }).click();
      await dialog.getByRole('button', { name: carbon.dialog.assumptions[language] }).click();
      await expect(dialog).toBeHidden();
      await expect(page.locator('#carbon-amount')).toHaveValue('25000');
      await expect(page.locator('#carbon-amount')).toBeFocused();
      await expect(result).toContainText('25,000');
      expect(await result.textContent()).not.toBe(before);
    });

    once()('restores results after Back and keeps them in the address', async ({ page }) => {
      await page.goto(`/environmental?lang=${language}`);
      await page.locator('#carbon-amount').fill('25000');
      await page.locator('form:has(#carbon-amount) button[type=submit]').click();
      await page.locator('input[name=rubble]').fill('770');
      await page.locator('form:has(input[name=rubble]) button[type=submit]').click();
      await expect(page).toHaveURL(/amount=25000.*rubble=770/);
      await page.locator('footer a[href="/contact"]').first().click();
      await expect(page.locator('#contact-message')).toBeVisible();
      await page.goBack();
      await expect(page.locator('#carbon-amount')).toHaveValue('25000');
      await expect(page.locator('input[name=rubble]')).toHaveValue('770');
      const { search } = new URL(page.url());
      expect(search).not.toContain('lang');
      expect(await (await page.request.get(`/environmental${search}&lang=${language}`)).text()).toContain('25,000');
    });

    once()('recalculates with changed assumptions and says when recycling emits more', async ({ page }) => {
      await page.goto(`/environmental?lang=${language}`);
      const form = page.locator('form:has(#carbon-amount)');
      for (const [name, value] of Object.entries({
        amount: '100',
        recycled: '١٠٠',
        landfill: '5',
        plant: '100',
        steel: '0',
      }))
        await form.locator(`[name=${name}]`).fill(value);
      await form.getByRole('button').click();
      const result = page.locator('form:has(#carbon-amount) + div');
      await expect(result).toContainText(carbon.worse[language]);
      for (const number of ['130', '2.92', '779', '2.14', '-2.01']) await expect(result).toContainText(number);
      await form.locator('[name=amount]').fill('12,34');
      await page.keyboard.press('Enter');
      await expect(form.locator('[name=amount]')).toHaveAttribute('aria-invalid', 'true');
      await expect(form.locator('[name=amount]')).toBeFocused();
      await expect(result).toContainText(carbon.section.refused[language]);
      await expect(result).not.toContainText('130');
    });

    once()("shows the converter's result as a range", async ({ page }) => {
      await page.goto(`/environmental?lang=${language}`);
      const form = page.locator('form:has(#converter-rubble)');
      await form.locator('[name=rubble]').fill('100');
      await form.getByText(carbon.converter.directions.volume[language]).click();
      await form.getByRole('button').click();
      await expect(page.locator('output[for=converter-rubble]')).toContainText('64.9');
      await expect(page.locator('output[for=converter-rubble]')).toContainText('76.3');
    });

    once()('hydrates a server-rendered result without a console error', async ({ page }) => {
      const address = `/environmental?lang=${language}&amount=10000&recycled=50&landfill=40&plant=5&steel=0`;
      expect(await (await page.request.get(address)).text()).toContain('68.4');
      await page.goto(address);
      const result = page.locator('form:has(#carbon-amount) + div');
      await expect(result).toContainText('68.4');
      await expect(page.locator('#carbon-landfill')).toHaveValue('40');
    });
  });

  test.describe(`EN-2 without JavaScript (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    once()('posts to the server, which renders the result in its section and keeps the input', async ({ page }) => {
      await page.goto(`/environmental?lang=${language}`);
      const form = page.locator('form:has(#carbon-amount)');
      await form.locator('[name=amount]').fill('١٢٬٣٤٥٫٦');
      await form.getByRole('button').click();
      await expect(page).toHaveURL(/#calculator$/);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const result = read(await page.locator('form:has(#carbon-amount) + div').textContent());
      for (const number of ['12,345.6', '51.3', '84.4', '395', '-311', '362']) expect(result).toContain(number);
      await expect(page.locator('#carbon-amount')).toHaveValue('١٢٬٣٤٥٫٦');
      await form.locator('[name=steel]').fill('6');
      await form.getByRole('button').click();
      await expect(page.locator('#carbon-steel-error')).toHaveText(
        carbon.refusals.large[language].replace('{max}', '5'),
      );
    });

    once()('converts on the server too', async ({ page }) => {
      await page.goto(`/environmental?lang=${language}`);
      const form = page.locator('form:has(#converter-rubble)');
      await form.locator('[name=rubble]').fill('10');
      await form.getByText(carbon.converter.directions.volume[language]).click();
      await form.getByRole('button').click();
      await expect(page.locator('output[for=converter-rubble]')).toContainText('6.49');
      await expect(page.locator('#converter-to-volume')).toBeChecked();
    });

    once()('shows the worked examples in the page', async ({ page }) => {
      await page.goto(`/figures?lang=${language}#examples`);
      const table = page.getByRole('table', { name: carbonMethod.examples.title[language] });
      for (const number of ['4,560,000', '-3,580,000', '-2.01']) await expect(table).toContainText(number);
    });
  });
}

test('escapes HTML in an amount', async ({ request }) => {
  const html = await (
    await request.get('/environmental?amount=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&rubble=%3Cscript%3Ealert(2)')
  ).text();
  expect(html).not.toContain('<script>alert');
});

for (const language of languages)
  test(`draws compared values to one scale and aligns them, ${language}`, async ({ page }) => {
    await page.goto(`/environmental?lang=${language}`);
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const bars = await page
        .locator('#impacts progress')
        .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
      expect(bars).toHaveLength(3);
      // Rounding of the columns only.
      expect(Math.max(...bars) - Math.min(...bars)).toBeLessThan(1);
    }
    // A tablet shows two worked examples side by side, with aligned results.
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(`/figures?lang=${language}#examples`);
    const rows = await page
      .locator('details:has(#examples) tbody > tr')
      .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.offsetTop)));
    expect(rows).toHaveLength(carbon.examples.length);
    for (const [index, tops] of rows.entries()) expect(tops).toEqual(rows[index - (index % 2)]);
  });
