import type { Language } from '../content/text.ts';

/** A name that is shown beside the row's own, in its own language. */
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

/** What is searched in one language: the texts themselves. The index over them is built where it is used, in a moment. */
export interface SearchTexts {
  language: Language;
  pages: {
    path: string;
    title: string;
    /** What the page says of itself to search engines. */
    about: string;
    /** Other words that people use for what is on it; found, never shown. */
    also: string;
  }[];
  /** The pieces of the pages: where on which page, under which heading. */
  passages: { page: number; anchor: string; heading: string; text: string }[];
  /** Rows of the glossary and of the register of figures. */
  rows: SearchRow[];
}
