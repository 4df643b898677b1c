import type { Page } from '@playwright/test';
import readExcelFile from 'read-excel-file/node';
import { planner } from '../../app/content/planner.ts';
import { exampleQuery } from '../../app/content/planner-examples.ts';
import { plannerForm as words } from '../../app/content/planner-form.ts';
import { plannerResults as results } from '../../app/content/planner-results.ts';
import { plannerValues, valueIds } from '../../app/content/planner-values.ts';
import type { Language } from '../../app/content/text.ts';
import { calculate } from '../../app/planner/calculate.ts';
import { readPlan } from '../../app/planner/inputs.ts';
import { resultRows } from '../../app/planner/result-rows.ts';
import { sharedMeta, showResult, verdictOf } from '../../app/planner/wording.ts';
import { byTurns, expect, languages, test } from './site.ts';

const planOf = (query: string) => readPlan(new URLSearchParams(query)).plan!;
const verdict = (query: string, language: Language) => verdictOf(planOf(query), calculate(planOf(query)), language);
const main = (page: Page) => page.locator('main');

/** The results that the function gives, as the page shows them. */
const shownRow = (query: string, id: string, language: Language) => {
  const row = resultRows(calculate(planOf(query)))
    .flatMap((group) => group.rows)
    .find((one) => one.id === id)!;
  return row.values.map((value) => showResult(value, row.unit, language));
};

