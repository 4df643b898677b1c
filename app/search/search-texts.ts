import type { Language } from '../content/text.ts';

/** A name in another language, shown beside the row's own. */
export interface OtherName {
  text: string;
  language: Language | 'de';
}

export interface SearchRow {
  /** Page and place: `/glossary#jaw-crusher`. */
  href: string;
  /** In the language of the texts. */
  name: string;
  /** In the other languages, and the trade word. */
  names?: OtherName[];
  text: string;
  also?: string[];
}

/** The searchable texts of one language. The index is built from them when the search opens. */
export interface SearchTexts {
  language: Language;
  pages: {
    path: string;
    title: string;
    /** The page's description for search engines. */
    about: string;
    /** Other words for its subject; searched, never shown. */
    also: string;
  }[];
  /** Passages by page, with anchor and heading. */
  passages: {
    page: number;
    anchor: string;
    heading: string;
    text: string;
    /** Other words for it; searched, never shown. */
    also?: string;
    /** Comes first for any of these words. */
    danger?: true;
  }[];
  /** Rows of the glossary and of the register of figures. */
  rows: SearchRow[];
}
