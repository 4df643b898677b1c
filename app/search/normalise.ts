/**
 * Latin digits for Arabic-Indic and extended ones, no separators of thousands, a point before decimals. Texts and questions are read
 * alike, so that `35.000` finds 35,000 and `142,5` finds 142.5.
 */
const digits = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(((digit.codePointAt(0)! - 0x0660) % 0x90) % 10))
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .replace(/(?<=(?<!\d)[1-9]\d{0,2}(?:[,.٬'’\u202f]\d{3})*)[,.٬'’\u202f](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d),(?=\d)/g, '.');

/** Letters that have one spelling: most words of a text, for which nothing below would change anything. */
const settled = /^[a-z\dابتثجحخدذرزسشصضطظعغفقكلمنهوي]*$/;

/**
 * One spelling for all that people type for the same word: Latin case and accents; in Arabic the forms of alef, ya and ta marbuta,
 * hamza on any seat, the alef that carries a tanwin, diacritics and tatweel; numbers in the digits of either script.
 */
export function normalise(text: string): string {
  if (settled.test(text)) return text;
  return digits(text)
    .replace(/ًا|اً/g, '')
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

/** The words and numbers of a text in one spelling; a number keeps its decimals. */
export const wordsOf = (text: string): string[] =>
  normalise(text)
    .replace(/'s\b/g, '')
    .match(/\p{N}+(?:\.\p{N}+)*|[\p{L}\p{N}]+/gu) ?? [];
