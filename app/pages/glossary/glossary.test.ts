import { describe, expect, test } from 'vitest';
import { terms } from '../../content/glossary/term-list.ts';
import { matchingTerms } from './matching.ts';
import { byLetter } from './order.ts';

describe('GL-1: the terms', () => {
  test('have a place of their own, and three names', () => {
    expect(terms.length).toBeGreaterThan(110);
    expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
    for (const { id, name } of terms) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      for (const text of Object.values(name)) expect(text.trim(), id).not.toBe('');
    }
  });

  test('no name, in any language, stands for two of them', () => {
    for (const language of ['ar', 'en', 'de'] as const) {
      const names = terms.map(({ name }) => name[language]);
      expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
    }
  });

  test.each(['ar', 'en'] as const)(
    'stand once each, under the letters of the alphabet in their order (%s)',
    (language) => {
      const groups = byLetter(terms, language);
      expect(groups.flatMap((group) => group.terms)).toHaveLength(terms.length);
      const letters = groups.map(({ letter }) => letter);
      expect(new Set(letters).size).toBe(letters.length);
      expect(letters.toSorted(new Intl.Collator(language).compare)).toEqual(letters);
    },
  );
});

test('GL-1: the filter finds a term by its trade word, all of them for an empty question, none for nonsense', () => {
  const ids = (question: string) => matchingTerms(terms, question).map(({ id }) => id);
  expect(ids('تركسات')).toEqual(['wheel-loader']);
  expect(ids('اترنيت')).toEqual(['asbestos']);
  expect(ids(' ')).toHaveLength(terms.length);
  expect(ids('qqq')).toEqual([]);
});
