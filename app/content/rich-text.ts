import type { FigureRecord } from './figures/records.ts';
import type { TermId } from './glossary/term-list.ts';
import type { Unit } from './shared/units.ts';
import { type Language, languages, type Text } from './text.ts';

/** A figure as a page shows it: its record, or its record with another unit's word (`withUnit`). */
export type Figure =
  | FigureRecord
  | { value: FigureRecord; unit?: Unit | null }
  /** A setting of the site, not a figure. */
  | { value: number; unit: Unit }
  /** A pair of lengths, "350 × 65 m", in the same order in Arabic. */
  | { by: readonly [FigureRecord, FigureRecord] };

/** A word linked to the glossary. */
interface Term {
  term: TermId;
  words: string;
}

/** Plain words, a figure or a term. */
export type Part = string | Figure | Term;

/** What `text` makes: a text with figures or terms in it. */
export interface Parts {
  readonly parts: readonly Part[];
}

/** A text that may have figures and terms in it. */
export type RichText = Record<Language, string | Parts>;

export const isText = (value: object): value is RichText => languages.every((language) => language in value);

/** A text with figures or terms: text`Six pumps lift ${flow}.` */
// @__NO_SIDE_EFFECTS__
export const text = (words: readonly string[], ...places: readonly Part[]): Parts => ({
  parts: words.flatMap((word, index) => (index === 0 ? [word] : [places[index - 1]!, word])),
});

/**
 * A figure with another form of its unit's word ("a 4-storey building"), or, with `null`, the number alone. A setting of
 * the site, a bare number, always has a unit.
 */
export function withUnit(figure: FigureRecord, unit: Unit | null): Figure;
export function withUnit(setting: number, unit: Unit): Figure;
// @__NO_SIDE_EFFECTS__
export function withUnit(value: FigureRecord | number, unit: Unit | null): Figure {
  return { value, unit } as Figure;
}

/** A word linked to the glossary, at a term's first occurrence on a page: text`${term('jaw-crusher', 'Jaw crushers')}`. */
// @__NO_SIDE_EFFECTS__
export const term = (id: TermId, words: string): Term => ({ term: id, words });

/** The parts of a text in one language. */
export const partsOf = (words: string | Parts): readonly Part[] => (typeof words === 'string' ? [words] : words.parts);

/** One line of a title block or table. `null`: not supplied by the office, and not shown. */
export interface Fact {
  label: Text;
  value: Figure | RichText | null;
}

/** The facts that have a value. */
export const supplied = (facts: readonly Fact[]) =>
  facts.filter((fact): fact is Fact & { value: Figure | RichText } => fact.value !== null);
