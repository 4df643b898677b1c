import { describe, expect, test } from 'vitest';
import { normalise } from './normalise.ts';
import { search } from './search.ts';

describe('one spelling for all that people type', () => {
  test.each([
    ['الأنقاض', 'الانقاض'],
    ['إعادة', 'اعاده'],
    ['مستشفى', 'مستشفي'],
    ['خَرَسانَة', 'خرسانه'],
    ['مـــحطة', 'محطه'],
    ['١٢٣ ۴۵۶', '123 456'],
    ['Façade', 'facade'],
    ['Musterstraße', 'musterstrasse'],
  ])('%s is found as %s', (typed, plain) => expect(normalise(typed)).toBe(normalise(plain)));
});

describe('search', () => {
  const index = [
    { path: '/a', title: 'Crushers', text: 'A jaw crusher breaks concrete into aggregate.' },
    { path: '/b', title: 'Pumps', text: 'Six pumps lift water. A crusher is not here, concrete is.' },
    { path: '/c', title: 'القانون', text: 'توثيق الملكية قبل إزالة الأنقاض.' },
  ];
  test('finds pages that hold every word, the title first', () => {
    expect(search(index, 'crusher concrete').map(({ path }) => path)).toEqual(['/a', '/b']);
    expect(search(index, 'crusher pump').map(({ path }) => path)).toEqual(['/b']);
  });
  test('finds a word inside its article and in another spelling', () => {
    expect(search(index, 'انقاض').map(({ path }) => path)).toEqual(['/c']);
    expect(search(index, 'ازاله').map(({ path }) => path)).toEqual(['/c']);
  });
  test('marks the words it found', () => {
    const [result] = search(index, 'JAW');
    expect(result!.excerpt.filter(({ match }) => match).map(({ text }) => text)).toEqual(['jaw']);
  });
  test('an empty or endless question finds nothing and does not fail', () => {
    expect(search(index, '  ?! ')).toEqual([]);
    expect(search(index, 'x'.repeat(100_000))).toEqual([]);
  });
});
