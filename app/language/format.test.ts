import { describe, expect, test } from 'vitest';
import type { FigureRecord } from '../content/figures/records.ts';
import { type Figure, text, withUnit } from '../content/rich-text.ts';
import type { Unit } from '../content/shared/units.ts';
import { type Language, languages } from '../content/text.ts';
import { figureParts, figureText, formatStated, plainText } from './format.ts';

const figure = (value: number, unit?: Unit): FigureRecord => ({
  id: 'a.b',
  value,
  unit,
  place: 'none',
  counts: { ar: 'عدد', en: 'A number' },
});
const span = (value: number, to: number, unit: Unit): FigureRecord => ({ ...figure(value, unit), to });
/** Replaces no-break spaces by plain ones. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

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
  test('a lower limit has a word or a sign on the side of the number', () => {
    const projects = { ...figure(50, 'project'), moreThan: true } as const;
    expect(plain(figureText(projects, 'en'))).toBe('50+ projects');
    expect(plain(figureText(projects, 'ar'))).toBe('أكثر من 50 مشروعًا');
  });
  test('number and unit part, with a currency sign on the side of the number', () => {
    const parts = (value: Figure, language: Language) =>
      figureParts(value, language).flatMap(({ type, text }) => (type === 'words' ? [] : [plain(text)]));
    expect(parts(figure(15_000, 'cubicMetrePerDay'), 'en')).toEqual(['15,000', 'm³/day']);
    expect(parts(figure(8_200_000, 'euro'), 'en')).toEqual(['€8.2', 'million']);
    expect(parts(figure(8_200_000, 'euro'), 'ar')).toEqual(['8.2', 'مليون يورو']);
    expect(parts(figure(40, 'percent'), 'ar')).toEqual(['\u200e40%']);
    expect(parts(span(1_700_000, 2_000_000, 'tonne'), 'en')).toEqual(['1.7', '2.0', 'million tonnes']);
    // The pair is one part, so that it can keep its order.
    expect(parts({ by: [figure(350, 'metre'), figure(65, 'metre')] }, 'ar')).toEqual(['350 × 65', 'م']);
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
  const words = { ar: text`خط طوله ${length}.`, en: text`A main of ${length}.` };
  test('has them in place', () => {
    expect(plain(plainText(words, 'en'))).toBe('A main of 3.2 km.');
    expect(plain(plainText(words, 'ar'))).toBe('خط طوله 3.2 كم.');
  });
  test('has small counts in words, of the gender of what is counted, and measures in digits', () => {
    const [pumps, head] = [withUnit(figure(6), 'pump'), withUnit(figure(6), 'metre')];
    const words = { ar: text`${pumps}.`, en: text`${pumps} at ${head}: the ${pumps} run.` };
    expect(plain(plainText(words, 'en'))).toBe('Six pumps at 6 m: the six pumps run.');
    expect(plain(plainText(words, 'ar'))).toBe('ست مضخات.');
    const floors = withUnit(figure(10), 'floor');
    const arabic = text`${floors} و${withUnit(figure(3), 'year')} و${head} و${withUnit(figure(6, 'pump'), null)}`;
    expect(plain(plainText({ ar: arabic, en: '' }, 'ar'))).toBe('عشرة طوابق وثلاث سنوات و6 م و6');
    expect(plain(figureText({ value: figure(6), unit: 'pump' }, 'en'))).toBe('6 pumps');
  });
});
