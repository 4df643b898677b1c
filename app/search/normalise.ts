/** Latin digits for Arabic-Indic and extended ones. */
const digits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(((digit.codePointAt(0)! - 0x0660) % 0x90) % 10));

/**
 * One spelling for all that people type for the same word: Latin case and accents; in Arabic the forms of alef, ya and ta marbuta,
 * hamza on its seat, diacritics and tatweel; the digits of both languages.
 */
export function normalise(text: string): string {
  return digits(text)
    .normalize('NFKD')
    .replace(/\p{M}|ـ/gu, '')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىئ]/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/ة/g, 'ه')
    .replace(/ß/g, 'ss');
}

/** The words of a text in one spelling. Arabic's article and its prefixes stay: a search for «أنقاض» finds «الأنقاض» as a part. */
export const wordsOf = (text: string): string[] => normalise(text).match(/[\p{L}\p{N}]+/gu) ?? [];