for (const language of languages) {
  const once = byTurns(test, language);
  test.describe(`PL-1 with JavaScript (${language})`, () => {
    once()(
      'the example is worked out at once; a changed number answers in place, keeps the focus and goes into the address',
      async ({ page }) => {
        await page.goto(`/planner?lang=${language}`);
        await expect(main(page)).toContainText(verdict(exampleQuery, language).name);
        await expect(main(page)).toContainText(verdict(exampleQuery, language).remedy);
        const changed = exampleQuery.replace('trucks=5', 'trucks=7');
        await page.locator('#planner-trucks').fill('٧');
        await expect(main(page)).toContainText(verdict(changed, language).time);
        await expect(page.locator('#planner-trucks')).toBeFocused();
        await expect(page).toHaveURL(/[?&]trucks=7(&|$)/);
        await page.reload();
        await expect(main(page)).toContainText(verdict(changed, language).time);
      },
    );

    once()('a refused input says why, in place, and is named to who hears the page', async ({ page }) => {
      await page.goto(`/planner?lang=${language}`);
      await page.locator('#planner-months').fill('1');
      await page.keyboard.press('Enter');
      const months = page.locator('#planner-months');
      await expect(months).toBeFocused();
      await expect(months).toHaveAttribute('aria-invalid', 'true');
      const error = page.locator(`#${(await months.getAttribute('aria-describedby'))!.split(' ')[0]}`);
      await expect(error).toBeVisible();
      await expect(error).toBeInViewport({ ratio: 1 });
      await expect(error).toContainText('22');
      await expect(page.locator('main table')).toHaveCount(0);
      await months.fill('12');
      await expect(main(page)).toContainText(verdict(exampleQuery, language).name);
      await expect(months).not.toHaveAttribute('aria-invalid');
    });

    once()('a refused assumption opens its group and gets the focus', async ({ page }) => {
      await page.goto(`/planner?lang=${language}`);
      const group = page.locator('summary', { hasText: plannerValues.groups.roads[language] });
      await group.click();
      await page.locator('#planner-speed').fill('0');
      await group.click();
      await page.getByRole('button', { name: words.calculate[language] }).click();
      await expect(page.locator('#planner-speed')).toBeFocused();
      await expect(page.locator('#planner-speed-error')).toBeVisible();
    });

    once()('own weights and a logged week replace the assumptions', async ({ page }) => {
      await page.goto(`/planner?lang=${language}`);
      await page.getByText(words.calibration.title[language], { exact: true }).click();
      await page.locator('#planner-weights').fill('14 15 ١٦');
      await page.locator('#planner-crusher-hours').fill('8 7 9');
      await page.locator('#planner-crushed').fill('960');
      const query = `${exampleQuery}&weights=14 15 16&crusher-hours=8 7 9&crushed=960`;
      const [load] = shownRow(query, 'payload', language);
      const cells = page.getByRole('row', { name: new RegExp(`^${results.rows.payload[language]}`) }).getByRole('cell');
      await expect(cells).toHaveText([load!, load!, load!]);
      await expect(page).toHaveURL(/crushed=960/);
    });

    once()('by keyboard alone: another way to state the amount, its field, and the plan', async ({ page }) => {
      await page.goto(`/planner?lang=${language}`);
      await page.locator('#planner-by-buildings').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('#planner-by-tonnes')).toBeChecked();
      await page.keyboard.press('Tab');
      await expect(page.locator('#planner-t')).toBeFocused();
      await page.keyboard.type('5000');
      await expect(page).toHaveURL(/by=tonnes&t=5000/);
      await expect(page.getByRole('row', { name: new RegExp(`^${results.rows.tonnes[language]} `) })).toContainText(
        '5,000',
      );
    });

    once()('the link is copied and said so', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`/planner?lang=${language}`);
      await page.getByRole('button', { name: results.actions.copy[language] }).click();
      await expect(page.getByText(results.actions.copied[language])).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(planOf(new URL(copied).search)).toEqual(planOf(exampleQuery));
    });

    test('every field has a name, and the page is no wider than a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/planner?lang=${language}`);
      for (const summary of await page.locator('main form details > summary').all()) await summary.click();
      for (const field of await page.locator('main form :is(input, select):not([type=hidden])').all()) {
        if (await field.isVisible()) await expect(field).toHaveAccessibleName(/\S/);
      }
      expect(await page.locator('main form details input').count()).toBe(valueIds.length + 3);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      // Each number of the three columns stands on one line.
      const lines = await page.locator('.tolerance td').evaluateAll((cells) =>
        cells.map((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
      expect(Math.max(...lines)).toBe(1);
    });

    test('a plan is printed on one page of A4, with inputs, results, limits and address', async ({ page }) => {
      await page.goto(`/planner?${exampleQuery}&speed=20&gate=400&lang=${language}`);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(planner.sheet.title[language], { exact: true })).toBeVisible();
      await expect(main(page)).toContainText(planner.limits.safety[language]);
      await expect(page.locator('.plan .print-only').first()).toContainText('speed=20');
      await expect(page.locator('#planner-trucks')).toBeHidden();
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });

    once()('the way back to the example leads there, in the fields too', async ({ page }) => {
      await page.goto(`/planner?lang=${language}`);
      const trucks = page.locator('#planner-trucks');
      const example = await trucks.inputValue();
      await trucks.fill('7');
      await expect(page).toHaveURL(/trucks=7/);
      await page.getByRole('link', { name: words.reset[language] }).click();
      await expect(trucks).toHaveValue(example);
      // Longer than the address waits for more keys.
      await page.waitForTimeout(600);
      expect(new URL(page.url()).search).toBe('');
    });

    once()('what was typed right before a link is there again after Back', async ({ page }) => {
      await page.goto(`/planner?lang=${language}`);
      await page.locator('#planner-trucks').fill('7');
      await page.locator('footer a[href="/contact"]').first().click();
      await expect(page.locator('#contact-message')).toBeVisible();
      await page.goBack();
      await expect(page.locator('#planner-trucks')).toHaveValue('7');
    });

    once()('a link leads on while its page is still coming, whatever was typed before', async ({ page }) => {
      await page.goto(`/contact?lang=${language}`);
      await page.locator('footer a[href="/planner"]').first().click();
      await expect(page.locator('#planner-trucks')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const released = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', (route) => released.promise.then(() => route.continue()));
      await page.locator('#planner-trucks').fill('7');
      await page.getByRole('link', { name: results.actions.send[language] }).click();
      await page.waitForTimeout(600);
      released.resolve();
      await expect(page.locator('#contact-message')).toHaveValue(/7/);
      await expect(page).toHaveURL((url) => url.pathname === '/contact');
    });
  });

  test.describe(`PL-1 without JavaScript (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    once()('the form asks the server; its address is the plan, and its title tells it', async ({ page }) => {
      await page.goto(`/planner?lang=${language}`);
      await page.getByText(words.ways.tonnes[language], { exact: true }).click();
      await page.locator('#planner-t').fill('١٢٬٠٠٠');
      await page.locator('#planner-trucks').fill('');
      await page.getByRole('button', { name: words.calculate[language] }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const query = new URL(page.url()).search;
      const plan = planOf(query);
      await expect(page).toHaveTitle(
        new RegExp(sharedMeta(plan, calculate(plan)).title[language].replace(/[()]/g, '.')),
      );
      await expect(main(page)).toContainText(verdict(query, language).name);
      await expect(page.locator('#planner-t')).toHaveValue('١٢٬٠٠٠');
      for (const shown of shownRow(query, 'dieselLitres', language)) await expect(main(page)).toContainText(shown);
    });

    once()('a refused input says why and keeps what was typed', async ({ page }) => {
      await page.goto(`/planner?lang=${language}&by=tonnes&t=12,34`);
      await expect(page.locator('#planner-t')).toHaveValue('12,34');
      await expect(page.locator('#planner-t-error')).toBeVisible();
      await expect(page.locator('#planner-t')).toHaveAttribute('aria-invalid', 'true');
      await expect(main(page)).toContainText(words.refused[language]);
    });

    once()('the plan goes into the contact form, and as a file', async ({ page, request }) => {
      await page.goto(`/planner?${exampleQuery}&lang=${language}`);
      const href = await page.getByRole('link', { name: results.actions.csv[language] }).getAttribute('href');
      const csv = await (await request.get(href!)).text();
      expect(csv.startsWith('\ufeff')).toBe(true);
      expect(csv).toContain('\r\n');
      expect(csv).toContain(String(calculate(planOf(exampleQuery)).columns.unfavourable.truckKilometres));
      for (const id of valueIds) expect(csv).toContain(plannerValues.table[id].name[language].replaceAll('"', '""'));
      const excel = await page.getByRole('link', { name: results.actions.xlsx[language] }).getAttribute('href');
      const [sheet] = await readExcelFile(await (await request.get(excel!)).body());
      expect(sheet!.data.flat()).toContain(calculate(planOf(exampleQuery)).columns.unfavourable.truckKilometres);
      await page.getByRole('link', { name: results.actions.send[language] }).click();
      await expect(page.locator('#contact-message')).toHaveValue(new RegExp(verdict(exampleQuery, language).name));
      await expect(page.locator('#contact-message')).toBeEditable();
      await expect(page.locator('#contact-subject')).not.toHaveValue('');
    });
  });
}

test('a file of a plan that is refused is not made', async ({ request }) => {
  for (const path of ['/planner.csv', '/planner.xlsx'])
    expect((await request.get(`${path}?by=tonnes&t=0`)).status()).toBe(400);
});

test('a hostile plan cannot write HTML', async ({ request }) => {
  const html = await (await request.get('/planner?by=tonnes&t=%22%3E%3Cscript%3Ealert(1)%3C/script%3E')).text();
  expect(html).not.toContain('<script>alert');
});
