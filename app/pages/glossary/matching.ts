import type { Term } from '../../content/glossary/term.ts';
import { normalise, wordsOf } from '../../search/normalise.ts';

/** Works out the text of a term in one spelling, once. */
function spelling(text: (term: Term) => readonly string[]): (term: Term) => string {
  const known = new WeakMap<Term, string>();
  return (term) => {
    const spelt = known.get(term) ?? normalise(text(term).join(' '));
    known.set(term, spelt);
    return spelt;
  };
}

/** What a term is called. */
const names = spelling(({ name, trade = '', also = [] }) => [...Object.values(name), trade, ...also]);

const explanation = spelling(({ meaning }) => Object.values(meaning));

/** Terms that are called so in any language, a part of a word will do; where none is, those whose explanation says it. */
export function matchingTerms(terms: readonly Term[], question: string): readonly Term[] {
  const asked = wordsOf(question);
  if (asked.length === 0) return terms;
  const holding = (text: (term: Term) => string) =>
    terms.filter((term) => {
      const said = text(term);
      return asked.every((word) => said.includes(word));
    });
  const named = holding(names);
  return named.length > 0 ? named : holding(explanation);
}
