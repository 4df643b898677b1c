import { describe, expect, test } from 'vitest';
import { arabicStems } from './arabic-stem.ts';
import { excerpt } from './excerpt.ts';
import { normalise, wordsOf } from './normalise.ts';
import { createSource, languageOf, search } from './search.ts';
import type { SearchTexts } from './search-texts.ts';

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

  test('parts a Latin name from the Arabic article before it', () => {
    expect(wordsOf('الـBIM')).toEqual(['ال', 'bim']);
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

const texts: SearchTexts = {
  language: 'en',
  pages: [
    { path: '/a', title: 'Crushers', about: 'Machines that break concrete.', also: 'volunteers' },
    { path: '/b', title: 'Pumps', about: 'Stations.', also: '' },
    { path: '/glossary', title: 'Glossary', about: '', also: '' },
  ],
  passages: [
    { page: 0, anchor: 'jaw', heading: 'The jaw', text: 'A jaw crusher breaks concrete into aggregate.' },
    { page: 1, anchor: '', heading: '', text: 'Six pumps lift 15,000 m³ of water. No crusher is here, concrete is.' },
  ],
  rows: [
    {
      href: '/glossary#jaw-crusher',
      name: 'Jaw crusher',
      names: [
        { text: 'كسّارة فكّية', language: 'ar' },
        { text: 'Backenbrecher', language: 'de' },
      ],
      text: 'Squeezes material.',
      also: ['Vorbrecher'],
    },
  ],
};
const source = createSource(texts);
const found = (question: string) => search(source, question);
const paths = (question: string) => found(question).map(({ path }) => path);
const marked = ([first]: ReturnType<typeof found>) =>
  first!.hits.flatMap(({ name, text }) => [...name, ...text]).flatMap(({ text, match }) => (match ? [text] : []));

describe('search', () => {
  test('puts pages that hold every word before those that hold some, and titles before texts', () => {
    expect(paths('crusher concrete')[0]).toBe('/a');
    expect(paths('pumps concrete')[0]).toBe('/b');
  });
  test('links to the passage and marks the match, with other endings too', () => {
    const groups = found('crushers breaking');
    expect(groups[0]!.hits[0]!.href).toBe('/a#jaw');
    expect(marked(groups)).toEqual(expect.arrayContaining(['crusher', 'breaks']));
  });
  test('finds a page by its aliases without showing them', () => {
    const groups = found('volunteer');
    expect(groups.map(({ path }) => path)).toEqual(['/a']);
    expect(JSON.stringify(groups)).not.toContain('volunteer');
  });
  test.each(['Backenbrecher', 'كسّارة فكّية'])('finds a row by its name %s', (question) => {
    expect(found(question).flatMap(({ hits }) => hits.map(({ href }) => href))).toContain('/glossary#jaw-crusher');
  });
  test('tolerates one or two wrong letters, but never in a number', () => {
    expect(paths('agregate')).toEqual(['/a']);
    expect(paths('15.000 15000')).toContain('/b');
    expect(paths('15001')).toEqual([]);
  });
  test('takes a short sign for no beginning of another word', () => {
    expect(paths('pum 9001')).toEqual([]);
    expect(paths('pump')).toContain('/b');
  });
  test('cuts a long text around its first match, at words', () => {
    const text = `${'sand '.repeat(100)}steel${' sand'.repeat(100)}`;
    const shown = excerpt(text, new Set(['steel'])).map(({ text }) => text);
    expect(shown).toContain('steel');
    expect(shown.join('')).toMatch(/^… .* …$/);
    expect(shown.join('').length).toBeLessThan(text.length / 2);
  });
  test('finds nothing for an empty or endless query, without an error', () => {
    expect(paths('  ?! ')).toEqual([]);
    expect(paths('x'.repeat(100_000))).toEqual([]);
  });
});

test('searches the language of the query’s script, else the visitor’s', () => {
  expect(languageOf('Brecher', 'ar')).toBe('en');
  expect(languageOf('كسارة 5', 'en')).toBe('ar');
  expect(languageOf('٥', 'en')).toBe('en');
});
