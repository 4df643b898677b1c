import { carbonUnits, minus } from '../content/carbon.ts';
import type { Language } from '../content/text.ts';
import { formats, gap, roundToThree } from '../language/format.ts';

/**
 * A mass of three significant digits: kilograms below 1,000 kg, tonnes from there on. The rounded value decides: 999.7 kg
 * is 1 t.
 */
export function showMass(kilograms: number, language: Language): string {
  const light = Math.abs(roundToThree(kilograms)) < 1_000;
  return withUnit(roundToThree(light ? kilograms : kilograms / 1_000), light ? 'kilogram' : 'tonne', language);
}

/** All digits and the unit's word; a sign that a language has a word for is written out. */
export function withUnit(value: number, unit: 'kilogram' | 'tonne', language: Language): string {
  const { exact, plural } = formats[language];
  const forms = carbonUnits[unit][language];
  return `${value < 0 ? minus[language] : ''}${exact(Math.abs(value))}${gap}${plural(Math.abs(value), forms)}`;
}
