import type { FoundPiece, Piece } from './search-index.ts';
import { keyOf } from './synonyms.ts';

const maxGroups = 10;
/** The weight of a row whose name is the query. */
const calledSo = 2;

/** The matches in a piece: its score, which words of the query it has (as bits), and in which forms. */
interface Matched {
  score: number;
  words: number;
  forms: Set<string>;
}

/** The matches in a page or row so far. */
export interface Found {
  score: number;
  /** Which words of the query it has, as bits. */
  words: number;
  pieces: Map<Piece, Matched>;
}

/**
 * Adds a piece that matches a word of the query.
 * @param word the word's index
 */
export function collect(
  found: Map<string, Found>,
  { piece, score, forms }: FoundPiece,
  word: number,
  weight: number,
): void {
  let page = found.get(piece.path);
  if (!page) {
    page = { score: 0, words: 0, pieces: new Map() };
    found.set(piece.path, page);
  }
  const known = page.pieces.get(piece) ?? { score: 0, words: 0, forms: new Set() };
  known.score += score * weight;
  known.words |= 1 << word;
  if (!piece.keys) page.words |= known.words;
  else if (bits(known.words) > bits(page.words)) page.words = known.words;
  for (const form of forms) known.forms.add(form);
  page.pieces.set(piece, known);
}

export function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count++;
  return count;
}

/** Rows of the register of figures weigh less than pages. */
const register = '/figures';
const rowsLess = 0.4;

/** Whether the query is a word for the page's subject: what to do about it comes before what it means. */
const isAbout = ({ pieces }: Found, called: string): number =>
  [...pieces.keys()].some(({ subjects }) => subjects?.has(called)) ? 1 : 0;

/**
 * Pages with most of the words first; among them, those whose subject it is, then those with the words together, in
 * titles and headings.
 */
export function ranked(found: Map<string, Found>, words: readonly string[]): [string, Found][] {
  const called = keyOf(words);
  for (const [address, page] of found) {
    for (const [piece, matched] of page.pieces) {
      if (piece.keys?.has(called)) matched.score *= calledSo;
      // A search for partners should find their page before the row that counts them.
      if (piece.keys && address === register) matched.score *= rowsLess;
    }
    const best = [...page.pieces.values()].map(({ score, words }) => score * bits(words)).sort((a, b) => b - a);
    // The best match counts most.
    page.score = best.slice(0, 4).reduce((sum, score, n) => sum + score / 4 ** n, 0);
  }
  const most = Math.max(...[...found.values()].map(({ words }) => bits(words)));
  return [...found]
    .filter(([, { words }]) => bits(words) >= Math.max(1, most - 1))
    .sort(
      ([, a], [, b]) => bits(b.words) - bits(a.words) || isAbout(b, called) - isAbout(a, called) || b.score - a.score,
    )
    .slice(0, maxGroups);
}
