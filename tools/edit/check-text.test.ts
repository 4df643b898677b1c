import { describe, expect, test } from 'vitest';
import { bannedTerms } from '../../app/content/banned-terms.ts';
import type { EditorText } from '../office/languages.ts';
import { complaints, tidy, wrongLanguage } from './check-text.ts';

const was = { ar: 'نقلنا {rubble} طن إلى {=0}', en: 'We moved {rubble} tonnes to {=0}' };
const limit = 80;
const wordsOf = (now: Partial<EditorText>) => complaints({ ...was, ...now }, was, limit).map(({ word }) => word);

describe('a text while it is typed (ED-1)', () => {
  test('is in order as it was, and with its figures moved', () => {
    expect(wordsOf({})).toEqual([]);
    expect(wordsOf({ en: 'To {=0} we moved {rubble} tonnes' })).toEqual([]);
  });

  test.each([
    ['taken out', 'We moved tonnes to {=0}'],
    ['broken', 'We moved {rubbl} tonnes to {=0}'],
    ['half deleted', 'We moved rubble} tonnes to {=0}'],
    ['standing twice', 'We moved {rubble} {rubble} tonnes to {=0}'],
    ['a stranger', 'We moved {rubble} tonnes to {=0} and {=1}'],
  ])('refuses a figure that is %s, in both languages', (_, text) => {
    expect(wordsOf({ en: text })).toEqual(['brokenChip']);
    expect(wordsOf({ ar: text })).toEqual(['brokenChip']);
  });

  test('one language empty, a sign without a letter, a dash that flips, a text too long for its place', () => {
    expect(wordsOf({ ar: ' ' })).toContain('emptyLanguage');
    expect(wordsOf({ en: `${was.en} →` })).toEqual(['badGlyph']);
    expect(wordsOf({ ar: `${was.ar} 3-4` })).toEqual(['dashInArabic']);
    const long = was.en.padEnd(limit + 1, ' x');
    expect(wordsOf({ en: long })).toEqual(['tooLong']);
  });

  test('a wording that the site does not use is named with the one that it does', () => {
    // Patterns that are plain words, in either language.
    const plain = bannedTerms.filter(({ banned }) => /^[\p{L} ]+$/u.test(banned));
    expect(plain.length).toBeGreaterThan(0);
    for (const { language, banned, use } of plain)
      expect(complaints({ ...was, [language]: `${was[language]} ${banned} .` }, was, 400)).toContainEqual({
        word: 'banned',
        values: { found: banned, use },
      });
  });

  test('loses invisible characters and double spaces on save, but not those that the page needs', () => {
    expect(tidy(' A\u202e text\u200b  from\0 Word \n')).toBe('A text from Word');
    expect(tidy('3\u00a0m \u200eA', 'a mark \u200e')).toBe('3\u00a0m \u200eA');
  });

  test('is asked about where it is in the other language', () => {
    expect(wrongLanguage({ ar: 'An English sentence', en: 'An English sentence' })).toBe('ar');
    expect(wrongLanguage({ ar: 'جملة عربية', en: 'جملة عربية' })).toBe('en');
    expect(wrongLanguage({ ar: 'معيار ISO 9001', en: 'The دمشق plant of 2023' })).toBeUndefined();
    expect(wrongLanguage({ ar: 'BASF', en: 'BASF SE' }, { ar: 'BASF', en: 'BASF' })).toBeUndefined();
  });
});
