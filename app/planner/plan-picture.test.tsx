import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { plannerResults as words } from '../content/planner-results.ts';
import { type Language, languages } from '../content/text.ts';
import { formats } from '../language/format.ts';
import { LanguageProvider } from '../language/provider.tsx';
import { calculate } from './calculate.ts';
import { readPlan } from './inputs.ts';
import { PlanPicture } from './plan-picture.tsx';

const planOf = (query: string) => readPlan(new URLSearchParams(query)).plan!;
const drawn = (query: string, language: Language = 'en'): string => {
  const plan = planOf(query);
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <PlanPicture plan={plan} result={calculate(plan)} />
    </LanguageProvider>,
  );
};
/** The part of one kind of machine. */
const kindOf = (markup: string, stage: string): string =>
  new RegExp(`<div class="plan-kind plan-${stage}[ "].*?(?=<div class="plan-kind|<ul)`, 's').exec(markup)![0];
const group = (markup: string, of: string): string =>
  new RegExp(`<span class="plan-${of}">(.*?)</span>`, 's').exec(markup)?.[1] ?? '';
const count = (markup: string): number => markup.split('<use ').length - 1;

describe('PL-1: the plan draws itself', () => {
  test.each([1, 40, 41, 130])('%d trucks are drawn one by one, of more than forty ten and the number', (trucks) => {
    const haul = kindOf(drawn(`by=volume&m3=40000&months=9&trucks=${trucks}`), 'haul');
    expect(count(group(haul, 'works'))).toBe(trucks > 40 ? 10 : trucks);
    expect(group(haul, 'works').includes('<i>')).toBe(trucks > 40);
    expect(haul).toContain(`<b>${formats.en.quantity(trucks, 'truck')}</b>`);
  });

  test('what the adverse case needs beside them, and the reserve, are counted apart', () => {
    const query = 'by=volume&m3=40000&months=9';
    const { middle, unfavourable } = calculate(planOf(query)).columns;
    const haul = kindOf(drawn(query), 'haul');
    expect(count(group(haul, 'works'))).toBe(middle.trucks);
    expect(count(group(haul, 'reserve'))).toBe(middle.reserveTrucks);
    expect(count(group(haul, 'adverse'))).toBe(unfavourable.trucks! - middle.trucks!);
  });

  test.each(languages)('the bottleneck alone is marked, and named in words and in the sentence (%s)', (language) => {
    for (const [query, stage] of [
      ['by=volume&m3=40000&months=9', 'haul'],
      ['by=volume&m3=40000&months=9&trucks=40&rated=60', 'crush'],
      ['by=volume&m3=40000&months=9&trucks=40&rated=400', 'load'],
    ] as const) {
      const markup = drawn(query, language);
      expect(markup.split('plan-slowest').length - 1).toBe(1);
      expect(kindOf(markup, stage)).toContain(words.picture.bottleneck[language]);
      const [, sentence] = /role="img" aria-label="([^"]*)"/.exec(markup)!;
      expect(sentence).toContain(words.timeline.stages[stage][language]);
    }
  });

  test.each(['by=volume&m3=40000&months=9', 'by=tonnes&t=210000000&months=600', 'by=tonnes&t=300&months=2'])(
    'the yard’s side is the root of its area at the scale of truck and person: %s',
    (query) => {
      const markup = kindOf(drawn(query), 'yard');
      const { yardSquareMetres } = calculate(planOf(query)).columns.middle;
      const side = Number(/<path d="M0 0h([\d.]+)l[^"]*" fill/.exec(markup)![1]);
      expect(side).toBeCloseTo(Math.sqrt(yardSquareMetres), 1);
      expect(markup).toMatch(/<svg [^>]*width="8.7"/);
    },
  );
});
