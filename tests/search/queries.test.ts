import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { terms } from '../../app/content/glossary/term-list.ts';
import { glossary } from '../../app/content/glossary.ts';
import { pageNames } from '../../app/content/shared/pages.ts';
import { languages } from '../../app/content/text.ts';
import type { SearchTexts } from '../../app/search/search-texts.ts';
import { builtSearch, firstThree, questions, searchFile } from './built-search.ts';

/** The maximum size of a language's texts as transferred. */
const limit = 50_000;

describe.runIf(existsSync(searchFile('ar')))('the search of the built site', () => {
  const ask = builtSearch();

  test.each(languages)('finds what people look for among the first three, 19 times in 20 (%s)', (language) => {
    const list = questions[language];
    expect(list.length).toBeGreaterThanOrEqual(60);
    const missed = list.filter(({ ask: question, find }) => {
      const first = firstThree(ask(question, language));
      return !find.some((address) => first.includes(address));
    });
    expect(missed.length, `missed: ${missed.map(({ ask: question }) => question).join(', ')}`).toBeLessThanOrEqual(
      list.length / 20,
    );
  });

  test.each(languages)('finds every term by each of its three names (%s)', (language) => {
    const missed = terms.flatMap(({ id, name }) =>
      Object.values(name).filter((one) => {
        const [group] = ask(one, language).filter(({ path }) => path === '/glossary');
        return !group?.hits.some(({ href }) => href === `/glossary#${id}`);
      }),
    );
    expect(missed).toEqual([]);
  });

  test.each(languages)('finds the Arabic page of the community in either language (%s)', (language) => {
    for (const question of ['volunteers', 'متطوعون', 'فرز الأنقاض في البيت'])
      expect(firstThree(ask(question, language)), question).toContain('/community');
  });

  test('leads from compensation to the rights page before the glossary', () => {
    for (const question of ['تعويض', 'التعويضات', 'تعویض'])
      expect(ask(question, 'ar')[0]?.path, question).toBe('/legal');
  });

  test('says that nothing was found instead of guessing from a short sign', () => {
    for (const language of languages) expect(ask('ISO 9001', language)).toEqual([]);
  });

  test.each(languages)('has texts of %s within their size, with existing link targets', (language) => {
    expect(statSync(`${searchFile(language)}.br`).size).toBeLessThanOrEqual(limit);
    const texts: SearchTexts = JSON.parse(readFileSync(searchFile(language), 'utf8'));
    for (const { path } of texts.pages) expect(Object.keys(pageNames)).toContain(path);
    expect(texts.pages.find(({ path }) => path === '/glossary')?.title).toBe(glossary.title[language]);
    expect(texts.rows.length).toBeGreaterThanOrEqual(terms.length);
  });
});
