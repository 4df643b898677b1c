import MiniSearch, { type SearchResult } from 'minisearch';
import type { Language } from '../content/text.ts';
import { foreignLanguages, languageOfText } from '../language/scripts.ts';
import { excerpt, type MarkedPart } from './excerpt.ts';
import { onOtherKeyboard } from './keyboards.ts';
import { wordsOf } from './normalise.ts';
import type { OtherName, SearchTexts } from './search-texts.ts';
import { formsOf, isArabic } from './words.ts';

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
  hits: SearchHit[];
}

export interface SearchSource {
  texts: SearchTexts;
  index: MiniSearch<Piece>;
}

/** A searchable piece: a page as a whole, a passage, or a row. */
interface Piece {
  id: number;
  href: string;
  title?: string;
  name?: string;
  names?: readonly OtherName[];
  /** The names in other languages, and words that are searched, never shown. */
  also?: string;
  /** Comes first for any of these words. */
  danger?: true;
  text: string;
}

/** The language whose texts are searched: that of the query's script, else the visitor's own. */
export const languageOf = (question: string, own: Language): Language => foreignLanguages(question, own)[0] ?? own;

const pathOf = ({ href }: Pick<Piece, 'href'>): string => href.split('#')[0]!;
/** The first forms of a phrase, for comparing names. */
const keyOf = (text: string): string =>
  wordsOf(text)
    .flatMap((word) => formsOf(word).slice(0, 1))
    .join(' ');
const textsOf = (names: readonly OtherName[]): string[] => names.map(({ text }) => text);

export function createSource(texts: SearchTexts): SearchSource {
  const { pages, passages, rows } = texts;
  const pieces: Omit<Piece, 'id'>[] = [
    ...pages.map(({ path, title, about, also }) => ({ href: path, title, text: about, also })),
    ...passages.map(({ page, anchor, heading, text, ...more }) => ({
      ...more,
      href: pages[page]!.path + (anchor && `#${anchor}`),
      name: heading,
      text,
    })),
    ...rows.map(({ also = [], names = [], ...row }) => ({
      ...row,
      names,
      also: [...textsOf(names), ...also].join(' '),
    })),
  ];
  const index = new MiniSearch<Piece>({
    fields: ['title', 'name', 'also', 'text'],
    storeFields: ['href', 'title', 'name', 'names', 'also', 'text', 'danger'],
    tokenize: wordsOf,
    processTerm: formsOf,
    searchOptions: {
      boost: { title: 3, name: 2, also: 2 },
      // Rows of the register of figures weigh less than pages.
      boostDocument: (_, __, piece) => (pathOf(piece as unknown as Piece) === '/figures' ? 0.4 : 1),
      prefix: (word) => word.length >= (isArabic(word) ? 3 : 4),
      weights: { fuzzy: 0.2, prefix: 0.4 },
    },
  });
  index.addAll(pieces.map((piece, id) => ({ id, ...piece })));
  return { texts, index };
}

/** How many wrong letters are tolerated: one in four, two in eight, none in a number. */
const lettersOff = (word: string): number | false => !/\d/.test(word) && Math.min(2, Math.floor(word.length / 4));

/** The results of a query, and the query that has them. */
export interface Found {
  groups: readonly SearchGroup[];
  question: string;
}

/**
 * The results of a query or, if it has none, of the same keys on the other keyboard.
 * @param source the texts of a language
 * @returns undefined if they are undefined
 */
export function searchIn<Texts extends SearchSource | undefined>(
  question: string,
  own: Language,
  source: (of: Language) => Texts,
): Found | Extract<Texts, undefined> {
  for (const asked of [question, onOtherKeyboard(question)]) {
    const texts = source(languageOf(asked, own));
    if (!texts) return undefined as Extract<Texts, undefined>;
    const groups = search(texts, asked);
    if (groups.length > 0) return { groups, question: asked };
  }
  return { groups: [], question };
}

/** A match, with its piece. */
type Match = SearchResult & Piece;

/** The words of a query, at most eight: parted ones joined, and one that nothing matches parted, if that makes known words. */
function wordsAsked(index: SearchSource['index'], question: string): string[] {
  const isKnown = (word: string) => formsOf(word).length > 0 && index.search(word, { prefix: false }).length > 0;
  const words: string[] = [];
  for (const word of wordsOf(question.slice(0, 100)).slice(0, 8)) {
    const before = words.at(-1);
    if (before && isKnown(before + word) && !(isKnown(before) && isKnown(word))) words.splice(-1, 1, before + word);
    else words.push(word);
  }
  return words.flatMap((word) => {
    if (formsOf(word).length === 0 || index.search(word, { fuzzy: lettersOff }).length > 0) return [word];
    const parts = Array.from({ length: Math.max(0, word.length - 5) }, (_, n) => [
      word.slice(0, n + 3),
      word.slice(n + 3),
    ]);
    return parts.find((both) => both.every(isKnown)) ?? [word];
  });
}

/** Runs a query, in the browser and on the server: the pages with most of its words first. */
export function search({ texts, index }: SearchSource, question: string): SearchGroup[] {
  const asked = wordsAsked(index, question).join(' ');
  const called = keyOf(asked);
  const isCalled = ({ name = '', names = [] }: Piece) => [name, ...textsOf(names)].some((one) => keyOf(one) === called);
  // A page or passage whose subject it is comes before the glossary's row of that name.
  const isAbout = ({ names, also = '' }: Piece) => !names && wordsOf(also).some((word) => keyOf(word) === called);
  const isUrgent = ({ danger, match }: Match) => danger && Object.values(match).flat().includes('also');
  // Only words without a match are corrected.
  const indexed = new Set(index.search(asked).flatMap(({ queryTerms }) => queryTerms));
  const matches = (index.search(asked, { fuzzy: (word) => !indexed.has(word) && lettersOff(word) }) as Match[])
    .map((match) => ({
      ...match,
      score: isUrgent(match) ? Number.MAX_VALUE : match.score * (isAbout(match) ? 9 : isCalled(match) ? 2 : 1),
    }))
    .sort((a, b) => b.score - a.score);
  const groups = new Map<string, Match[]>();
  for (const match of matches) groups.set(pathOf(match), [...(groups.get(pathOf(match)) ?? []), match]);
  const words = (of: Match[]) => (of.some(isUrgent) ? 9 : new Set(of.flatMap(({ queryTerms }) => queryTerms)).size);
  // The best match counts most.
  const score = (of: Match[]) => of.slice(0, 4).reduce((sum, match, n) => sum + match.score / 4 ** n, 0);
  return [...groups]
    .sort(([, a], [, b]) => words(b) - words(a) || score(b) - score(a))
    .slice(0, 10)
    .map(([path, best], rank) => ({
      path,
      title: texts.pages.find((page) => page.path === path)?.title ?? path,
      hits: placesIn(best)
        .slice(0, rank < 3 ? 3 : 1)
        .map((match) => hitOf(match, texts.language)),
    }));
}

/** The passages and rows of a page, each heading once; the page as a whole if there are none. */
function placesIn(matches: readonly Match[]): readonly Match[] {
  const places = matches.filter(({ name }, at) => name && matches.findIndex((other) => other.name === name) === at);
  return places.length > 0 ? places : matches.slice(0, 1);
}

function hitOf({ href, name = '', names = [], text, terms }: Match, language: Language): SearchHit {
  const hits = new Set(terms);
  return {
    href,
    name: name ? excerpt(name, hits) : [],
    names: names.map((other) => ({ parts: excerpt(other.text, hits), language: other.language })),
    text: excerpt(text, hits),
    language: languageOfText(text, language),
  };
}
