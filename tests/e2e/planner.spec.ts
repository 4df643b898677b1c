import type { Page } from '@playwright/test';
import { planner } from '../../app/content/planner.ts';
import { exampleQuery } from '../../app/content/planner-examples.ts';
import { plannerForm as words } from '../../app/content/planner-form.ts';
import { plannerResults as results } from '../../app/content/planner-results.ts';
import { valueIds } from '../../app/content/planner-values.ts';
import type { Language } from '../../app/content/text.ts';
import { calculate } from '../../app/planner/calculate.ts';
import { readPlan } from '../../app/planner/inputs.ts';
import { resultRows } from '../../app/planner/result-rows.ts';
import { resultSentence, sharedMeta, showResult, verdictOf } from '../../app/planner/wording.ts';
import { byTurns, expect, languages, test } from './fixtures.ts';

const planOf = (query: string) => readPlan(new URLSearchParams(query)).plan!;
const verdict = (query: string, language: Language) => verdictOf(planOf(query), calculate(planOf(query)), language);
const main = (page: Page) => page.locator('main');

/** A row's results in the page's formatting. */
const shownRow = (query: string, id: string, language: Language) => {
  const rows = resultRows(calculate(planOf(query))).flatMap((group) => group.rows);
  const { values, unit } = rows.find((row) => row.id === id)!;
  return values.map((value) => showResult(value, unit, language));
};

/** Focus in a field hydrates the planner; from then on it calculates in place. */
async function open(page: Page, query: string): Promise<void> {
  await page.goto(`/planner?${query}`);
  await page.locator('#planner-amount').focus();
  await page.waitForSelector('[data-island=planner][data-state=ready]');
}

for (const language of languages) {
  const once = byTurns(test, language);
  test.describe(`PL-1: with JavaScript (${language})`, () => {
    once()(
      'calculates while typing, keeps the plan in the address, and names only its own plan an example',
      async ({ page }) => {
        await open(page, `lang=${language}`);
        const example = page.locator('.plan-status', { hasText: results.example[language] });
        await expect(page.locator('#plan')).toHaveText(verdict(exampleQuery, language).duration!);
        await expect(example).toBeVisible();
        await page.locator('#planner-months').fill('٢٤ شهرًا');
        const changed = 'by=tonnes&t=100000&months=24';
        await expect(page.locator('#plan')).toHaveText(verdict(changed, language).duration!);
        await expect(example).toBeHidden();
        await expect(page.locator('#planner-months')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page).toHaveURL(/[?&]months=24(&|$)/);
        await page.reload();
        await expect(page.locator('#plan')).toHaveText(verdict(changed, language).duration!);
      },
    );

    once()('asks about a word that it does not know, and opens the fold of a refused value', async ({ page }) => {
      await open(page, `lang=${language}`);
      await page.locator('#planner-amount').fill('500 dunam');
      await page.keyboard.press('Enter');
      await expect(page.locator('#planner-amount')).toBeFocused();
      await expect(page.locator('#planner-amount-error')).toContainText('dunam');
      await page.locator('#planner-amount').fill('500');
      const fold = page.locator('summary:has(#planner-assumptions)');
      await fold.click();
      await page.locator('#planner-speed').fill('0');
      await fold.click();
      await page.getByRole('button', { name: words.calculate[language] }).first().click();
      await expect(page.locator('#planner-speed')).toBeFocused();
      await expect(page.locator('#planner-speed-error')).toBeVisible();
    });

    once()('takes the unit that is typed beside the amount', async ({ page }) => {
      await open(page, `lang=${language}`);
      await page.locator('#planner-amount').fill('5000 م٣');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/by=volume&m3=5000/);
      await expect(page.locator('.planner [value=volume]')).toBeChecked();
    });

    once()('steps back through submitted plans', async ({ page }) => {
      await open(page, `lang=${language}`);
      for (const tonnes of ['1000', '2000']) {
        await page.locator('#planner-amount').fill(tonnes);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`t=${tonnes}&`));
      }
      await page.goBack();
      await expect(page.locator('#planner-amount')).toHaveValue('1000');
      await expect(page.locator('#plan')).toHaveText(verdict(new URL(page.url()).search, language).duration!);
    });

    test('names every value once and fits a phone’s width', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/planner?speed=20&${exampleQuery}&lang=${language}`);
      for (const id of valueIds) await expect(page.locator(`#planner-${id}`)).toHaveAccessibleName(/\S/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });

    test('prints a plan on one page of A4, with inputs, results, safety and address', async ({ page }) => {
      await page.goto(`/planner?${exampleQuery}&speed=20&lang=${language}`);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(results.sheet.title[language], { exact: true })).toBeVisible();
      await expect(main(page)).toContainText(planner.safety[language]);
      await expect(page.locator('.plan .print-only').first()).toContainText('speed=20');
      await expect(page.locator('#planner-amount')).toBeHidden();
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });
  });

  test.describe(`PL-1: without JavaScript (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    once()('calculates on the server what scripts would; the address holds the plan', async ({ page }) => {
      await page.goto(`/planner?lang=${language}`);
      await page.locator('#planner-amount').fill('١٢ ألف طن');
      await page.getByRole('button', { name: words.calculate[language] }).first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const query = new URL(page.url()).search;
      await expect(page).toHaveTitle(new RegExp(sharedMeta(planOf(query), calculate(planOf(query))).title[language]));
      await expect(page.locator('#plan')).toHaveText(verdict(query, language).duration!);
      await expect(page.locator('#planner-amount')).toHaveValue('١٢ ألف طن');
      for (const shown of shownRow(query, 'dieselLitres', language)) await expect(main(page)).toContainText(shown);
    });

    once()('describes a refused input and keeps what was typed', async ({ page }) => {
      await page.goto(`/planner?lang=${language}&by=tonnes&amount=12,34`);
      await expect(page.locator('#planner-amount')).toHaveValue('12,34');
      await expect(page.locator('#planner-amount-error')).toContainText(/12\.34.*1,234/);
      await expect(page.locator('#planner-amount')).toHaveAttribute('aria-invalid', 'true');
      await expect(main(page)).toContainText(words.refused[language]);
    });

    once()('puts the plan into the contact form and into a chat', async ({ page }) => {
      await page.goto(`/planner?${exampleQuery}&lang=${language}`);
      const chat = await page.locator('.plan-actions a[href^="https://wa.me/"]').getAttribute('href');
      const plan = planOf(exampleQuery);
      expect(new URL(chat!).searchParams.get('text')).toContain(resultSentence(plan, calculate(plan), language));
      await page.getByRole('link', { name: results.actions.send[language] }).click();
      await expect(page.locator('#contact-message')).toHaveValue(
        new RegExp(verdict(exampleQuery, language).duration!.replace('\u00a0', '\\s')),
      );
      await expect(page.locator('#contact-message')).toBeEditable();
    });
  });
}

test('escapes HTML in a plan', async ({ request }) => {
  const html = await (await request.get('/planner?by=tonnes&t=%22%3E%3Cscript%3Ealert(1)%3C/script%3E')).text();
  expect(html).not.toContain('<script>alert');
});
