import type { Registered } from './registered.ts';
import type { Unit } from './shared/units.ts';
import type { Text } from './text.ts';

/** A figure of the register in content: formatted by language, with a unit for its place. */
export type Figure =
  /** A span is worded "116 to 210 million tonnes". */
  /** `words` qualifies the quantity: "about {q}", "more than {q}", "{q}+". */
  | { value: Registered; unit?: Unit; words?: Text }
  /** A pair of lengths, "350 × 65 m", in the same order in Arabic. */
  | { by: readonly [Registered, Registered]; unit: Unit }
  /** A calendar year, never grouped. */
  | { year: Registered };

/** A percentage that a bar shows too. */
export interface Percent {
  value: Registered;
  unit: 'percent';
}

/** A text with figures in `{named}` places, so that no sentence contains a number as text. */
export interface Sentence {
  text: Text;
  figures: Record<string, Figure>;
  /** Glossary links, also in `{named}` places, at a term's first occurrence on a page. */
  terms?: Record<string, TermUse>;
}

/** A glossary term in the inflected form of its sentence. */
export interface TermUse {
  /** Its id: `jaw-crusher`. */
  term: string;
  words: Text;
}

/** A plain text, or one with figures. */
export type Words = Text | Sentence;

/** One line of a title block or table. `null`: not supplied by the office, and not shown. */
export interface Fact {
  label: Text;
  value: Figure | Words | null;
}

/** The facts that have a value. */
export const supplied = (facts: readonly Fact[]) =>
  facts.filter((fact): fact is Fact & { value: Figure | Words } => fact.value !== null);
