import { describe, expect, test } from 'vitest';
import { arabicStems } from './arabic-stem.ts';
import { excerpt } from './excerpt.ts';
import { normalise, wordsOf } from './normalise.ts';
import { createSource, languagesOf, type SearchOutcome, search } from './search.ts';
import type { SearchTexts } from './search-texts.ts';
import { formsOf } from './word-forms.ts';

describe('normalised spelling', () => {
  test.each([
    ['الأنقاض', 'الانقاض'],
    ['إعادة', 'اعاده'],
    ['مستشفى', 'مستشفي'],
    ['خَرَسانَة', 'خرسانه'],
    ['مـــحطة', 'محطه'],
    ['مسئول', 'مسؤول'],
    ['طنًا', 'طن'],
    ['١٢٣ ۴۵۶', '123 456'],
    ['١٥٬٠٠٠', '15000'],
    ['15,000', '15000'],
    ['١٤٢٫٥', '142.5'],
    ['142,5', '142.5'],
    ['35.000', '35000'],
    ['1.234.567', '1234567'],
    ["35'000", '35000'],
    ['0.125', '0,125'],
    ['کسّارة متنقلہ', 'كسارة متنقله'],
    ['حقوق الملکیة', 'حقوق الملكية'],
    ['مو\u0654سسة', 'مؤسسة'],
    ['ا\u0654نقاض', 'أنقاض'],
    ['\ufe83\ufee7\ufed8\ufe8e\ufebd', 'أنقاض'],
    ['\u200fال\u200cأنقاض', 'الأنقاض'],
    ['Backen\u00adbrecher', 'backenbrecher'],
    ['Façade', 'facade'],
    ['Musterstraße', 'musterstrasse'],
  ])('%s is found as %s', (typed, plain) => expect(normalise(typed)).toBe(normalise(plain)));

  test('keeps a number with its decimals as one word', () => {
    expect(wordsOf('142.5 مليون، ١٥٬٠٠٠ م³')).toEqual(['142.5', 'مليون', '15000', 'م3']);
  });
});

test.each(['Kläranlage', 'Rückbau', 'Förderband', 'Größe'])('finds %s typed without umlauts', (word) => {
  const typed = word
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => `${letter.normalize('NFD')[0]}e`)
    .replace('ß', 'ss');
  expect(formsOf(normalise(typed)).sure).toContain(normalise(word));
});

describe('Arabic words by their stem', () => {
  const stem = (word: string) => arabicStems(normalise(word))[0];
  test.each([
    ['كسارة', ['كسارات', 'الكسّارات', 'بالكسارات', 'وللكسارات', 'كسارتكم']],
    ['شراكة', ['الشراكة', 'وللشراكة', 'شراكات', 'شراكتنا']],
    ['شركاء', ['شركاؤكم', 'شركائنا', 'بالشركاء']],
    ['متطوع', ['متطوعون', 'المتطوعين', 'للمتطوعين', 'متطوعة']],
    ['هندسي', ['هندسية', 'الهندسية', 'هندسة']],
    ['ورشة', ['ورشات', 'الورشات', 'ورشتهم']],
    ['سوري', ['سورية', 'سوريا', 'السوريين']],
  ])('%s', (word, others) => {
    for (const other of others) expect(stem(other), other).toBe(stem(word));
  });
  test('drops a letter that may be a conjunction or preposition only as a second guess', () => {
    expect(arabicStems('وانقاض')).toEqual(['وانقاض', 'انقاض']);
    expect(arabicStems('ورشه')[0]).toBe('ورش');
  });
  test('finds the singular of broken plurals', () => {
    for (const [singular, plural] of [
      ['شريك', 'شركاؤكم'],
      ['غربال', 'الغرابيل'],
      ['مشروع', 'مشاريعنا'],
      ['آلة', 'بالآلات'],
    ])
      expect(formsOf(normalise(plural!)).sure).toContain(arabicStems(normalise(singular!))[0]);
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
const found = (question: string): SearchOutcome => search([source], question);
const paths = (question: string) => found(question).groups.map(({ path }) => path);
const marked = ({ groups }: SearchOutcome) =>
  groups[0]!.hits.flatMap(({ name, text }) => [...name, ...text]).flatMap(({ text, match }) => (match ? [text] : []));

describe('search', () => {
  test('puts pages that hold every word before those that hold some, and titles before texts', () => {
    expect(paths('crusher concrete')[0]).toBe('/a');
    expect(paths('pumps concrete')[0]).toBe('/b');
  });
  test('links to the passage and marks the match, with other endings too', () => {
    const outcome = found('crushers breaking');
    expect(outcome.groups[0]!.hits[0]!.href).toBe('/a#jaw');
    expect(marked(outcome)).toEqual(expect.arrayContaining(['crusher', 'breaks']));
  });
  test('finds a page by its aliases without showing them', () => {
    const outcome = found('volunteer');
    expect(outcome.groups.map(({ path }) => path)).toEqual(['/a']);
    expect(JSON.stringify(outcome)).not.toContain('volunteer');
  });
  test('finds a row by its German or Arabic name, and the pages with its name in their language', () => {
    for (const question of ['Backenbrecher', 'backenbrechern', 'بالكسارات الفكية']) {
      expect(
        found(question).groups.flatMap(({ hits }) => hits.map(({ href }) => href)),
        question,
      ).toContain('/glossary#jaw-crusher');
      expect(paths(question), question).toContain('/a');
    }
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
  test('begins and ends an excerpt with a sentence that is near', () => {
    const [first, second, third] = ['Sand', 'Water', 'Steel'].map(
      (what) =>
        `${what} comes from the plant, is weighed at the gate and leaves it on a truck that the office has booked.`,
    );
    const text = [first, second, third].join(' ');
    const shown = excerpt(text, new Set(['water']));
    expect(
      shown
        .map(({ text }) => text)
        .join('')
        .trim(),
    ).toBe(second);
    const far = excerpt(text.replaceAll('.', ','), new Set(['steel']));
    expect(far[0]!.text).toMatch(/^… /);
  });
  test('offers similar terms if nothing is found', () => {
    expect(found('jawkrush').near.map(({ href }) => href)).toEqual(['/glossary#jaw-crusher']);
  });
  test('finds nothing for an empty or endless query, without an error', () => {
    expect(paths('  ?! ')).toEqual([]);
    expect(paths('x'.repeat(100_000))).toEqual([]);
  });
});

test('needs the texts of the other language only for its script', () => {
  expect(languagesOf('Brecher', 'ar')).toEqual(['ar', 'en']);
  expect(languagesOf('Brecher', 'en')).toEqual(['en']);
  expect(languagesOf('كسارة 5', 'en')).toEqual(['en', 'ar']);
  expect(languagesOf('٥', 'en')).toEqual(['en']);
});
