import type { Page } from '@playwright/test';
import readExcelFile from 'read-excel-file/node';
import { planner } from '../../app/content/planner.ts';
import { exampleQuery, neighbourhoodQuery } from '../../app/content/planner-examples.ts';
import { plannerForm as words } from '../../app/content/planner-form.ts';
import { plannerResults as results } from '../../app/content/planner-results.ts';
import { plannerValues, valueIds } from '../../app/content/planner-values.ts';
import { shell } from '../../app/content/shared/shell.ts';
import type { Language } from '../../app/content/text.ts';
import { formats } from '../../app/language/format.ts';
import { calculate } from '../../app/planner/calculate.ts';
import { amountByUnit, readPlan } from '../../app/planner/inputs.ts';
import { resultRows } from '../../app/planner/result-rows.ts';
import { resultSentence, sharedMeta, showResult, verdictOf } from '../../app/planner/wording.ts';
import { byTurns, expect, hold, languages, scripts, test } from './fixtures.ts';

const planOf = (query: string) => readPlan(new URLSearchParams(query)).plan!;
const verdict = (query: string, language: Language) => verdictOf(planOf(query), calculate(planOf(query)), language);
const main = (page: Page) => page.locator('main');

/** The function's results in the page's formatting. */
const shownRow = (query: string, id: string, language: Language) => {
  const row = resultRows(calculate(planOf(query)))
    .flatMap((group) => group.rows)
    .find((one) => one.id === id)!;
  return row.values.map((value) => showResult(value, row.unit, language));
};

/** Focus in a field hydrates the planner; from then on it calculates in place. */
async function hydrate(page: Page): Promise<void> {
  await page.locator('#planner-amount').focus();
  await page.waitForSelector('[data-island=planner][data-state=ready]');
}

/** The fields of the given machines. */
const showMachines = (page: Page, language: Language) =>
  page.getByText(words.questions.machines[language], { exact: true }).click();

