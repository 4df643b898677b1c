import type { Term } from '../../content/glossary/term.ts';
import type { Language } from '../../content/text.ts';

/** The terms under one letter of the alphabet. */
export interface LetterGroup {
  letter: string;
  terms: Term[];
}

/** The letter that a name is filed under: without accents in Latin script, every form of hamza under alef in Arabic. */
const letterOf = (name: string): string => name.normalize('NFD')[0]!.toUpperCase();

/** The terms by letter, in the language's alphabetical order. */
export function byLetter(terms: readonly Term[], language: Language): LetterGroup[] {
  const { compare } = new Intl.Collator(language);
  const groups: LetterGroup[] = [];
  for (const term of terms.toSorted((a, b) => compare(a.name[language], b.name[language]))) {
    const letter = letterOf(term.name[language]);
    if (groups.at(-1)?.letter !== letter) groups.push({ letter, terms: [] });
    groups.at(-1)!.terms.push(term);
  }
  return groups;
}
