import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { damascus } from '../content/figures/damascus.ts';
import { span } from '../content/figures/records.ts';
import { rubble } from '../content/figures/rubble.ts';
import { carbonLimits } from '../content/settings.ts';
import { parseAmount } from '../language/read-number.ts';
import { conversionText, convertRubble } from './conversion.ts';
import { defaultAssumptions, footprint, steelShare } from './footprint.ts';
import { readInputs, refusalText } from './inputs.ts';
import { roundToThree, showExact, showMass } from './mass.ts';
import { resultNames } from './results.tsx';

const query = (inputs: Record<string, string>) => new URLSearchParams(inputs);
/** The numbers of a result: landfill, gross, avoided, net, saving. */
function shown(values: Record<string, string>): string[] {
  const inputs = readInputs(query(values));
  if (inputs.refused) throw new Error('refused');
  const results = footprint(inputs.tonnes, inputs.assumptions);
  return resultNames.map((name) => showMass(results[name], 'en').join(' '));
}

describe('EN-2 the six worked examples', () => {
  test.each([
    [{ amount: '1' }, ['4.16 kg', '6.84 kg', '32 kg', '-25.2 kg', '29.3 kg']],
    [{ amount: '1,000' }, ['4.16 t', '6.84 t', '32 t', '-25.2 t', '29.3 t']],
    [{ amount: '١٢٬٣٤٥٫٦' }, ['51.3 t', '84.4 t', '395 t', '-311 t', '362 t']],
    [{ amount: '142500000' }, ['593,000 t', '975,000 t', '4,560,000 t', '-3,580,000 t', '4,180,000 t']],
    [
      { amount: '10000', recycled: '50', landfill: '40', plant: '5', steel: '0' },
      ['104 t', '74.6 t', '39 t', '35.6 t', '68.4 t'],
    ],
    [
      { amount: '100', recycled: '100', landfill: '5', plant: '100', steel: '0' },
      ['130 kg', '2.92 t', '779 kg', '2.14 t', '-2.01 t'],
    ],
  ])('%o', (inputs, expected) => {
    expect(shown(inputs)).toEqual(expected);
  });

  test('rounds only the final result', () => {
    expect(footprint(1).saving).toBeCloseTo(29.31073343, 8);
    expect(footprint(12_345.6).saving).toBeCloseTo(361_858.590633408, 6);
  });
});

describe('EN-2 the input', () => {
  const amount = (typed: string) => parseAmount(typed, { max: carbonLimits.tonnes });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['0', 'zero'],
    ['0.000', 'zero'],
    ['-5', 'sign'],
    ['−5', 'sign'],
    ['+5', 'sign'],
    ['1e3', 'form'],
    ['.5', 'form'],
    ['5.', 'form'],
    ['Infinity', 'form'],
    ['0x10', 'form'],
    ['1,23,456', 'grouping'],
    [',123', 'grouping'],
    ['1,234٬567', 'grouping'],
    ['1.2345', 'decimals'],
    ['210000000.001', 'large'],
    ['9'.repeat(400), 'large'],
  ])('refuses %j (%s)', (typed, refusal) => {
    expect(amount(typed)).toEqual({ refusal: { reason: refusal } });
  });

  test.each([
    ['12,34', 12.34, 1234],
    ['1234,567', 1234.567, 1_234_567],
    ['35.000', 35_000, 35],
    ['٣٥.٠٠٠', 35_000, 35],
  ])('refuses %j and names both numbers that it can mean', (typed, one, other) => {
    const { refusal } = amount(typed);
    expect(refusal).toEqual({ reason: 'grouping', readings: [one, other] });
    for (const language of ['ar', 'en'] as const)
      for (const reading of [one, other])
        expect(refusalText(refusal!, carbonLimits.tonnes, language)).toContain(showExact(reading));
  });

  test.each([
    ['12,34', 12.34],
    ['35.000', 35],
  ])('reads %j where its field allows only one of the two', (typed, value) => {
    expect(parseAmount(typed, { max: 100 })).toEqual({ value });
  });

  test.each(['97,200 t', '97,200t', '97.2 %', '97 200 m³', '97,200 طن', '97,200 m3'])(
    'refuses %j for its unit, and names the number',
    (typed) => {
      const { refusal } = amount(typed);
      expect(refusal?.reason).toBe('unit');
      expect(refusalText(refusal!, carbonLimits.tonnes, 'en')).toMatch(/: 97,?[.]?2/);
    },
  );

  test.each([
    ['210000000', 210_000_000],
    ['0.001', 0.001],
    ['1,234,567.125', 1_234_567.125],
    ['١٢٣', 123],
    ['۴۵۶', 456],
    ['١٬٢٣٤٫٥', 1_234.5],
    ['\u200f1٬234\u200e', 1_234],
    ['\u2067١٠\u2069', 10],
    ['\u00a07 ', 7],
    ['007', 7],
    ['12 345', 12_345],
    ['1\u00a0000', 1_000],
    ['1.234.567', 1_234_567],
    ['1.250,5', 1_250.5],
    ['0,123', 0.123],
    ['١٢،٣٤٥', 12_345],
  ])('accepts %j as %d', (typed, value) => {
    expect(amount(typed)).toEqual({ value });
  });

  test('whatever the site writes it can read back, in all three kinds of digits', () => {
    const eastern = (text: string, zero: number) =>
      text
        .replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
        .replaceAll(',', '٬')
        .replace('.', '٫');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 210_000_000_000 }), (thousandths) => {
        const value = thousandths / 1_000;
        const text = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 }).format(value);
        for (const typed of [eastern(text, 0x660), eastern(text, 0x6f0)]) expect(amount(typed)).toEqual({ value });
        // One point before three digits could also separate a group.
        const ambiguous = thousandths < 1_000_000 && thousandths >= 1_000 && thousandths % 10 !== 0;
        const read = amount(text);
        expect(ambiguous ? read.refusal?.readings?.[1] : read.value).toBe(value);
      }),
    );
  });

  test('no text breaks it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789٠١٩۰۱۹,٬.٫-+eE %\u200f\u2067،') }), (typed) => {
        const parsed = amount(typed);
        expect(parsed.refusal !== undefined || (parsed.value > 0 && parsed.value <= carbonLimits.tonnes)).toBe(true);
      }),
    );
  });

  test('a share or a distance may be zero', () => {
    expect(shown({ amount: '1', recycled: '0', landfill: '0', plant: '0' })).toEqual(resultNames.map(() => '0 kg'));
  });
});

