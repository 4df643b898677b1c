import { carbon } from '../content/carbon.ts';
import type { Language } from '../content/text.ts';
import { fill } from '../language/format.ts';
import { parseAmount } from './amount.ts';
import { convertible, convertRubble, parseTarget, type Target } from './density.ts';
import { footprint } from './footprint.ts';
import { inputNames, inputRefusal, readInputs, refusalText } from './inputs.ts';
import { type ShownMass, showExact, showMass, withUnit } from './mass.ts';

/** The results in the order in which they are shown. */
export const resultNames = ['landfill', 'gross', 'avoided', 'net', 'saving'] as const;

/** A tonnage as it was understood, `12,345.6 t`; nothing is rounded. */
export const showTonnes = (tonnes: number, language: Language): string =>
  `${showExact(tonnes)} ${withUnit(tonnes, 'tonne', language)[1]}`;

/**
 * The calculator without JavaScript: the answer to the query of its form as plain lines, one below the other. Empty where the
 * query asks nothing; refused inputs are named with the sentence that helps.
 */
export function calculateFromQuery(params: URLSearchParams, language: Language): string {
  if (!params.has('amount')) return '';
  const inputs = readInputs(params);
  if (inputs.refused) {
    return inputNames
      .filter((name) => inputs.refused[name])
      .map((name) => `${carbon.fields[name][language]}: ${inputRefusal(name, inputs.refused[name]!, language)}`)
      .join('\n');
  }
  const results = footprint(inputs.tonnes, inputs.assumptions);
  const { lines } = carbon;
  return [
    `${lines.amount[language]}: ${showTonnes(inputs.tonnes, language)}`,
    ...resultNames.map(
      (name) =>
        `${lines[name][language]}: ${isolated(showMass(results[name], language))} ${carbon.carbonDioxide[language]}`,
    ),
    ...(results.saving < 0 ? [carbon.worse[language]] : []),
  ].join('\n');
}

/** In Arabic the sign of a number would move to its other end without isolation. */
const isolated = ([number, unit]: ShownMass): string =>
  `${number.startsWith('-') ? `\u2066${number}\u2069` : number} ${unit}`;

/** `3,800 m³ of loose rubble: 4,980 to 5,850 t`. */
export function conversionText(amount: number, target: Target, language: Language): string {
  const { from, to } = convertRubble(amount, target);
  const into = target === 'tonnes' ? 'tonne' : 'cubicMetre';
  return fill(carbon.converter.result[language], {
    amount:
      target === 'tonnes'
        ? `${showExact(amount)} ${withUnit(amount, 'cubicMetre', language)[1]}`
        : showTonnes(amount, language),
    from: withUnit(from, into, language)[0],
    to: withUnit(to, into, language).join(' '),
  });
}

/** The converter without JavaScript, as `calculateFromQuery`: query `rubble` and `to` (`tonnes` or `volume`). */
export function convertFromQuery(params: URLSearchParams, language: Language): string {
  if (!params.has('rubble')) return '';
  const parsed = parseAmount(params.get('rubble') ?? '', { max: convertible });
  return parsed.refusal
    ? refusalText(parsed.refusal, language)
    : conversionText(parsed.value, parseTarget(params.get('to')), language);
}
