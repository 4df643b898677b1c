import { describe, expect, test } from 'vitest';
import { bannedTerms, quotedTexts } from '../../app/content/banned-terms.ts';
import { terms } from '../../app/content/glossary/term-list.ts';
import type { Language } from '../../app/content/text.ts';
import { wordProblems } from './check-words.ts';

const place = 'app/content/home.ts home.lead';
const found = (language: Language, text: string) => wordProblems(`${place}.${language}`, text);

describe('the words of the content', () => {
  test.each([
    ['en', 'Figures, according to the office.'],
    ['en', 'A hundred tons an hour'],
    ['en', 'Rubble that is carted away'],
    ['ar', 'قد تخفي الأنقاض ذخائر لم تنفجر.'],
    ['ar', 'مبانٍ مدمّرة، بحسب المكتب.'],
    ['ar', 'مكسّرة فكّية'],
    ['ar', 'المعدات الرئيسية'],
  ] as const)('refuses in %s “%s” and names the replacement', (language, text) => {
    expect(found(language, text)).toHaveLength(1);
  });

  test.each([
    ['en', 'A schematic section; €10 a tonne; trucks; the Truin hills'],
    ['ar', 'كسّارة فكّية، وخرسانة مكسّرة، والمواد المكسّرة، ومعدّات، وسجلّ، وحصويات (ركام) معاد تدويرها، وحوض تجميع المياه'],
    ['ar', 'سجّل اسم كل من رآه.'],
  ] as const)('accepts in %s “%s”', (language, text) => {
    expect(found(language, text)).toEqual([]);
  });

  test('checks texts in Arabic only too, as in the guides', () => {
    expect(wordProblems('app/content/guides/sorting-rubble.ts guide.title', 'قطع غيار')).toHaveLength(1);
  });

  test('exempts quotations and search aliases', () => {
    for (const quoted of quotedTexts) expect(found('en', quoted)).toEqual([]);
    expect(wordProblems('app/content/glossary/clearing.ts clearing.4.also.2', 'لودر')).toEqual([]);
  });

  test('proposes no word that the list itself refuses', () => {
    for (const { language, use } of bannedTerms) expect(found(language, use), use).toEqual([]);
  });

  test('spells a replacement as in the glossary and finds it by the banned word in the search', () => {
    const ofTerms = bannedTerms.filter(({ term }) => term);
    expect(ofTerms.length).toBeGreaterThan(10);
    for (const { term: id, use, banned, language } of ofTerms) {
      const { name, trade, also = [] } = terms.find((term) => term.id === id)!;
      expect([name[language], trade], id).toContain(use);
      const words = [trade, ...also].filter((word) => word !== undefined);
      expect(
        words.some((word) => new RegExp(banned, 'iu').test(word)),
        `${id}: ${banned}`,
      ).toBe(true);
    }
  });
});
