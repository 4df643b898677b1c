import { describe, expect, test } from 'vitest';
import { arabicStems } from './arabic-stem.ts';
import { excerpt } from './excerpt.ts';
import { normalise, wordsOf } from './normalise.ts';
import { createSource, languageOf, search } from './search.ts';

describe('normalised spelling', () => {
  test.each([
    ['الانقاض', 'الأنقاض'],
    ['اعاده', 'إعادة'],
    ['مستشفي', 'مستشفى'],
    ['خرسانه', 'خَرَسانَة'],
    ['محطه', 'مـــحطة'],
    ['مؤسسة', 'مو\u0654سسة'],
    ['أنقاض', 'ا\u0654نقاض', '\ufe83\ufee7\ufed8\ufe8e\ufebd', '\u200fأ\u200cنقاض'],
    ['حقوق الملكية', 'حقوق الملکیة'],
    ['142.5', '١٤٢٫٥', '142,5'],
    ['15000', '١٥٬٠٠٠', '15,000'],
    ['35000', '35.000', "35'000"],
    ['backenbrecher', 'Backen\u00adbrecher'],
    ['facade', 'Façade'],
    ['musterstrasse', 'Musterstraße'],
  ])('%s is found as %s', (plain, ...typed) => {
    for (const one of typed) expect(normalise(one)).toBe(normalise(plain));
  });

  test('keeps a number with its decimals as one word', () => {
    expect(wordsOf('142.5 مليون، ١٥٬٠٠٠ م³')).toEqual(['142.5', 'مليون', '15000', 'م3']);
  });
});

describe('Arabic words by their stem', () => {
  const stem = (word: string) => arabicStems(normalise(word))[0];
  test.each([
    ['كسارة', ['كسارات', 'الكسّارات', 'بالكسارات', 'وللكسارات', 'كسارتكم']],
    ['شركاء', ['شركاؤكم', 'شركائنا', 'بالشركاء']],
    ['متطوع', ['متطوعون', 'المتطوعين', 'للمتطوعين', 'متطوعة']],
    ['هندسي', ['هندسية', 'الهندسية', 'هندسة']],
  ])('%s', (word, others) => {
    for (const other of others) expect(stem(other), other).toBe(stem(word));
  });
  test('drops a letter that may be a conjunction or preposition only as a second guess', () => {
    expect(arabicStems('وانقاض')).toEqual(['وانقاض', 'انقاض']);
    expect(arabicStems('ورشه')[0]).toBe('ورش');
  });
});

const source = createSource({
  language: 'en',
  pages: [{ path: '/a', title: 'Pumps', about: 'Stations.', also: 'volunteers' }],
  passages: [{ page: 0, anchor: '', heading: '', text: 'Six pumps lift 15,000 m³ of water over an aggregate.' }],
  rows: [],
});
const found = (question: string) => search(source, question).map(({ path }) => path);

test('finds a page by its aliases without showing them', () => {
  expect(found('volunteer')).toEqual(['/a']);
  expect(JSON.stringify(search(source, 'volunteer'))).not.toContain('volunteer');
});

test('tolerates wrong letters, but not in a number, and takes a short sign for no beginning of another word', () => {
  for (const question of ['agregate', '15.000 15000', 'pump']) expect(found(question), question).toEqual(['/a']);
  for (const question of ['15001', 'pum 9001', '  ?! ', 'x'.repeat(100_000)])
    expect(found(question), question.slice(0, 9)).toEqual([]);
});

test('cuts a long text around its first match, at words', () => {
  const text = `${'sand '.repeat(100)}steel${' sand'.repeat(100)}`;
  const shown = excerpt(text, new Set(['steel'])).map(({ text }) => text);
  expect(shown).toContain('steel');
  expect(shown.join('')).toMatch(/^… .* …$/);
  expect(shown.join('').length).toBeLessThan(text.length / 2);
});

test('searches the language of the query’s script, else the visitor’s', () => {
  expect(languageOf('Brecher', 'ar')).toBe('en');
  expect(languageOf('كسارة 5', 'en')).toBe('ar');
  expect(languageOf('٥', 'en')).toBe('en');
});
