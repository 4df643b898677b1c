import type { FoundPiece, Piece } from './search-index.ts';
import { keyOf } from './synonyms.ts';

const mostGroups = 10;
/** A row that is called just what was asked for. */
const calledSo = 2;

/** What was found of a piece: its score, which words of the question it holds as bits, and in which forms. */
interface Matched {
  score: number;
  words: number;
  forms: Set<string>;
}

/** What was found of one page or row so far. */
export interface Found {
  score: number;
  /** Which words of the question it holds, as bits. */
  words: number;
  pieces: Map<Piece, Matched>;
}

/** Adds a piece that holds a word of the question, by the word's place in it. */
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

/** The rows of the register of figures, and how much less one of them counts than a page. */
const register = '/figures';
const rowsLess = 0.4;

/** Pages that hold most of the words first; among them those where the words stand together, in titles and headings. */
export function ranked(found: Map<string, Found>, words: readonly string[]): [string, Found][] {
  const called = keyOf(words);
  for (const [address, page] of found) {
    for (const [piece, matched] of page.pieces) {
      if (piece.keys?.has(called)) matched.score *= calledSo;
      // A search for partners wants their page before the row that counts them.
      if (piece.keys && address === register) matched.score *= rowsLess;
    }
    const best = [...page.pieces.values()].map(({ score, words }) => score * bits(words)).toSorted((a, b) => b - a);
    // The best place counts, the next ones a little.
    page.score = best.slice(0, 4).reduce((sum, score, n) => sum + score / 4 ** n, 0);
  }
  const most = Math.max(...[...found.values()].map(({ words }) => bits(words)));
  return [...found]
    .filter(([, { words }]) => bits(words) >= Math.max(1, most - 1))
    .toSorted(([, a], [, b]) => bits(b.words) - bits(a.words) || b.score - a.score)
    .slice(0, mostGroups);
}