describe('three significant digits', () => {
  test.each([
    [4.155, 4.16],
    [-4.155, -4.16],
    [4.1549, 4.15],
    [0.0041591, 0.00416],
    [999.6, 1_000],
    [593_312, 593_000],
    [0, 0],
    [-0, 0],
  ])('%d is %d', (value, expected) => {
    expect(roundToThree(value)).toBe(expected);
  });

  test.each([
    [999.4, '999 kg'],
    [999.6, '1 t'],
    [1_000, '1 t'],
    [-999.6, '-1 t'],
    [-0, '0 kg'],
    [0.0004, '0.0004 kg'],
  ])('%d kg is shown as %s', (kilograms, expected) => {
    expect(showMass(kilograms, 'en').join(' ')).toBe(expected);
  });
});

describe('the model', () => {
  test('the steel credit dominates, as the page says', () => {
    expect(steelShare()).toBeGreaterThan(0.75);
    const without = footprint(1, { ...defaultAssumptions, steelPercent: 0 });
    expect(1 - without.avoided / footprint(1).avoided).toBeCloseTo(steelShare(), 1);
  });

  test('scales with the amount, and its lines add up', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: carbonLimits.tonnes, noNaN: true }), (tonnes) => {
        const { landfill, gross, avoided, net, saving } = footprint(tonnes);
        expect(net).toBeCloseTo(gross - avoided, 6);
        expect(saving).toBeCloseTo(landfill - net, 6);
        expect(saving / tonnes).toBeCloseTo(footprint(1).saving, 6);
      }),
    );
  });
});

describe('the converter', () => {
  test('its range is the one that the Damascus figures imply', () => {
    const [from, to] = span(damascus.rubbleTonnes).map((tonnes) => tonnes / damascus.rubbleCubicMetres.value);
    expect(rubble.looseTonnesPerCubicMetre.value).toBeCloseTo(from!, 2);
    expect(rubble.looseTonnesPerCubicMetre.to).toBeCloseTo(to!, 2);
  });

  test('answers with a range, in both directions', () => {
    expect(conversionText(3_800, 'tonnes', 'en')).toBe(
      '3,800\u00a0m³ of loose rubble: 4,980\u00a0to\u00a05,850\u00a0t',
    );
    expect(conversionText(100, 'volume', 'en')).toBe('100\u00a0t of loose rubble: 64.9\u00a0to\u00a076.3\u00a0m³');
  });

  test('there and back again leads into the range', () => {
    const there = convertRubble(100, 'tonnes');
    expect(convertRubble(there.from, 'volume').to).toBeCloseTo(100, 9);
    expect(convertRubble(there.to, 'volume').from).toBeCloseTo(100, 9);
  });
});
