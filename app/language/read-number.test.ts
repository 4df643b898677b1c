import { assert, constantFrom, integer, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../content/text.ts';
import { parseAmount, type Refusal, type Rule, refusalText } from './read-number.ts';

const tonnes: Rule = { unit: 'tonne', max: 210_000_000 };
const volume: Rule = { unit: 'cubicMetre', max: 150_000_000 };
const months: Rule = { unit: 'month', min: 0.1, max: 600 };
const distance: Rule = { unit: 'kilometre', max: 500, zero: true };
const share: Rule = { unit: 'percent', max: 100, zero: true };
const trucks: Rule = { unit: 'truck', max: 10_000, whole: true };
const minutes: Rule = { unit: 'plain', shown: { ar: 'دقيقة', en: 'min' }, max: 240, zero: true };

/** Lines of what is expected and the inputs that lead to it. */
const each = (rule: Rule, table: string) =>
  table
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [expected = '', typed = ''] = line.trimStart().split(' = ');
      return typed.split(' | ').map((one) => [one, expected, rule] as const);
    });

describe('PL-1, EN-2: what is typed', () => {
  test.each([
    ...each(
      tonnes,
      `
      142500000 = 142500000 | 142,500,000 | 142.500.000 | 142 500 000 | 142\u00a0500\u202f000 t | 142_500_000
      142500000 = 142'500'000 | 142’500’000 | ١٤٢٬٥٠٠٬٠٠٠ | ١٤٢٫٥ مليون طن | 142.5 mio. t | 142,5 Millionen
      1500000 = 1,5 million | 1,5 مليون | ١٫٥ مليون | ١،٥ مليون | 1.5 million tonnes | one and a half million
      1500000 = مليون ونصف | a million and a half | 1½ million | مليون و500 ألف | مليون ونصف المليون طن | 1500k
      100000 = مئة ألف | مائة ألف طن | a hundred thousand | one hundred thousand tons | 100k | 100 الف | ميّة ألف
      500000 = نصف مليون | نصف المليون طن | half a million | ½ million | خمسمئة ألف | خمسمائة ألف طن | 0.5 mn
      2000 = ألفان | ألفين | ألفا طن | الفين طن | two thousand | 2 tsd. | 2 ألف | 2,000.00 | حوالي ألفي طن
      2000000 = مليونان | مليونا طن | ٢ مليون | two million | 2 mln | 2\u00ad \u200b000\u2060 000
      250000 = مئتان وخمسون ألفًا | مائتان وخمسون الف | ربع مليون | a quarter of a million | ~250 000 | 250,000 kg 249750 t
      125000 = مئة وخمسة وعشرون ألفًا | one hundred twenty-five thousand | about 125k | 125 آلاف | 125\u066c000
      11 = 11 طنًا | أحد عشر طنًا | eleven tons | 11t. | 𝟏𝟏 | １１ | ۱۱ | ११ | \ufeff11\u200f | ‏11 طن | 11000 kg
      0.5 = نصف طن | half a ton | 0.5 | ٠٫٥ | 0,5 | 500 kg | ½ t | 0.500`,
    ),
    ...each(
      volume,
      `
      100 = 100 م³ | 100m3 | 100 m³ | ١٠٠ م٣ | مئة متر مكعب | a hundred cubic metres | 100 cubic-metres | 100 cbm
      3000 = ٣ آلاف م٣ | ثلاثة آلاف متر مكعب | three thousand m3 | 3k m³ | 3,000 m3. | 3 000 m³ | 3’000 Kubikmeter`,
    ),
    ...each(
      months,
      `
      12 = 12 | سنة | a year | 1 year | one year | عام | 12 months | اثنا عشر شهرًا | ١٢ شهرا | سنة واحدة | 12mo | اثني عشر شهر
      2 = شهران | شهرين | 2 months | two months | ٢ شهر | 60 days | 2 أشهر
      18 = 18 months | سنة ونصف | a year and a half | 1.5 years | 1½ years | 1 year 6 months | سنة و6 أشهر | سنة وستة أشهر
      18 = 18-month | ١٨ شهرًا | ثمانية عشر شهرا | 1 year, 6 months | one year and six months | eighteen months
      6 = نصف سنة | half a year | 6 أشهر | ستة اشهر | ٦ شهور | six months | 180 days | 0.5 yr
      24 = سنتان | سنتين | عامين | 2 years | two yrs | ٢ سنة | 24 شهر | 2 Jahre
      36 = 3 سنوات | ثلاث سنين | ثلاثة أعوام | 3y
      1.4 = 6 weeks | ستة أسابيع | 42 days`,
    ),
    ...each(
      distance,
      `
      8 = 8 | ٨ | 8 كم | 8km | ثمانية كيلومترات | 8 kilometres | 8000 metres | 8000 متر | 8 کیلومتر | about 8 km
      12.5 = 12.5km | ١٢٫٥ كم | 12 and a half km | 12½ km | اثنا عشر كيلومترا ونصف | 12 كم ونصف
      0 = 0 | ٠ كم | 0 km`,
    ),
    ...each(
      share,
      `
      65 = 65 | 65% | %65 | ٪٦٥ | ٦٥٪ | 65 % | 65 في المئة | 65 بالمئة | 65 per cent | خمسة وستون بالمئة | sixty-five percent`,
    ),
    ...each(
      trucks,
      `
      12 = 12 | 12 trucks | ١٢ شاحنة | twelve lorries | اثنتا عشرة شاحنة | 12 قلاب | 12 Trucks. | 012 | 12.0
      2 = شاحنتان | شاحنتين | two trucks`,
    ),
    ...each(
      minutes,
      `
      45 = 45 | 45 min | 45 minutes | ٤٥ دقيقة | 45 دقائق | خمس وأربعون دقيقة | forty-five mins | 45min | 45\u00a0min.`,
    ),
  ])('reads %j as %d', (typed, value, rule) => expect(parseAmount(typed, rule)).toEqual({ value: Number(value) }));

  test.each([
    ...each(
      tonnes,
      `
      empty =  | \u200f \u00ad | \u00a0
      zero = 0 | 0.000 | ٠
      sign = -5 | −5 | +5 | \u200f-5 | –5
      word = 1e3 | 0x10 | 777 dunam | 777 دونم | 777 m3 | 777 ألف دونم | 777 ألفين | 5 to 10 | 5 months | 5 million USD | نصف وثلث
      doubtful = 2.5m | 2.5 M | ٢٫٥ م | 12 m | 1,5m
      form = .5 | 5. | none | tonnes | طن | 5-10 | 5 10 | five five | 1/2 | 12 34 t | نصف وربع | $5 | مئتا ألف وخمسون ألفا | مليون مليون | 5 tonnes 5 | 5%%
      grouping = 1,23,456 | 1,234٬567 | 12,34,567 | 1,2,3 | 1,,000
      ambiguous = 12,34 | 35.000 | 1,5 | 35.000 t | 1.500 thousand
      decimals = 1.2345 | 0.0005 t
      large = 210000000.001 | ${'9'.repeat(50)} | 300 million | a billion | مليار طن | thousand million`,
    ),
    ...each(
      months,
      `
      word = 12 km | March 2027 | 12 t
      doubtful = 6m | 12 m | ٦ م
      form = months | years | soon | أشهر | 1 year 6
      large = 51 years | ٦٠٠٠ شهر`,
    ),
    ...each(
      distance,
      `
      doubtful = 12 m | 12 م | 800m
      word = 5 miles | 5 ميل | 8 t`,
    ),
    ...each(
      share,
      `
      large = 101% | مئة وواحد بالمئة`,
    ),
    ...each(
      trucks,
      `
      whole = 2.5 | اثنتان ونصف`,
    ),
    ...each(
      minutes,
      `
      word = 10 hours | 2 days | 5 litres | 10 km
      doubtful = 10 m | 10م`,
    ),
  ])('refuses %j (%s)', (typed, reason, rule) => expect(parseAmount(typed, rule).refusal).toMatchObject({ reason }));

  test.each(languages)('asks what a word means, and proposes no number (%s)', (language) => {
    const { refusal } = parseAmount('777 ألف دونم', tonnes);
    expect(refusalText(refusal!, tonnes, language)).toContain('دونم');
    expect(refusalText(refusal!, tonnes, language)).not.toContain('777');
  });

  test('finds every number that a locale of either country writes', () => {
    const locales = ['de-DE', 'en-GB', 'ar-EG', 'ar-SY-u-nu-latn', 'fr-FR', 'de-CH'];
    assert(
      property(
        constantFrom(...locales),
        integer({ min: 1, max: 10 ** 11 }),
        integer({ min: 0, max: 3 }),
        (locale, n, digits) => {
          const value = n / 10 ** digits;
          const typed = new Intl.NumberFormat(locale, { minimumFractionDigits: digits }).format(value);
          const read = parseAmount(typed, { unit: 'tonne', max: 10 ** 12 });
          expect(read.refusal?.readings ?? [read.value], typed).toContain(value);
        },
      ),
    );
  });

  test('no text breaks it', () => {
    const words = [
      ...'0123456789٠١٩۰,٬.٫-+eEkm %½\u200f\u2067،',
      ' ألف ',
      ' و',
      'نصف ',
      ' مئة',
      ' طن',
      ' million',
      ' half ',
    ];
    const reasons = new Set<Refusal['reason'] | undefined>();
    assert(
      property(string({ unit: constantFrom(...words) }), (typed) => {
        const { value, refusal } = parseAmount(typed, tonnes);
        reasons.add(refusal?.reason);
        expect(value === undefined || (value > 0 && value <= tonnes.max), typed).toBe(true);
      }),
    );
    expect(reasons.size).toBeGreaterThan(3);
  });
});
