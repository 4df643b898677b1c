/** The script of each language: tells which language a query or a text is in. */
import { type Language, languages } from '../content/text.ts';

export const otherLanguages = (own: Language): Language[] => languages.filter((language) => language !== own);

const scripts: Record<Language, 'Arabic' | 'Latin'> = { ar: 'Arabic', en: 'Latin' };

/** Two Latin letters make a word; a single one may be a unit or a sheet number. */
const letters = { Arabic: /[\u0621-\u064a]/, Latin: /\p{Script=Latin}{2}/u };

/** The other languages that a text in this script may be in: Arabic texts contain Latin words, and vice versa. */
export const foreignLanguages = (text: string, own: Language): Language[] =>
  languages.filter((language) => scripts[language] !== scripts[own] && letters[scripts[language]].test(text));

/** The language of a text. Arabic letters decide, because Latin ones occur in texts of every language. */
export const languageOfText = (text: string, otherwise: Language): Language =>
  /[\u0621-\u064a]{2}/.test(text) ? languages.find((language) => scripts[language] === 'Arabic')! : otherwise;
