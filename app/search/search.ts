import type { Language } from '../content/text.ts';
import { foreignLanguages } from '../language/scripts.ts';
import { excerpt, type MarkedPart } from './excerpt.ts';
import { strategies } from './match-strategies.ts';
import { nearest } from './nearest.ts';
import { wordsOf } from './normalise.ts';
import { bits, collect, type Found, ranked } from './ranking.ts';
import { createIndex, type Piece, type SearchIndex } from './search-index.ts';
import type { OtherName, SearchTexts } from './search-texts.ts';
import { createSynonyms } from './synonyms.ts';
import { isEmptyWord } from './word-forms.ts';

/** A passage of a page, or a row of a table. */
export interface SearchHit {
  href: string;
  /** Heading or names; empty for a page as a whole. */
  name: MarkedPart[];
  /** Rows only: names in other languages. */
  names: { parts: MarkedPart[]; language: OtherName['language'] }[];
  text: MarkedPart[];
  language: Language;
}

export interface SearchGroup {
  path: string;
  title: string;
  /** Computed on first access. */
  readonly hits: readonly SearchHit[];
}

export interface SearchOutcome {
  groups: SearchGroup[];
  /** If nothing was found: similar terms. */
  near: { href: string; name: string }[];
}

/** The languages whose texts a query needs: the visitor's own, and those of its script. */
export const languagesOf = (question: string, own: Language): Language[] => [own, ...foreignLanguages(question, own)];

const maxLetters = 100;
const maxWords = 8;
/** The number of hits shown for a page, by its rank. */
const maxHits = (rank: number): number => (rank < 3 ? 3 : 1);
/** The weight of hits in the other language. */
const otherLanguage = 0.8;

/** A language's texts with their index. */
export interface SearchSource {
  texts: SearchTexts;
  index: SearchIndex;
  synonyms: (words: readonly string[]) => string[][];
}

export const createSource = (texts: SearchTexts): SearchSource => ({
  texts,
  index: createIndex(texts),
  synonyms: createSynonyms(texts),
});

/**
 * Runs a query, in the browser and on the server.
 * @param sources the visitor's language first, then the others of `languagesOf`
 */
export function search(sources: readonly SearchSource[], question: string): SearchOutcome {
  const all = [...new Set(wordsOf(question.slice(0, maxLetters)))].slice(0, maxWords);
  const full = all.filter((word) => !isEmptyWord(word));
  const words = full.length > 0 ? full : all;
  if (words.length === 0) return { groups: [], near: [] };
  const found = new Map<string, Found>();
  const synonyms = sources.map((source) => source.synonyms(words));
  words.forEach((word, n) => {
    for (const way of strategies) {
      let any = false;
      sources.forEach(({ index }, from) => {
        const forms = way(word, synonyms[from]![n]!);
        if (forms.length === 0) return;
        const pieces = index.find(forms);
        any ||= pieces.length > 0;
        for (const piece of pieces) collect(found, piece, n, from === 0 ? 1 : otherLanguage);
      });
      if (any) break;
    }
  });
  const groups = ranked(found, words).map(([path, { pieces }], rank) => groupOf(sources, path, pieces, maxHits(rank)));
  return { groups, near: groups.length > 0 ? [] : nearest(sources[0]!.texts, all) };
}

function groupOf(sources: readonly SearchSource[], path: string, pieces: Found['pieces'], most: number): SearchGroup {
  const best = [...pieces].sort(([, a], [, b]) => bits(b.words) - bits(a.words) || b.score - a.score);
  const title = sources[0]!.texts.pages.find((page) => page.path === path)?.title ?? path;
  // Of passages with the same heading, keeps the best.
  const passages = best.filter(
    ([{ name }], n) => name !== '' && best.findIndex(([other]) => other.name === name) === n,
  );
  const shown = (passages.length > 0 ? passages : best).slice(0, most);
  let hits: SearchHit[] | undefined;
  return {
    path,
    title,
    get hits() {
      hits ??= shown.map(([piece, { forms }]) => hitOf(piece, forms));
      return hits;
    },
  };
}

const hitOf = (piece: Piece, forms: ReadonlySet<string>): SearchHit => ({
  href: piece.href,
  name: piece.name ? excerpt(piece.name, forms) : [],
  names: piece.names.map(({ text, language }) => ({ parts: excerpt(text, forms), language })),
  text: excerpt(piece.text, forms),
  language: piece.language,
});