for (const language of languages) {
  const once = byTurns(test, language);
  test.describe(`PL-1 with JavaScript (${language})`, () => {
    once()('calculates in place, keeps the focus and updates the address when a number changes', async ({ page }) => {
      await page.goto(`/planner?lang=${language}`);
      const { duration, name, remedy, unfavourable } = verdict(exampleQuery, language);
      await expect(page.locator('#plan')).toHaveText(duration!);
      for (const sentence of [name, remedy, unfavourable]) await expect(main(page)).toContainText(sentence);
      await hydrate(page);
      await showMachines(page, language);
      await page.locator('#planner-trucks').fill('٩');
      const changed = verdict(`${exampleQuery}&trucks=9`, language);
      expect(changed.duration).not.toBe(duration);
      await expect(page.locator('#plan')).toHaveText(changed.duration!);
      await expect(main(page)).toContainText(changed.until);
      await expect(page.locator('#planner-trucks')).toBeFocused();
      await expect(page).toHaveURL(/[?&]trucks=9(&|$)/);
      await page.reload();
      await expect(page.locator('#plan')).toHaveText(changed.duration!);
      await expect(page.locator('#planner-trucks')).toBeVisible();
    });

    once()('describes a refused input in place and links the error to its field', async ({ page }) => {
      await page.goto(`/planner?lang=${language}`);
      await hydrate(page);
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

    once()('opens the group of a refused assumption and focuses it', async ({ page }) => {
      await page.goto(`/planner?lang=${language}`);
      await hydrate(page);
      const group = page.locator('summary', { hasText: plannerValues.groups.roads[language] });
      await group.click();
      await page.locator('#planner-speed').fill('0');
      await group.click();
      await page.getByRole('button', { name: words.calculate[language] }).first().click();
      await expect(page.locator('#planner-speed')).toBeFocused();
      await expect(page.locator('#planner-speed-error')).toBeVisible();
    });

    once()('replaces assumptions by own weights and a logged week', async ({ page }) => {
      await page.goto(`/planner?lang=${language}`);
      await hydrate(page);
      await expect(page.locator('#planner-weights')).toBeHidden();
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

    once()('plans by keyboard: amount, unit, result', async ({ page }) => {
      await page.goto(`/planner?lang=${language}`);
      await hydrate(page);
      await page.locator('#planner-amount').press('ControlOrMeta+a');
      await page.keyboard.type('5000');
      await page.keyboard.press('Tab');
      await expect(page.locator('#planner-by-tonnes')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('#planner-by-volume')).toBeChecked();
      await expect(page).toHaveURL(/by=volume&m3=5000/);
      const [, tonnes] = shownRow('by=volume&m3=5000', 'tonnes', language);
      await expect(
        page.getByRole('row', { name: new RegExp(`^${results.rows.tonnes[language]} `), includeHidden: true }),
      ).toContainText(tonnes!);
    });

    once()('groups a long amount once its field is left', async ({ page }) => {
      await page.goto(`/planner?lang=${language}`);
      await hydrate(page);
      const amount = page.locator('#planner-amount');
      await amount.fill('1500000');
      await expect(page).toHaveURL(/[?&]t=1500000(&|$)/);
      await expect(amount).toHaveValue('1500000');
      await amount.blur();
      const grouped = formats[language].number(1_500_000);
      await expect(amount).toHaveValue(grouped);
      await page.reload();
      await expect(amount).toHaveValue(grouped);
    });

    once()('switches to counting by buildings, and back by a unit', async ({ page }) => {
      await page.goto(`/planner?lang=${language}`);
      await hydrate(page);
      await expect(page.locator('#planner-n-0')).toBeHidden();
      await page.getByText(words.questions.count[language], { exact: true }).click();
      await page.locator('#planner-by-buildings').check();
      await expect(page.locator('#planner-amount')).toBeHidden();
      for (const [name, value] of Object.entries({ n: '60', f: '4', m2: '220' }))
        await page.locator(`#planner-${name}-0`).fill(value);
      await expect(page).toHaveURL(/by=buildings&state=demolished&n=60&f=4&m2=220/);
      const [, tonnes] = shownRow(new URL(page.url()).search, 'tonnes', language);
      await expect(
        page.getByRole('row', { name: new RegExp(`^${results.rows.tonnes[language]} `), includeHidden: true }),
      ).toContainText(tonnes!);
      await page.locator('#planner-by-tonnes').check();
      await expect(page.locator('#plan')).toHaveText(verdict(exampleQuery, language).duration!);
      await expect(page.locator('#planner-n-0')).toBeHidden();
    });

    once()('steps back through submitted plans', async ({ page }) => {
      await page.goto(`/planner?lang=${language}`);
      await hydrate(page);
      const send = async (tonnes: string) => {
        await page.locator('#planner-amount').fill(tonnes);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`t=${tonnes}&`));
      };
      for (const tonnes of ['1000', '2000', '3000']) await send(tonnes);
      for (const tonnes of ['2000', '1000']) {
        await page.goBack();
        await expect(page.locator('#planner-amount')).toHaveValue(tonnes);
        await expect(page.locator('#plan')).toHaveText(verdict(new URL(page.url()).search, language).duration!);
      }
      await page.goForward();
      await expect(page.locator('#planner-amount')).toHaveValue('2000');
    });

    once()('asks which number is meant if it has two readings', async ({ page }) => {
      await page.goto(`/planner?lang=${language}`);
      await hydrate(page);
      await page.locator('#planner-amount').fill('35.000');
      await page.keyboard.press('Enter');
      await expect(page.locator('#planner-amount')).toBeFocused();
      await expect(page.locator('#planner-amount-error')).toContainText(/35,000.*35/);
      await page.locator('#planner-amount').fill('١٢،٣٤٥');
      await expect(page).toHaveURL(/t=12345/);
    });

    once()(
      'shares the shown plan with its result in a sentence, before and after a change',
      async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
        await page.goto(`/planner?lang=${language}`);
        const share = page.getByRole('button', { name: shell.share.label[language], exact: true });
        const shared = async (query: string) => {
          await share.click();
          await expect(page.locator('.share [role=status]')).toContainText(shell.share.copied[language]);
          const [sentence, address] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
          const plan = planOf(query);
          expect(sentence).toBe(resultSentence(plan, calculate(plan), language));
          expect(planOf(new URL(address!).search)).toEqual(plan);
          const chat = page.locator('.share').getByRole('link', { name: shell.share.chat[language] });
          expect(new URL((await chat.getAttribute('href'))!).searchParams.get('text')).toBe(`${sentence}\n${address}`);
        };
        await shared(exampleQuery);
        await hydrate(page);
        await page.locator('#planner-amount').fill('2000');
        await page.locator('#planner-place').fill('Homs');
        await expect(page).toHaveURL(/t=2000.*place=Homs/);
        await shared('by=tonnes&t=2000&place=Homs');
        // The link's preview says the same.
        const html = await (await page.request.get(page.url())).text();
        const plan = planOf(new URL(page.url()).search);
        expect(html).toContain(sharedMeta(plan, calculate(plan)).description[language].replaceAll('&', '&amp;'));
      },
    );

    test('shows the result on a phone’s first screen and keeps its summary in view', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/planner?lang=${language}`);
      const top = (selector: string) =>
        page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
      expect(await top('#plan')).toBeLessThanOrEqual(570);
      const summary = page.locator('.plan-summary');
      const { duration } = verdict(exampleQuery, language);
      await page.locator('#planner-assumptions').evaluate((heading) => heading.scrollIntoView());
      await expect(summary).toContainText(duration!);
      await expect(summary).toBeInViewport({ ratio: 1 });
      await summary.getByRole('link', { name: results.actions.change[language] }).click();
      await expect(page.locator('#planner-amount')).toBeInViewport();
    });

    test('names every field and fits a phone’s width', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/planner?lang=${language}`);
      for (const summary of await page.locator('.planner details > summary').all()) await summary.click();
      for (const field of await page.locator('.planner :is(input, select):not([type=hidden])').all()) {
        if (await field.isVisible()) await expect(field).toHaveAccessibleName(/\S/);
      }
      // Every value of the table is asked for once: one as a question, the others in their groups with measured values.
      expect(await page.locator('.plan-lines input').count()).toBe(valueIds.length - 1 + 3);
      for (const id of valueIds) await expect(page.locator(`#planner-${id}`)).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      // Each number of the three columns stands on one line.
      const lines = await page.locator('.plan-case > td').evaluateAll((cells) =>
        cells.map((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
      expect(Math.max(...lines)).toBe(1);
    });

    test('prints a plan on one page of A4, with inputs, results, limits and address', async ({ page }) => {
      await page.goto(`/planner?${exampleQuery}&speed=20&gate=400&lang=${language}`);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(results.sheet.title[language], { exact: true })).toBeVisible();
      await expect(main(page)).toContainText(planner.limits.safety[language]);
      await expect(page.locator('.plan .print-only').first()).toContainText('speed=20');
      await expect(page.locator('#planner-trucks')).toBeHidden();
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });

    once()('resets page and fields to the example', async ({ page }) => {
      await page.goto(`/planner?lang=${language}`);
      await hydrate(page);
      const months = page.locator('#planner-months');
      const example = await months.inputValue();
      await months.fill('7');
      await expect(page).toHaveURL(/months=7/);
      await page.getByRole('link', { name: words.reset[language] }).click();
      await expect(page).toHaveURL((url) => !url.searchParams.has('months'));
      await expect(months).toHaveValue(example);
    });

    once()('restores what was typed right before a link after Back', async ({ page }) => {
      await page.goto(`/planner?lang=${language}`);
      await hydrate(page);
      await page.locator('#planner-months').fill('7');
      await page.locator('footer a[href="/contact"]').first().click();
      await expect(page.locator('#contact-message')).toBeVisible();
      await page.goBack();
      await expect(page.locator('#planner-months')).toHaveValue('7');
    });

    once()('follows a link while the planner’s code is loading', async ({ page }) => {
      await page.goto(`/planner?lang=${language}`);
      const code = await hold(page, scripts);
      await page.locator('#planner-months').fill('7');
      await code.requested;
      await page.getByRole('link', { name: results.actions.send[language] }).click();
      await expect(page).toHaveURL((url) => url.pathname === '/contact');
      code.release();
      await expect(page.locator('#contact-message')).not.toHaveValue('');
    });
  });

  test.describe(`PL-1 without JavaScript (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    once()('calculates on the server; the address holds the plan and the title names it', async ({ page }) => {
      await page.goto(`/planner?lang=${language}`);
      await page.locator('#planner-amount').fill('١٢٬٠٠٠');
      await page.getByRole('button', { name: words.calculate[language] }).first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const query = amountByUnit(new URL(page.url()).searchParams).toString();
      const plan = planOf(query);
      await expect(page).toHaveTitle(
        new RegExp(sharedMeta(plan, calculate(plan)).title[language].replace(/[()]/g, '.')),
      );
      await expect(page.locator('#plan')).toHaveText(verdict(query, language).duration!);
      await expect(page.locator('#planner-amount')).toHaveValue('١٢٬٠٠٠');
      for (const shown of shownRow(query, 'dieselLitres', language)) await expect(main(page)).toContainText(shown);
    });

    once()('describes a refused input and keeps what was typed', async ({ page }) => {
      await page.goto(`/planner?lang=${language}&by=tonnes&t=12,34`);
      await expect(page.locator('#planner-amount')).toHaveValue('12,34');
      await expect(page.locator('#planner-amount-error')).toContainText(/12\.34.*1,234/);
      await expect(page.locator('#planner-amount')).toHaveAttribute('aria-invalid', 'true');
      await expect(main(page)).toContainText(words.refused[language]);
    });

    once()('shows the fields of buildings and machines in the address', async ({ page }) => {
      await page.goto(`/planner?${neighbourhoodQuery}&lang=${language}`);
      await expect(page.locator('#planner-by-buildings')).toBeChecked();
      await expect(page.locator('#planner-n-2')).toHaveValue('20');
      await expect(page.locator('#planner-trucks')).toHaveValue('5');
      const { duration, late, remedy } = verdict(neighbourhoodQuery, language);
      expect(late).toBe(true);
      await expect(page.locator('#plan')).toHaveText(duration!);
      await expect(main(page)).toContainText(remedy);
    });

    once()('puts the plan into the contact form and into a file', async ({ page, request }) => {
      await page.goto(`/planner?${exampleQuery}&lang=${language}`);
      const excel = await page.getByRole('link', { name: results.actions.xlsx[language] }).getAttribute('href');
      const [sheet] = await readExcelFile(await (await request.get(excel!)).body());
      expect(sheet!.data.flat()).toContain(calculate(planOf(exampleQuery)).columns.unfavourable.truckKilometres);
      for (const id of valueIds) expect(sheet!.data.flat()).toContain(plannerValues.table[id].name[language]);
      await page.getByRole('link', { name: results.actions.send[language] }).click();
      await expect(page.locator('#contact-message')).toHaveValue(new RegExp(verdict(exampleQuery, language).name));
      await expect(page.locator('#contact-message')).toBeEditable();
      await expect(page.locator('#contact-subject')).not.toHaveValue('');
    });
  });
}

test('makes no file of a refused plan', async ({ request }) => {
  expect((await request.get('/planner.xlsx?by=tonnes&t=0')).status()).toBe(400);
});

test('escapes HTML in a plan', async ({ request }) => {
  const html = await (await request.get('/planner?by=tonnes&t=%22%3E%3Cscript%3Ealert(1)%3C/script%3E')).text();
  expect(html).not.toContain('<script>alert');
});
