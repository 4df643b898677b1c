import type { Term } from '../../content/glossary/term.ts';
import { normalise, wordsOf } from '../../search/normalise.ts';

/** The normalised texts of a term. */
export interface Spelt {
  /** Its names in all languages. */
  names: string;
  explanation: string;
}

export const spell = (names: string, explanation: string): Spelt => ({
  names: normalise(names),
  explanation: normalise(explanation),
});

/**
 * @returns the items with the query in a name, part of a word included; if there are none, those with it in the
 * definition
 */
export function matching<Item>(
  items: readonly Item[],
  spelt: (item: Item) => Spelt,
  question: string,
): readonly Item[] {
  const asked = wordsOf(question);
  if (asked.length === 0) return items;
  const holding = (text: keyof Spelt) =>
    items.filter((item) => asked.every((word) => spelt(item)[text].includes(word)));
  const named = holding('names');
  return named.length > 0 ? named : holding('explanation');
}

const known = new WeakMap<Term, Spelt>();

function spellTerm(term: Term): Spelt {
  const { name, trade = '', also = [], meaning } = term;
  const spelt =
    known.get(term) ?? spell([...Object.values(name), trade, ...also].join(' '), Object.values(meaning).join(' '));
  known.set(term, spelt);
  return spelt;
}

export const matchingTerms = (terms: readonly Term[], question: string): readonly Term[] =>
  matching(terms, spellTerm, question);
