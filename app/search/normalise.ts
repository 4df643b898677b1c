import { foldWords, visible } from '../language/typed.ts';

/** Without thousands separators, with a decimal point: `35.000` finds 35,000, and `142,5` finds 142.5. */
const ungrouped = (text: string): string =>
  text
    .replace(/(\d)٫(?=\d)/g, '$1.')
    .replace(
      /(?:^|\D)[1-9]\d{0,2}(?:[,.٬'’\u202f]\d{3})+(?!\d)/g,
      (grouped) => grouped[0] + grouped.slice(1).replace(/\D/g, ''),
    )
    .replace(/(\d),(?=\d)/g, '$1.');

/** One spelling for every variant that people type, of words and of numbers. Texts and queries are normalised alike. */
export const normalise = (text: string): string => foldWords(ungrouped(visible(text)));

/** The normalised words and numbers of a text; a number keeps its decimals. */
export const wordsOf = (text: string): string[] =>
  normalise(text)
    .replace(/'s\b/g, '')
    // A Latin name after the Arabic article: «الـBIM».
    .replace(/(?<=\p{Script=Arabic})(?=\p{Script=Latin})/gu, ' ')
    .match(/\p{N}+(?:\.\p{N}+)*|[\p{L}\p{N}]+/gu) ?? [];
