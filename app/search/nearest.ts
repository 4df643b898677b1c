import { normalise } from './normalise.ts';
import type { SearchTexts } from './search-texts.ts';

/** Names of terms, by their share of letter pairs in common with the query. */
export function nearest(texts: SearchTexts, words: readonly string[]): { href: string; name: string }[] {
  const wanted = pairs(words.join(' '));
  return texts.rows
    .map(({ href, name, names = [] }) => {
      const likeness = [name, ...names.map((other) => other.text)].map((one) => shared(wanted, pairs(normalise(one))));
      return { href, name, likeness: Math.max(...likeness) };
    })
    .filter(({ likeness }) => likeness > 0.3)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, 4)
    .map(({ href, name }) => ({ href, name }));
}

const pairs = (text: string): Set<string> => new Set([...text].map((letter, n) => letter + ([...text][n + 1] ?? '')));

/** The Dice coefficient: 1 for the same pairs, 0 for none in common. */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((pair) => b.has(pair)).length;
  return (2 * both) / (a.size + b.size);
}
