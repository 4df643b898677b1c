import type { Registered } from './registered.ts';
import type { Unit } from './shared/units.ts';
import type { Text } from './text.ts';

/** A figure of the register as content shows it: worded by the language, with the unit that fits the place. */
export type Figure =
  /** A span is worded "116 to 210 million tonnes". */
  /** `words` frames it where a bare quantity would say too much: "about {q}", "more than {q}", "{q}+". */
  | { value: Registered; unit?: Unit; words?: Text }
  /** Two lengths that belong together, "350 × 65 m"; they keep their order in Arabic. */
  | { by: readonly [Registered, Registered]; unit: Unit }
  /** A calendar year, never grouped. */
  | { year: Registered };

/** A share that a bar shows too. */
export interface Percent {
  value: Registered;
  unit: 'percent';
}

/** A text with figures in its `{named}` places, so that no number stands inside a sentence as letters. */
export interface Sentence {
  text: Text;
  figures: Record<string, Figure>;
  /** Also in `{named}` places: words of the trade that lead to the glossary, where they first stand on a page. */
  terms?: Record<string, TermUse>;
}

/** A term of the glossary in the form that its sentence wants. */
export interface TermUse {
  /** Its id: `jaw-crusher`. */
  term: string;
  words: Text;
}

/** Prose: a plain text, or one with figures. */
export type Words = Text | Sentence;

/** One line of a title block or a table. `null`: the office has not supplied it, and the line is not shown. */
export interface Fact {
  label: Text;
  value: Figure | Words | null;
}

/** The facts that have a value. */
export const supplied = (facts: readonly Fact[]) =>
  facts.filter((fact): fact is Fact & { value: Figure | Words } => fact.value !== null);
