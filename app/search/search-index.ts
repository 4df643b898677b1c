import MiniSearch from 'minisearch';
import type { Language } from '../content/text.ts';
import { languageOfText } from '../language/scripts.ts';
import { wordsOf } from './normalise.ts';
import type { OtherName, SearchTexts } from './search-texts.ts';
import { keyOf } from './synonyms.ts';
import { formsOf, isEmptyWord } from './word-forms.ts';

/** A searchable piece: a page as a whole, a passage, or a row. */
export interface Piece {
  language: Language;
  path: string;
  href: string;
  /** Empty for a page as a whole. */
  name: string;
  names: readonly OtherName[];
  text: string;
  /** Rows only: the stems of each name. A row matches alone, without the page's other rows. */
  keys?: ReadonlySet<string>;
  /** Pages only: the stems of the other words for its subject. */
  subjects?: ReadonlySet<string>;
}

export interface FoundPiece {
  piece: Piece;
  score: number;
  /** The indexed forms that matched. */
  forms: string[];
}

/** A form of a word with a weight: more for the word itself than for a stem, prefix or synonym. */
export interface WeightedForm {
  form: string;
  weight: number;
  /** Also matches words that begin with it. */
  beginning?: boolean;
  /** Also matches words within this edit distance. */
  letters?: number;
}

export interface SearchIndex {
  find(forms: readonly WeightedForm[]): FoundPiece[];
}

const boost = { title: 6, name: 5, names: 4, heading: 3, also: 2.5, text: 1 };

/** Builds the index of a language. */
export function createIndex(texts: SearchTexts): SearchIndex {
  const pieces: Piece[] = [];
  const documents: Record<string, unknown>[] = [];
  const { language, pages, passages, rows } = texts;
  const add = (piece: Omit<Piece, 'language'>, fields: Record<string, string>) => {
    documents.push({ id: pieces.length, ...fields });
    // The community page is Arabic in both settings.
    pieces.push({ language: languageOfText(piece.text, language), ...piece });
  };
  for (const { path, title, about, also } of pages) {
    const subjects = new Set(wordsOf(also).map((word) => keyOf([word])));
    add({ path, href: path, name: '', names: [], text: about, subjects }, { title, text: about, also });
  }
  for (const { page, anchor, heading, text } of passages) {
    const { path } = pages[page]!;
    add({ path, href: anchor ? `${path}#${anchor}` : path, name: heading, names: [], text }, { heading, text });
  }
  for (const { href, name, names = [], text, also = [] } of rows) {
    const keys = new Set([name, ...names.map((other) => other.text)].map((one) => keyOf(wordsOf(one))));
    // No break between number and unit.
    const held = name.replace(/(\d) /g, '$1\u00a0');
    const piece = { path: href.split('#')[0]!, href, name: held, names, text, keys };
    add(piece, { name, names: names.map((other) => other.text).join(' '), text, also: also.join(' ') });
  }
  const engine = new MiniSearch<Record<string, unknown>>({
    fields: Object.keys(boost),
    tokenize: wordsOf,
    processTerm: (word, field) => {
      // A title may have no other words: «من نحن».
      if (isEmptyWord(word) && field !== 'title' && field !== 'also') return null;
      const { sure, doubtful } = formsOf(word);
      return [...sure, ...doubtful];
    },
  });
  engine.addAll(documents);
  return {
    find: (forms) =>
      engine
        .search(forms.map(({ form }) => form).join('\n'), {
          tokenize: (text) => text.split('\n'),
          processTerm: (term) => term,
          boost,
          boostTerm: (_, n) => forms[n]!.weight,
          prefix: (_, n) => forms[n]!.beginning === true,
          fuzzy: (_, n) => forms[n]!.letters ?? false,
        })
        .map(({ id, score, terms }) => ({ piece: pieces[id]!, score, forms: terms })),
  };
}
