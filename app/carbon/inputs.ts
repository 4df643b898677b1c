import { carbon } from '../content/carbon.ts';
import { carbonAssumptions, carbonLimits } from '../content/figures.ts';
import type { Language } from '../content/text.ts';
import { fill } from '../language/format.ts';
import { type Bounds, type Parsed, parseAmount, type Refusal } from './amount.ts';
import type { Assumptions } from './footprint.ts';
import { showExact } from './mass.ts';

/** The inputs of the calculator by the names that they have in its address. */
export const inputNames = ['amount', 'recycled', 'landfill', 'plant', 'steel'] as const;
export type InputName = (typeof inputNames)[number];

const bounds: Record<InputName, Bounds> = {
  amount: { max: carbonLimits.tonnes },
  recycled: { max: carbonLimits.recycledPercent, zero: true },
  landfill: { max: carbonLimits.kilometres, zero: true },
  plant: { max: carbonLimits.kilometres, zero: true },
  steel: { max: carbonLimits.steelPercent, zero: true },
};

/** What each assumption is until it is changed, as it stands in its field. */
export const usual: Record<Exclude<InputName, 'amount'>, string> = {
  recycled: String(carbonAssumptions.recycledPercent),
  landfill: String(carbonAssumptions.landfillKilometres),
  plant: String(carbonAssumptions.plantKilometres),
  steel: String(carbonAssumptions.steelPercent),
};

export type ReadInputs =
  | { tonnes: number; assumptions: Assumptions; refused?: undefined }
  | { refused: Partial<Record<InputName, Refusal>> };

/** Reads all inputs; an assumption that is not in the address is the usual one. */
export function readInputs(params: URLSearchParams): ReadInputs {
  const refused: Partial<Record<InputName, Refusal>> = {};
  const read = (name: InputName): number => {
    const parsed: Parsed = parseAmount(params.get(name) ?? (name === 'amount' ? '' : usual[name]), bounds[name]);
    if (parsed.refusal) refused[name] = parsed.refusal;
    return parsed.value ?? 0;
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

/** The sentence for a refused number. */
export const refusalText = (refusal: Refusal, language: Language, max = carbonLimits.tonnes as number): string =>
  fill(carbon.refusals[refusal][language], { n: carbonLimits.decimals, max: showExact(max) });

/** The sentence for a refused input of the calculator, with its own upper bound. */
export const inputRefusal = (name: InputName, refusal: Refusal, language: Language): string =>
  refusalText(refusal, language, bounds[name].max);
