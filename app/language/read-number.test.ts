import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

describe('a number as people type it', () => {
  test.each([
    ['142500000', 142_500_000],
    ['142,500,000', 142_500_000],
    ['142.500.000', 142_500_000],
    ['142 500 000', 142_500_000],
    ['142\u00a0500\u00a0000', 142_500_000],
    ['142\u202f500\u202f000', 142_500_000],
    ["142'500'000", 142_500_000],
    ['142_500_000', 142_500_000],
    ['١٤٢٬٥٠٠٬٠٠٠', 142_500_000],
    ['۱۴۲۵', 1425],
    ['\u200f 850 \u200e', 850],
    ['142,5', 142.5],
    ['142.5', 142.5],
    ['١٤٢٫٥', 142.5],
    ['١٤٢،٥', 142.5],
    ['1.250,5', 1250.5],
    ['1,250.5', 1250.5],
    ['1 250,500', 1250.5],
    ['0,125', 0.125],
    ['0', 0],
  ])('reads %s as %d alone', (typed, value) => expect(readNumber(typed)).toEqual([value]));

  test.each([
    ['75.000', 75_000, 75],
    ['75,000', 75_000, 75],
    ['٧٥،٠٠٠', 75_000, 75],
    ['142,500', 142_500, 142.5],
    ['1.250', 1250, 1.25],
  ])('reports both readings of %s', (typed, grouped, decimal) => expect(readNumber(typed)).toEqual([grouped, decimal]));

  test.each(['', 'ten', '-3', '1e3', ',5', '5,', '12,34,567', '1,2,3', '1.2.3', '1.234,567.8', '1 00', '1,000 000'])(
    'finds no number in “%s”',
    (typed) => expect(readNumber(typed)).toEqual([]),
  );

  test('finds every number that a locale of either country writes', () => {
    const locales = ['de-DE', 'en-GB', 'ar-EG', 'ar-SY-u-nu-latn', 'fr-FR', 'de-CH'];
    assert(
      property(
        constantFrom(...locales),
        integer({ min: 0, max: 10 ** 11 }),
        integer({ min: 0, max: 3 }),
        (locale, n, digits) => {
          const value = n / 10 ** digits;
          const typed = new Intl.NumberFormat(locale, { minimumFractionDigits: digits }).format(value);
          expect(readNumber(typed), typed).toContain(value);
        },
      ),
    );
  });
});
