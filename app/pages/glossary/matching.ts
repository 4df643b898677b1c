import type { Term } from '../../content/glossary/term.ts';
import { normalise, wordsOf } from '../../search/normalise.ts';
import { formsOf } from '../../search/words.ts';

/** The normalised texts of a term. */
interface Spelt {
  /** Its names in all languages. */
  names: string;
  explanation: string;
}

const spell = (names: string, explanation: string): Spelt => ({
  names: normalise(names),
  explanation: normalise(explanation),
});

const spellings = new WeakMap<Term, Spelt>();

function spellTerm(term: Term): Spelt {
  const { name, trade = '', also = [], meaning } = term;
  const spelt =
    spellings.get(term) ?? spell([...Object.values(name), trade, ...also].join(' '), Object.values(meaning).join(' '));
  spellings.set(term, spelt);
  return spelt;
}

/**
 * @returns the terms with the query in a name, part of a word included; if there are none, those with it in the
 * definition
 */
export function matchingTerms(terms: readonly Term[], question: string): readonly Term[] {
  // As the search folds them: any of a word's stems counts, stop words don't.
  const words = wordsOf(question).map(formsOf);
  if (words.every((forms) => forms.length === 0)) return terms;
  const holding = (text: keyof Spelt) =>
    terms.filter((term) =>
      words.every((forms) => forms.length === 0 || forms.some((form) => spellTerm(term)[text].includes(form))),
    );
  const named = holding('names');
  return named.length > 0 ? named : holding('explanation');
}
