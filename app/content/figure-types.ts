import type { FigureRecord } from './figures/records.ts';
import type { Unit } from './shared/units.ts';
import type { Text } from './text.ts';

/** A figure as a page shows it: its record, or its record with other words. */
export type Figure =
  | FigureRecord
  /**
   * `unit`: a form of the word for its place ("a 4-storey building"), or `null` for the number alone. `words` qualifies
   * the quantity: "about {q}", "more than {q}", "{q}+". A bare number is a setting of the site, not a figure.
   */
  | { value: FigureRecord; unit?: Unit | null; words?: Text }
  | { value: number; unit: Unit }
  /** A pair of lengths, "350 × 65 m", in the same order in Arabic. */
  | { by: readonly [FigureRecord, FigureRecord] };

/** One line of a title block or table. `null`: not supplied by the office, and not shown. */
export interface Fact {
  label: Text;
  value: Figure | Text | null;
}

/** The facts that have a value. */
export const supplied = (facts: readonly Fact[]) =>
  facts.filter((fact): fact is Fact & { value: Figure | Text } => fact.value !== null);
