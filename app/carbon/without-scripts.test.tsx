import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { carbon } from '../content/carbon.ts';
import type { Language } from '../content/text.ts';
import { LanguageProvider } from '../language/provider.tsx';
import { Calculator } from './calculator.tsx';
import { inputs, refusalText } from './inputs.ts';
import { Converter } from './rubble-converter.tsx';

const languages: Language[] = ['ar', 'en'];

type Part = ComponentType<{ pageQuery: string }>;

/** The server's HTML for a query of the page. */
const rendered = (Part: Part, query: Record<string, string>, language: Language): string =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <Part pageQuery={String(new URLSearchParams(query))} />
    </LanguageProvider>,
  );
/** Its visible text. */
const text = (markup: string) => markup.replace(/<[^>]+>/g, '');

const worse = { amount: '100', recycled: '100', landfill: '5', plant: '100', steel: '0' };

describe.each(languages)('EN-2 answered without JavaScript (%s)', (language) => {
  test('the answer repeats the amount as understood, and keeps what was typed in its field', () => {
    const page = rendered(Calculator, { amount: '١٢٬٣٤٥٫٦' }, language);
    expect(text(page)).toContain('12,345.6\u00a0');
    expect(text(page)).toMatch(/362\s/);
    expect(page).toContain('value="١٢٬٣٤٥٫٦"');
  });

  test('where recycling emits more, the answer says so, and only there', () => {
    expect(rendered(Calculator, worse, language)).toContain(carbon.worse[language]);
    expect(rendered(Calculator, { amount: '100' }, language)).not.toContain(carbon.worse[language]);
  });

  test('each refused input shows its sentence, and there is no answer', () => {
    const page = rendered(Calculator, { amount: '12,34', steel: '6', plant: '-1' }, language);
    const shownErrors = [...page.matchAll(/<p id="carbon-(\w+)-error"(?! hidden)[^>]*>(.*?)<\/p>/g)].map(
      ([, name, error]) => [name, text(error!)],
    );
    const refused = [
      ['amount', { reason: 'grouping', readings: [12.34, 1234] }],
      ['steel', { reason: 'large' }],
      ['plant', { reason: 'sign' }],
    ] as const;
    expect(shownErrors).toEqual(
      refused.map(([name, refusal]) => [name, refusalText(refusal, inputs[name].max, language)]),
    );
    expect(text(page)).toContain(carbon.section.refused[language]);
  });

  test('the converter answers in the direction that was chosen', () => {
    const page = rendered(Converter, { rubble: '10', to: 'volume' }, language);
    expect(text(page)).toContain('6.49');
    expect(page).toMatch(/id="converter-to-volume"[^>]*checked=""/);
    expect(text(rendered(Converter, { rubble: '1e3' }, language))).toContain(carbon.refusals.form[language]);
  });

  test('what is typed cannot write HTML', () => {
    const hostile = '"><script>alert(1)</script>';
    expect(rendered(Calculator, { amount: hostile }, language)).not.toContain('<script');
    expect(rendered(Converter, { rubble: hostile }, language)).not.toContain('<script');
  });
});
