/**
 * Latin digits, without thousands separators, with a decimal point. Texts and queries are normalised alike, so that
 * `35.000` finds 35,000 and `142,5` finds 142.5.
 */
const digits = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(((digit.codePointAt(0)! - 0x0660) % 0x90) % 10))
    .replace(/(\d)٫(?=\d)/g, '$1.')
    .replace(
      /(?:^|\D)[1-9]\d{0,2}(?:[,.٬'’\u202f]\d{3})+(?!\d)/g,
      (grouped) => grouped[0] + grouped.slice(1).replace(/\D/g, ''),
    )
    .replace(/(\d),(?=\d)/g, '$1.');

/** Words that are normalised already: the most common case. */
const settled = /^[a-z\dابتثجحخدذرزسشصضطظعغفقكلمنهوي]*$/;

/** Letters of neighbours' keyboards (Persian, Urdu, Kurdish), as their Arabic letter. */
const neighbours: Record<string, string> = Object.fromEntries(
  ['يیېۍے', 'كکڪ', 'هہھەۂۀۃ', 'اٲٳ', 'وۆۇ'].flatMap(([arabic = '', ...others]) =>
    others.map((other) => [other, arabic]),
  ),
);
const neighbour = new RegExp(`[${Object.keys(neighbours).join('')}]`, 'g');

/** Composes hamzas that were typed apart, and takes letters from their presentation forms (old PDFs). */
const composed = (text: string): string =>
  text.normalize('NFC').replace(/[\ufb50-\ufdff\ufe70-\ufefc]+/g, (letters) => letters.normalize('NFKC'));

/**
 * One spelling for every variant that people type: Latin case and accents; in Arabic the forms of alef, ya and ta
 * marbuta, hamza on any seat, the alef of a tanwin, diacritics and tatweel, and neighbours' letters; numbers in either
 * script's digits; no invisible characters.
 */
export function normalise(text: string): string {
  if (settled.test(text)) return text;
  return digits(composed(text).replace(/[\u00ad\u061c\u200b-\u200f\u2066-\u2069]/g, ''))
    .replace(/ًا|اً/g, '')
    .replace(neighbour, (letter) => neighbours[letter]!)
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ؤئ]/g, 'ء')
    .normalize('NFKD')
    .replace(/\p{M}|ـ/gu, '')
    .toLowerCase()
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ß/g, 'ss')
    .replace(/’/g, "'");
}

/** The normalised words and numbers of a text; a number keeps its decimals. */
export const wordsOf = (text: string): string[] =>
  normalise(text)
    .replace(/'s\b/g, '')
    // A Latin name after the Arabic article: «الـBIM».
    .replace(/(?<=\p{Script=Arabic})(?=\p{Script=Latin})/gu, ' ')
    .match(/\p{N}+(?:\.\p{N}+)*|[\p{L}\p{N}]+/gu) ?? [];
