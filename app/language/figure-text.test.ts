import { describe, expect, test } from 'vitest';
import { byParts, figureParts, figureText, wordsParts, wordsText } from './figure-text.ts';

describe('figures in words', () => {
  test('a year is never grouped, a number is', () => {
    expect(figureText({ year: 2023 }, 'en')).toBe('2023');
    expect(figureText({ value: 2023 }, 'en')).toBe('2,023');
  });
  test('both ends of a range show the same number of decimals', () => {
    expect(figureText({ from: 1_700_000, to: 2_000_000, unit: 'tonne' }, 'en')).toBe('1.7 to 2.0 million tons');
    expect(figureText({ from: 1_700_000, to: 2_000_000, unit: 'tonne' }, 'ar')).toBe('من 1.7 إلى 2.0 مليون طن');
    expect(figureText({ from: 10, to: 15, unit: 'year' }, 'en')).toBe('10 to 15 years');
  });
  test('words frame a quantity', () => {
    const figure = { value: 438_000, unit: 'euro', words: { ar: 'نحو {q}', en: 'about {q}' } } as const;
    expect(figureText(figure, 'en')).toBe('about €438,000');
    expect(figureText(figure, 'ar')).toBe('نحو 438,000 يورو');
  });
  test('number and unit part only where the number stands alone', () => {
    expect(figureParts({ value: 15_000, unit: 'cubicMetrePerDay' }, 'en')).toEqual(['15,000', 'm³/day']);
    expect(figureParts({ value: 8_200_000, unit: 'euro' }, 'en')).toEqual(['€8.2 million', '']);
    expect(figureParts({ value: 8_200_000, unit: 'euro' }, 'ar')).toEqual(['8.2', 'مليون يورو']);
    expect(figureParts({ value: 40, unit: 'percent' }, 'ar')).toEqual(['\u200e40%', '']);
  });
  test('of two lengths the pair stands apart from the unit, so that it can keep its order', () => {
    expect(byParts({ by: [350, 65], unit: 'metre' }, 'ar')).toEqual(['350 × 65', 'م']);
  });
});

describe('prose with figures', () => {
  const words = {
    text: { ar: 'خط طوله {length}.', en: 'A main of {length}.' },
    figures: { length: { value: 3.2, unit: 'kilometre' } },
  } as const;
  test('has them in place', () => {
    expect(wordsText(words, 'en')).toBe('A main of 3.2 km.');
    expect(wordsText(words, 'ar')).toBe('خط طوله 3.2 كم.');
  });
  test('keeps figures apart from words, so that they stay on one line', () => {
    expect(wordsParts(words, 'en').filter((part) => part.figure)).toEqual([{ text: '3.2 km', figure: true }]);
  });
  test('shows a place that has no figure', () => {
    expect(wordsText({ ...words, figures: {} }, 'en')).toBe('A main of {length}.');
  });
});
