import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carbon } from '../../app/content/carbon.ts';
import { terms } from '../../app/content/glossary/term-list.ts';
import { exampleQuery } from '../../app/content/planner-examples.ts';
import { plannerForm } from '../../app/content/planner-form.ts';
import { plannerResults } from '../../app/content/planner-results.ts';
import { searchWords } from '../../app/content/shared/search-words.ts';
import { type Language, languages } from '../../app/content/text.ts';
import { calculate } from '../../app/planner/calculate.ts';
import { readPlan } from '../../app/planner/inputs.ts';
import { resultRows } from '../../app/planner/result-rows.ts';
import { resultSentence, sharedMeta, showResult, verdictOf } from '../../app/planner/wording.ts';
import { type RunningSite, serve } from '../../tools/serve.ts';
import { parseHtml } from './built-pages.ts';
import { bare, said } from './visible-text.ts';

/** What the server calculates, for visitors without scripts. */
let site: RunningSite;
beforeAll(async () => {
  site = await serve();
});
afterAll(() => site.stop());

const read = async (path: string, query: Record<string, string> | string, language: Language) => {
  const search = new URLSearchParams(query);
  search.set('lang', language);
  const answer = await fetch(`${site.url}${path}?${search}`);
  const page = parseHtml(await answer.text());
  expect(page.documentElement.lang).toBe(language);
  return { page, main: page.querySelector('main')!, query: new URL(answer.url).searchParams };
};

describe.each(languages)('in %s', (language) => {
  test('PL-1: a plan is calculated, and its address holds it as it was typed', async () => {
    const typed = { by: 'tonnes', amount: '١٢ ألف طن', months: '12', payload: '17.5' };
    const { page, main, query } = await read('/planner', typed, language);
    const plan = readPlan(query).plan!;
    const result = calculate(plan);
    expect(page.title).toContain(sharedMeta(plan, result).title[language]);
    expect(said(page.querySelector('#plan')!)).toBe(bare(verdictOf(plan, result, language).duration!));
    for (const field of ['amount', 'payload'] as const)
      expect(page.querySelector(`#planner-${field}`)!.getAttribute('value')).toBe(typed[field]);
    // The toggle leads to the same plan.
    const toggle = page.querySelector('header a[hreflang]')!.getAttribute('href')!.split('?')[1];
    for (const [name, value] of query) if (name !== 'lang') expect(new URLSearchParams(toggle).get(name)).toBe(value);
    const { values, unit } = resultRows(result)
      .flatMap(({ rows }) => rows)
      .find(({ id }) => id === 'dieselLitres')!;
    for (const value of values) expect(said(main)).toContain(bare(showResult(value, unit, language)));
  });

  test('PL-1: a refused amount stays, with what to write instead', async () => {
    const { page, main } = await read('/planner', { by: 'tonnes', amount: '12,34' }, language);
    const field = page.querySelector('#planner-amount')!;
    expect([field.getAttribute('value'), field.getAttribute('aria-invalid')]).toEqual(['12,34', 'true']);
    expect(page.querySelector('#planner-amount-error')!.textContent).toMatch(/12\.34.*1,234/);
    expect(said(main)).toContain(bare(plannerForm.refused[language]));
  });

  test('PL-1: a plan is put into the contact form and into a chat', async () => {
    const plan = readPlan(new URLSearchParams(exampleQuery)).plan!;
    const { main } = await read('/planner', exampleQuery, language);
    const chat = main.querySelector('.plan-actions a[href^="https://wa.me/"]')!.getAttribute('href')!;
    expect(new URL(chat).searchParams.get('text')).toContain(resultSentence(plan, calculate(plan), language));
    const send = [...main.querySelectorAll('a')].find(
      (link) => said(link) === bare(plannerResults.actions.send[language]),
    );
    const [path, query] = send!.getAttribute('href')!.split(/[?#]/);
    const message = (await read(path!, query!, language)).page.querySelector('#contact-message')!;
    expect(bare(message.textContent)).toContain(bare(verdictOf(plan, calculate(plan), language).duration!));
    expect(message.matches('[readonly], [disabled]')).toBe(false);
  });

  test('EN-2: the calculator stands open with its result and what was typed', async () => {
    const { main } = await read('/environmental', {}, language);
    const opener = [...main.querySelectorAll('a')].find((link) => said(link) === bare(carbon.open[language]))!;
    expect(
      (
        await read('/environmental', opener.getAttribute('href')!.replace(/^[^?]*\?|#.*/g, ''), language)
      ).page.querySelector('dialog[open] #carbon-amount'),
    ).not.toBeNull();
    const { page } = await read('/environmental', { amount: '١٢٬٣٤٥٫٦' }, language);
    const result = said(page.querySelector('dialog[open] output')!);
    for (const number of ['12,345.6', '51.3', '84.4', '395', '311', '362']) expect(result).toContain(number);
    expect(page.querySelector('#carbon-amount')!.getAttribute('value')).toBe('١٢٬٣٤٥٫٦');
  });

  test('SE-1, GL-1: the link in the header leads to a search, and the glossary filters by any of its languages', async () => {
    const { page } = await read('/contact', {}, language);
    const link = page.querySelector('header [data-opens=search]')!.getAttribute('href')!;
    const form = (await read('/', link.split('?')[1]!, language)).main.querySelector('form')!;
    expect(form.querySelector('[type=search], [name=q]')!.getAttribute('name')).toBe('q');
    const results = (await read('/', { q: 'Brecher' }, language)).main;
    expect(said(results)).toContain(bare(searchWords.results[language]));
    expect(results.querySelectorAll('li a').length).toBeGreaterThan(0);
    const { id, name } = terms.find(({ id }) => id === 'jaw-crusher')!;
    for (const term of Object.values(name)) {
      const rows = (await read('/glossary', { term }, language)).main.querySelectorAll('dl > div[id]');
      expect([...rows].map((row) => row.id)).toEqual([id]);
    }
  });

  test('FO-1: a number that this server did not give confirms nothing', async () => {
    for (const sent of ['abcdefghjkmn', 'abcdefghjkmn.AAAAAAAAAAAAAAAA', ''])
      for (const path of ['/contact', '/partners'])
        expect((await read(path, { sent }, language)).main.querySelector('[id^="sent-"]'), path).toBeNull();
  });
});
