import { carbon } from '../content/carbon.ts';
import { carbonAssumptions } from '../content/figures/carbon.ts';
import { carbonExample, carbonLimits } from '../content/settings.ts';
import type { Language } from '../content/text.ts';
import { fill } from '../language/format.ts';
import { type Bounds, parseAmount, type Refusal } from '../language/read-number.ts';
import type { Assumptions } from './footprint.ts';
import { showExact } from './mass.ts';

/** The calculator's inputs by query name: accepted range and default. */
export const inputs = {
  amount: { max: carbonLimits.tonnes, first: showExact(carbonExample.tonnes) },
  recycled: { max: carbonLimits.recycledPercent, zero: true, first: String(carbonAssumptions.recycledPercent.value) },
  landfill: { max: carbonLimits.kilometres, zero: true, first: String(carbonAssumptions.landfillKilometres.value) },
  plant: { max: carbonLimits.kilometres, zero: true, first: String(carbonAssumptions.plantKilometres.value) },
  steel: { max: carbonLimits.steelPercent, zero: true, first: String(carbonAssumptions.steelPercent.value) },
} satisfies Record<string, Bounds & { first: string }>;

export type InputName = keyof typeof inputs;
type Refused = Partial<Record<InputName, Refusal>>;

export type ReadInputs = { tonnes: number; assumptions: Assumptions; refused?: undefined } | { refused: Refused };

/** Reads all inputs; missing ones get their default. */
export function readInputs(params: URLSearchParams): ReadInputs {
  const refused: Refused = {};
  const read = (name: InputName): number => {
    const { value = 0, refusal } = parseAmount(params.get(name) ?? inputs[name].first, inputs[name]);
    if (refusal) refused[name] = refusal;
    return value;
  };
  const tonnes = read('amount');
  const assumptions = {
    recycledPercent: read('recycled'),
    landfillKilometres: read('landfill'),
    plantKilometres: read('plant'),
    steelPercent: read('steel'),
  };
  return Object.keys(refused).length > 0 ? { refused } : { tonnes, assumptions };
}

/** The message for a refused number; it names both readings of an ambiguous one. */
export function refusalText({ reason, readings = [] }: Refusal, max: number, language: Language): string {
  const [one, other] = readings;
  const sentence = reason === 'grouping' && other !== undefined ? 'ambiguous' : reason;
  return fill(carbon.refusals[sentence][language], {
    n: carbonLimits.decimals,
    max: showExact(max),
    one: one === undefined ? '' : showExact(one),
    other: other === undefined ? '' : showExact(other),
  });
}
