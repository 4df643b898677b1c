import type { Page } from '@playwright/test';
import { planner } from '../../app/content/planner.ts';
import { exampleQuery } from '../../app/content/planner-examples.ts';
import { plannerForm as words } from '../../app/content/planner-form.ts';
import { plannerResults as results } from '../../app/content/planner-results.ts';
import type { Language } from '../../app/content/text.ts';
import { calculate } from '../../app/planner/calculate.ts';
import { readPlan } from '../../app/planner/inputs.ts';
import { verdictOf } from '../../app/planner/wording.ts';
import { expect, languages, test } from './fixtures.ts';

const planOf = (query: string) => readPlan(new URLSearchParams(query)).plan!;
const verdict = (query: string, language: Language) => verdictOf(planOf(query), calculate(planOf(query)), language);
/** Hydrated once the page is idle; from then on it calculates in place. */
async function open(page: Page, query: string): Promise<void> {
  await page.goto(`/planner?${query}`);
  await page.waitForSelector('[data-island=planner][data-state=ready]');
}

test('PL-1: calculates while typing, keeps the plan in the address, and names only its own plan an example', async ({
  page,
}) => {
  await open(page, 'lang=ar');
  const example = page.locator('.plan-status', { hasText: results.example.ar });
  await expect(page.locator('#plan')).toHaveText(verdict(exampleQuery, 'ar').duration!);
  await expect(example).toBeVisible();
  await page.locator('#planner-months').fill('٢٤ شهرًا');
  const changed = 'by=tonnes&t=20000&months=24';
  await expect(page.locator('#plan')).toHaveText(verdict(changed, 'ar').duration!);
  await expect(example).toBeHidden();
  await expect(page.locator('#planner-months')).toBeFocused();
  await expect(page).toHaveURL(/[?&]months=24(&|$)/);
  await page.reload();
  await expect(page.locator('#plan')).toHaveText(verdict(changed, 'ar').duration!);
});

test('PL-1: a plain form keeps over a reload what was typed', async ({ page }) => {
  await page.route('**/assets/planner-*.js', () => {});
  await page.goto('/planner?lang=en');
  await page.locator('#planner-amount').fill('forty thou');
  await page.reload();
  await expect(page.locator('#planner-amount')).toHaveValue('forty thou');
});

test('PL-1: asks about a word that it does not know, and opens the fold of a refused value', async ({ page }) => {
  await open(page, 'lang=en');
  const places = () =>
    page
      .locator('.plan-ask input[type=text], .plan-ask input:not([type])')
      .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().top + scrollY));
  const before = await places();
  await page.locator('#planner-amount').fill('500 dunam');
  await page.keyboard.press('Enter');
  expect(await places()).toEqual(before);
  await expect(page.locator('#planner-amount')).toBeFocused();
  await expect(page.locator('#planner-amount-error')).toContainText('dunam');
  await page.locator('#planner-amount').fill('500');
  const fold = page.locator('summary:has(#planner-assumptions)');
  await fold.click();
  await page.locator('#planner-speed').fill('0');
  await fold.click();
  await page.getByRole('button', { name: words.calculate.en }).first().click();
  await expect(page.locator('#planner-speed')).toBeFocused();
  await expect(page.locator('#planner-speed-error')).toBeVisible();
});

test('PL-1: takes the unit that is typed beside the amount, and steps back through submitted plans', async ({
  page,
}) => {
  await open(page, 'lang=ar');
  for (const [typed, address] of [
    ['1000', /by=tonnes&t=1000&/],
    ['5000 م٣', /by=volume&m3=5000/],
  ] as const) {
    await page.locator('#planner-amount').fill(typed);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
  }
  await expect(page.locator('.planner [value=volume]')).toBeChecked();
  await page.goBack();
  await expect(page.locator('#planner-amount')).toHaveValue('1000');
  await expect(page.locator('#plan')).toHaveText(verdict(new URL(page.url()).search, 'ar').duration!);
});

test('PL-1: a plan prints on one page of A4 with its picture, and what it assumes on another', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const language of languages) {
    await page.goto(`/planner?${exampleQuery}&speed=20&town=Douma&trucks=45&lang=${language}`);
    await expect(page.getByText(results.sheet.title[language], { exact: true })).toBeVisible();
    await expect(page.locator('main')).toContainText(planner.safety[language]);
    await expect(page.locator('.plan .print-only').first()).toContainText('speed=20');
    await expect(page.locator('.plan .print-only').first()).toContainText('Douma');
    await expect(page.locator('.plan-picture')).toBeVisible();
    await expect(page.locator('#planner-output')).toBeVisible();
    await expect(page.locator('#planner-amount')).toBeHidden();
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), language).toHaveLength(2);
  }
});
