import { carbon } from '../content/carbon.ts';
import { rangeWords } from '../content/shared/units.ts';
import type { Language } from '../content/text.ts';
import { fill, gap } from '../language/format.ts';
import { convertRubble, type Target } from './density.ts';
import { showExact, withUnit } from './mass.ts';

/** The results in the order in which they are shown. */
export const resultNames = ['landfill', 'gross', 'avoided', 'net', 'saving'] as const;

/** A tonnage as it was understood, `12,345.6 t`; nothing is rounded. */
export const showTonnes = (tonnes: number, language: Language): string =>
  showExact(tonnes) + gap + withUnit(tonnes, 'tonne', language)[1];

/** `3,800 m³ of loose rubble: 4,980 to 5,850 t`. */
export function conversionText(amount: number, target: Target, language: Language): string {
  const { from, to } = convertRubble(amount, target);
  const into = target === 'tonnes' ? 'tonne' : 'cubicMetre';
  const range = fill(rangeWords[language], {
    from: withUnit(from, into, language)[0],
    to: withUnit(to, into, language).join(gap),
  });
  return fill(carbon.converter.result[language], {
    amount:
      target === 'tonnes'
        ? showExact(amount) + gap + withUnit(amount, 'cubicMetre', language)[1]
        : showTonnes(amount, language),
    // In one piece, unless a phone's line is too short for it.
    range: range.length > 26 ? range : range.replaceAll(' ', gap),
  });
}
