import { describe, expect, test } from 'vitest';
import { bannedTerms } from '../../app/content/banned-terms.ts';
import type { EditorText } from '../office/languages.ts';
import { complaints, maxLength } from './check-text.ts';

const was = { ar: 'نقلنا {rubble} طن إلى {=0}', en: 'We moved {rubble} tonnes to {=0}' };
const wordsOf = (now: Partial<EditorText>) => complaints({ ...was, ...now }, was).map(({ word }) => word);

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
    const long = was.en.padEnd(maxLength(was) + 1, ' x');
    expect(wordsOf({ en: long })).toEqual(['tooLong']);
  });

  test('a wording that the site does not use is named with the one that it does', () => {
    // Patterns that are plain words, in either language.
    const plain = bannedTerms.filter(({ banned }) => /^[\p{L} ]+$/u.test(banned));
    expect(plain.length).toBeGreaterThan(0);
    for (const { language, banned, use } of plain)
      expect(complaints({ ...was, [language]: `${was[language]} ${banned} .` }, was)).toContainEqual({
        word: 'banned',
        values: { found: banned, use },
      });
  });
});
