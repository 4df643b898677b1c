import type { Term } from '../../content/glossary/term.ts';
import { normalise, wordsOf } from '../../search/normalise.ts';

/** What a term is called, in one spelling. */
const names = ({ name, trade = '', also = [] }: Term): string =>
  normalise([...Object.values(name), trade, ...also].join(' '));

const explanation = ({ meaning }: Term): string => normalise(Object.values(meaning).join(' '));

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
