import { carbonUnits } from '../content/carbon.ts';
import { byLanguage, type Language } from '../content/text.ts';
import { gap } from '../language/format.ts';

/** Digits and separators are the same in all languages. */
const rounded = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 });
const threeDigits = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3, useGrouping: false });
const exact = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 5 });
const plurals = byLanguage((language) => new Intl.PluralRules(language));

/**
 * Three significant digits, half away from zero, never minus zero. Rounds the decimal form, because the binary value of
 * 4.155 is slightly lower and would be rounded down.
 */
export const roundToThree = (value: number): number =>
  Number(threeDigits.format(value.toPrecision(15) as Intl.StringNumericLiteral));

/** A mass as shown: `['-25.2', 'kg']`. */
type ShownMass = readonly [number: string, unit: string];

/** Kilograms as kg below 1,000 kg, as t above. The rounded value decides: 999.7 kg is 1 t. */
export function showMass(kilograms: number, language: Language): ShownMass {
  const light = Math.abs(roundToThree(kilograms)) < 1_000;
  return withUnit(light ? kilograms : kilograms / 1_000, light ? 'kilogram' : 'tonne', language);
}

/** Three significant digits, and the unit's word in the right plural. */
export function withUnit(value: number, unit: keyof typeof carbonUnits, language: Language): ShownMass {
  const shown = roundToThree(value);
  const forms = carbonUnits[unit][language];
  return [rounded.format(shown), forms[plurals[language].select(Math.abs(shown))] ?? forms.other];
}

/** An input or a source's value with all its digits. */
export const showExact = (value: number): string => exact.format(value);

/** An amount as it was parsed, `12,345.6 t`. */
export const showUnderstood = (value: number, unit: 'tonne' | 'cubicMetre', language: Language): string =>
  showExact(value) + gap + withUnit(value, unit, language)[1];
