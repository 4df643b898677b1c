import { describe, expect, test } from 'vitest';
import type { FigureRecord } from '../content/figures/records.ts';
import { n } from '../content/inline.ts';
import type { Unit } from '../content/shared/units.ts';
import { languages } from '../content/text.ts';
import { byParts, figureParts, figureText, formatStated, plainText, textParts } from './format.ts';

const figure = (value: number, unit?: Unit): FigureRecord => ({
  id: 'a.b',
  value,
  unit,
  place: 'none',
  counts: { ar: 'عدد', en: 'A number' },
});
const span = (value: number, to: number, unit: Unit): FigureRecord => ({ ...figure(value, unit), to });
/** Replaces no-break spaces by plain ones. */
const plain = (text: string | string[]): typeof text =>
  Array.isArray(text) ? text.map((part) => part.replaceAll('\u00a0', ' ')) : text.replaceAll('\u00a0', ' ');

describe('figures in words', () => {
  test('a year is never grouped, a number is', () => {
    expect(plain(figureText(figure(2023, 'calendarYear'), 'en'))).toBe('2023');
    expect(plain(figureText(figure(2023), 'en'))).toBe('2,023');
  });
  test('both ends of a range show the same number of decimals', () => {
    for (const language of languages)
      expect(figureText(span(1_700_000, 2_000_000, 'tonne'), language).match(/[\d.]+/g)).toEqual(['1.7', '2.0']);
    expect(figureText(span(10, 15, 'year'), 'en').match(/[\d.]+/g)).toEqual(['10', '15']);
  });
  test('words frame a quantity', () => {
    const cost = { value: figure(438_000, 'euro'), words: { ar: 'نحو {q}', en: 'about {q}' } } as const;
    expect(plain(figureText(cost, 'en'))).toBe('about €438,000');
    expect(plain(figureText(cost, 'ar'))).toBe('نحو 438,000 يورو');
  });
  test('number and unit part, with a currency sign on the side of the number', () => {
    expect(plain(figureParts(figure(15_000, 'cubicMetrePerDay'), 'en'))).toEqual(['15,000', 'm³/day']);
    expect(plain(figureParts(figure(8_200_000, 'euro'), 'en'))).toEqual(['€8.2', 'million']);
    expect(plain(figureParts(figure(8_200_000, 'euro'), 'ar'))).toEqual(['8.2', 'مليون يورو']);
    expect(plain(figureParts(figure(40, 'percent'), 'ar'))).toEqual(['\u200e40%', '']);
  });
  test('of two lengths the pair stands apart from the unit, so that it can keep its order', () => {
    expect(byParts({ by: [figure(350, 'metre'), figure(65, 'metre')] }, 'ar')).toEqual(['350 × 65', 'م']);
  });
});

describe('stated dates', () => {
  test('name what was stated, a year, a month or a day, and never part at the end of a line', () => {
    expect(formatStated('2017', 'en')).toBe('2017');
    expect(formatStated('2023-02', 'en')).toBe('February\u00a02023');
    expect(formatStated('2019-03-16', 'en')).toBe('16\u00a0March\u00a02019');
    expect(plain(formatStated('2011-01-01', 'ar'))).toBe('1 كانون الثاني 2011');
    expect(formatStated('2011-01-01', 'ar')).not.toContain(' ');
  });
});

describe('prose with figures', () => {
  const length = figure(3.2, 'kilometre');
  const words = { ar: `خط طوله ${n(length)}.`, en: `A main of ${n(length)}.` };
  test('has them in place', () => {
    expect(plain(plainText(words, 'en'))).toBe('A main of 3.2 km.');
    expect(plain(plainText(words, 'ar'))).toBe('خط طوله 3.2 كم.');
  });
  test('keeps figures apart from words, so that they stay on one line', () => {
    const { id, value, unit } = length;
    expect(textParts(words, 'en').filter((part) => part.figure)).toEqual([
      { text: '3.2\u00a0km', figure: { id, value, unit } },
    ]);
  });
  test('has counts under ten in words where the language has them, and measures in digits', () => {
    const [pumps, head] = [n(figure(6), 'pump'), n(figure(6), 'metre')];
    expect(plain(plainText({ ar: `${pumps}.`, en: `${pumps} at ${head}: the ${pumps} run.` }, 'en'))).toBe(
      'Six pumps at 6 m: the six pumps run.',
    );
    expect(plain(plainText({ ar: `${pumps}.`, en: '' }, 'ar'))).toBe('6 مضخات.');
    expect(plain(figureText({ value: figure(6), unit: 'pump' }, 'en'))).toBe('6 pumps');
  });
});
