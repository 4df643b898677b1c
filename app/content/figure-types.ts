import type { Unit } from './shared/units.ts';
import type { Text } from './text.ts';

/** A figure as content holds it: number and unit once, worded by the language where it is shown. */
export type Figure =
  /** `words` frames it where a bare quantity would say too much: "about {q}", "more than {q}", "{q}+". */
  | { value: number; unit?: Unit; words?: Text }
  /** A span, worded "116 to 210 million tons". */
  | { from: number; to: number; unit: Unit }
  /** Two lengths that belong together, "350 × 65 m"; they keep their order in Arabic. */
  | { by: readonly [number, number]; unit: Unit }
  /** A calendar year, never grouped. */
  | { year: number };

/** A text with figures in its `{named}` places, so that no number stands inside a sentence as letters. */
export interface Sentence {
  text: Text;
  figures: Record<string, Figure>;
}

/** Prose: a plain text, or one with figures. */
export type Words = Text | Sentence;

/** One line of a title block or a table. `null` means: not yet published. */
export interface Fact {
  label: Text;
  value: Figure | Words | null;
  /** What the figure counts, and whose it is. */
  scope?: Words;
}
