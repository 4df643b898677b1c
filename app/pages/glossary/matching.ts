import type { Term } from '../../content/glossary/term.ts';
import { normalise, wordsOf } from '../../search/normalise.ts';

/** All that is said of a term, in one spelling. */
const spelt = ({ name, trade = '', also = [], meaning }: Term): string =>
  normalise([...Object.values(name), trade, ...also, ...Object.values(meaning)].join(' '));

/** Terms that hold every word of the question somewhere, in any language. */
export function matchingTerms(terms: readonly Term[], question: string): readonly Term[] {
  const asked = wordsOf(question);
  if (asked.length === 0) return terms;
  return terms.filter((term) => {
    const text = spelt(term);
    return asked.every((word) => text.includes(word));
  });
}
