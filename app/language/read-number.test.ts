import { assert, constantFrom, integer, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../content/text.ts';
import { parseAmount, type Rule, readNumber, refusalText } from './read-number.ts';

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

const tonnes: Rule = { unit: 'tonne', max: 210_000_000 };

describe('EN-2 an amount with its bounds', () => {
  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['0', 'zero'],
    ['0.000', 'zero'],
    ['-5', 'sign'],
    ['−5', 'sign'],
    ['+5', 'sign'],
    ['1e3', 'word'],
    ['.5', 'form'],
    ['5.', 'form'],
    ['none', 'form'],
    ['0x10', 'word'],
    ['1,23,456', 'grouping'],
    ['1,234٬567', 'grouping'],
    ['12,34', 'ambiguous'],
    ['35.000', 'ambiguous'],
    ['1.2345', 'decimals'],
    ['210000000.001', 'large'],
    ['9'.repeat(50), 'large'],
    ['300 million', 'large'],
  ])('refuses %j (%s)', (typed, reason) => {
    expect(parseAmount(typed, tonnes).refusal).toMatchObject({ reason });
  });

  test.each([
    ['210000000', 210_000_000],
    ['١٢٬٣٤٥٫٦', 12_345.6],
    ['۴۵۶', 456],
    ['१२३', 123],
    ['\u200f1٬234\u200e', 1_234],
    ['١٢٠ ألف طن', 120_000],
    ['120 ألف', 120_000],
    ['120ألفًا', 120_000],
    ['٣ آلاف طن', 3_000],
    ['ألفين', 2_000],
    ['2.5m', 2_500_000],
    ['2.5 mio. t', 2_500_000],
    ['120 k', 120_000],
    ['120K tons', 120_000],
    ['1.5 million tonnes', 1_500_000],
    ['٢ مليون', 2_000_000],
    ['5 ملايين طن', 5_000_000],
    ['مليونا طن', 2_000_000],
    ['11 مليونًا', 11_000_000],
    ['نصف مليون طن', 500_000],
    ['half a million', 500_000],
    ['97,200 t', 97_200],
    ['11 طنًا', 11],
  ])('reads %j as %d', (typed, value) => {
    expect(parseAmount(typed, tonnes)).toEqual({ value });
  });

  test.each<[string, Rule['unit'], number]>([
    ['65%', 'percent', 65],
    ['٪٦٥', 'percent', 65],
    ['%65', 'percent', 65],
    ['65 في المئة', 'percent', 65],
    ['100 م³', 'cubicMetre', 100],
    ['100m3', 'cubicMetre', 100],
    ['١٨ شهرًا', 'month', 18],
    ['3 أشهر', 'month', 3],
    ['8 كم', 'kilometre', 8],
    ['12.5km', 'kilometre', 12.5],
  ])('reads %j in a field of %s', (typed, unit, value) => {
    expect(parseAmount(typed, { unit, max: 1_000 })).toEqual({ value });
  });

  test.each(['777 dunam', '777 دونم', '777 m3', '777 ألف دونم', '777 ألفين'])(
    'asks what %j means, and proposes no number',
    (typed) => {
      const { refusal } = parseAmount(typed, tonnes);
      for (const language of languages) {
        const question = refusalText(refusal!, tonnes, language);
        expect(question).toContain(refusal!.word);
        expect(question).not.toContain('777');
      }
    },
  );

  test('no text breaks it', () => {
    const letters = [...'0123456789٠١٩۰,٬.٫-+eEkm %طنألف\u200f\u2067،'];
    assert(
      property(string({ unit: constantFrom(...letters) }), (typed) => {
        const { value } = parseAmount(typed, tonnes);
        expect(value === undefined || (value > 0 && value <= tonnes.max)).toBe(true);
      }),
    );
  });
});
