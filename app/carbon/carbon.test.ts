import { describe, expect, test } from 'vitest';
import { carbonLimits } from '../content/settings.ts';
import { parseAmount } from '../language/read-number.ts';
import { type Assumptions, defaultAssumptions, footprint } from './footprint.ts';
import { showMass } from './mass.ts';

const rule = { unit: 'tonne', max: carbonLimits.tonnes } as const;

/** Landfill, gross, avoided, net, saving. */
const shown = (typed: string, changed?: Assumptions) =>
  Object.values(footprint(parseAmount(typed, rule).value!, changed)).map((kilograms) =>
    showMass(kilograms, 'en').replace('\u00a0', ' '),
  );
const assumptions = (
  recycledPercent: number,
  landfillKilometres: number,
  plantKilometres: number,
  steelPercent: number,
): Assumptions => ({ recycledPercent, landfillKilometres, plantKilometres, steelPercent });

describe('EN-2 the six worked examples', () => {
  test.each([
    ['1', undefined, ['4.16 kg', '6.84 kg', '32 kg', '−25.2 kg', '29.3 kg']],
    ['1,000', undefined, ['4.16 t', '6.84 t', '32 t', '−25.2 t', '29.3 t']],
    ['١٢٬٣٤٥٫٦', undefined, ['51.3 t', '84.4 t', '395 t', '−311 t', '362 t']],
    ['142500000', undefined, ['593,000 t', '975,000 t', '4,560,000 t', '−3,580,000 t', '4,180,000 t']],
    ['10000', assumptions(50, 40, 5, 0), ['104 t', '74.6 t', '39 t', '35.6 t', '68.4 t']],
    ['100', assumptions(100, 5, 100, 0), ['130 kg', '2.92 t', '779 kg', '2.14 t', '−2.01 t']],
  ])('%s, %o', (typed, changed, expected) => {
    expect(shown(typed, changed)).toEqual(expected);
  });

  test('rounds only the final result', () => {
    expect(footprint(1).saving).toBeCloseTo(29.31073343, 8);
    expect(footprint(12_345.6).saving).toBeCloseTo(361_858.590633408, 6);
  });
});

test('EN-2: one distance and one share explain its result', () => {
  expect(defaultAssumptions.landfillKilometres).toBe(defaultAssumptions.plantKilometres);
  const without = footprint(1, { ...defaultAssumptions, steelPercent: 0 });
  expect(without.avoided / footprint(1).avoided).toBeLessThan(0.5);
});

describe('three significant digits', () => {
  test.each([
    [999.4, '999\u00a0kg', '999\u00a0كغ'],
    [999.6, '1\u00a0t', '1\u00a0طن'],
    [-25_200, '−25.2\u00a0t', 'سالب\u00a025.2\u00a0طن'],
    [-0, '0\u00a0kg', '0\u00a0كغ'],
  ])('%d kg is shown as %s and %s', (kilograms, en, ar) => {
    expect(showMass(kilograms, 'en')).toBe(en);
    expect(showMass(kilograms, 'ar')).toBe(ar);
  });
});
