import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { terms } from '../../app/content/glossary/term-list.ts';
import { glossary } from '../../app/content/glossary.ts';
import { pageNames } from '../../app/content/shared/pages.ts';
import { dangerPlace } from '../../app/content/shared/search-aliases.ts';
import { shell } from '../../app/content/shared/shell.ts';
import { solutions } from '../../app/content/solutions.ts';
import { languages } from '../../app/content/text.ts';
import { plainText, withoutMarks } from '../../app/language/format.ts';
import type { SearchTexts } from '../../app/search/search-texts.ts';
import { builtSearch, firstThree, searchFile } from './built-search.ts';
import { questions } from './queries.ts';

/** The maximum size of a language's texts as transferred. */
const limit = 50_000;

describe.runIf(existsSync(searchFile('ar')))('the search of the built site', () => {
  const ask = builtSearch();

  test.each(languages)('finds what people look for among the first three, 19 times in 20 (%s)', (language) => {
    const list = questions(language);
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

  test.each([
    ['ar', 'ريفدمشق', 'ريف دمشق'],
    ['ar', 'الصرفالصحي', 'الصرف الصحي'],
    ['ar', 'الأنقا ض', 'الأنقاض'],
    ['en', 'jawcrusher', 'jaw crusher'],
    ['en', 'con crete', 'concrete'],
    ['en', 're-bar', 'rebar'],
    // Invisible characters, as copied texts have them.
    ['ar', '\u200fال\u00adأنق\u200bاض\u2060', 'الأنقاض'],
    ['ar', 'إعادة\u00a0التدوير', 'إعادة التدوير'],
    ['en', 'jaw\u202fcrusher\u180e', 'jaw crusher'],
    // The same keys on the other keyboard.
    ['en', 'hg;shvhj', 'الكسارات'],
    ['ar', ']laR', 'دمشق'],
    ['ar', 'ؤقعساثق', 'crusher'],
    ['en', 'قعلالامث', 'rubble'],
  ] as const)('SE-1: finds with %s “%s” what “%s” finds', (language, typed, meant) => {
    const found = ask(meant, language);
    expect(found.length).toBeGreaterThan(0);
    expect(ask(typed, language)).toEqual(found);
  });

  test('SE-1: opens the safety drill first for words of danger', () => {
    const words =
      'لغم ألغام ذخيرة الذخائر قنبلة أسبستوس الأسبستوس mine mines landmine unexploded UXO asbestos Asbest asbetsos';
    const phrases = ['ذخائر غير منفجرة', 'وجدت لغمًا في البيت', 'unexploded bomb', 'asbestos in my roof'];
    for (const question of [...words.split(' '), ...phrases])
      expect(ask(question, 'en')[0]?.hits[0]?.href, question).toBe(dangerPlace);
  });

  test('SE-1: leads the press to the rights to pictures', () => {
    const words = 'press journalist copyright licence Presse صحافة صحفي الصحافة ترخيص';
    for (const question of [...words.split(' '), 'picture rights', 'حقوق النشر', 'حقوق الصور'])
      expect(ask(question, 'ar')[0]?.hits[0]?.href, question).toBe('/terms#use');
  });

  test.each(languages)('SE-1: shows no text of %s that is hidden on the page, and glues none', (language) => {
    const { passages }: SearchTexts = JSON.parse(readFileSync(searchFile(language), 'utf8'));
    const [first, second] = solutions.items['rebar-separation'].benefits;
    const text = passages.map((passage) => passage.text).join('\n');
    expect(text).not.toContain(shell.newTab[language]);
    expect(text).toContain(withoutMarks(`${plainText(first!, language)} · ${plainText(second!, language)}`));
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
