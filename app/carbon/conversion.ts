import { carbon } from '../content/carbon.ts';
import { span } from '../content/figures/records.ts';
import { rubble } from '../content/figures/rubble.ts';
import { rangeWords } from '../content/shared/units.ts';
import type { Language } from '../content/text.ts';
import { fill, gap } from '../language/format.ts';
import { showUnderstood, withUnit } from './mass.ts';

/** The unit to convert into. */
export type Target = 'tonnes' | 'volume';

const [low, high] = span(rubble.looseTonnesPerCubicMetre);

/**
 * Loose rubble by volume and mass. Its density is a range, so the result is one too.
 * @param amount cubic metres for `tonnes`, tonnes for `volume`
 */
export function convertRubble(amount: number, target: Target): { from: number; to: number } {
  return target === 'tonnes' ? { from: amount * low, to: amount * high } : { from: amount / high, to: amount / low };
}

/** `3,800 m³ of loose rubble: 4,980 to 5,850 t`. */
export function conversionText(amount: number, target: Target, language: Language): string {
  const { from, to } = convertRubble(amount, target);
  const [given, into] = target === 'tonnes' ? (['cubicMetre', 'tonne'] as const) : (['tonne', 'cubicMetre'] as const);
  const range = fill(rangeWords[language], {
    from: withUnit(from, into, language)[0],
    to: withUnit(to, into, language).join(gap),
  });
  return fill(carbon.converter.result[language], {
    amount: showUnderstood(amount, given, language),
    // On one line, unless it is too long for a phone.
    range: range.length > 26 ? range : range.replaceAll(' ', gap),
  });
}
