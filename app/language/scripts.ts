/** The languages beside one's own, and the letters that each is written in: by them a question finds its texts, and a text its language. */
import { type Language, languages } from '../content/text.ts';

export const otherLanguages = (own: Language): Language[] => languages.filter((language) => language !== own);

const scripts: Record<Language, 'Arabic' | 'Latin'> = { ar: 'Arabic', en: 'Latin' };

/** Two Latin letters make a word; one may be a unit or a sheet's number. */
const letters = { Arabic: /[\u0621-\u064a]/, Latin: /\p{Script=Latin}{2}/u };

/** The languages that a text in these letters may be in, where its own has others: Latin words stand in Arabic texts, and the other way round. */
export const foreignLanguages = (text: string, own: Language): Language[] =>
  languages.filter((language) => scripts[language] !== scripts[own] && letters[scripts[language]].test(text));

/** The language of a text: Arabic letters decide, because Latin ones stand in texts of every language. */
export const languageOfText = (text: string, otherwise: Language): Language =>
  /[\u0621-\u064a]{2}/.test(text) ? languages.find((language) => scripts[language] === 'Arabic')! : otherwise;
