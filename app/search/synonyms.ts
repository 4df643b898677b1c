import { wordsOf } from './normalise.ts';
import type { SearchTexts } from './search-texts.ts';
import { formsOf } from './word-forms.ts';

/** The stems of a phrase. */
export const keyOf = (words: readonly string[]): string => words.map((word) => formsOf(word).sure.at(-1)!).join(' ');

/** The longest name of a term that is looked up, in words. */
const maxWords = 4;

/** Maps each other name of a term, such as a trade word, to its name in this language. */
export function createSynonyms(texts: SearchTexts) {
  const names = new Map<string, Set<string>>();
  for (const { name, names: others = [], also = [] } of texts.rows) {
    const words = wordsOf(name);
    for (const other of [...others.map((other) => other.text), ...also].flatMap((text) => text.split(/[،,()]/))) {
      const key = keyOf(wordsOf(other));
      if (!key) continue;
      const known = names.get(key) ?? new Set();
      for (const word of words) known.add(word);
      names.set(key, known);
    }
  }
  /** @returns the synonyms of each word of the query */
  return (words: readonly string[]): string[][] => {
    const found: Set<string>[] = words.map(() => new Set());
    for (let start = 0; start < words.length; start++) {
      for (let end = Math.min(words.length, start + maxWords); end > start; end--) {
        const same = names.get(keyOf(words.slice(start, end)));
        if (!same) continue;
        for (let n = start; n < end; n++) for (const word of same) found[n]!.add(word);
        break;
      }
    }
    return found.map((same) => [...same]);
  };
}
