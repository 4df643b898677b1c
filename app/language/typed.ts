/** What people type, in one spelling: for the planner, the calculator, the search, the glossary, telephones and addresses. */

/** Every script has its ten digits in a row, and Unicode composes the mathematical ones from Western digits. */
function westernDigit(digit: string): string {
  const code = digit.normalize('NFKC').codePointAt(0)!;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}

/**
 * A text without what nobody sees (direction marks, joiners, soft hyphens, control characters), with Western digits. Takes
 * time in proportion to its length; the caller bounds it.
 */
export const visible = (typed: string): string =>
  typed.replace(/[\p{Cf}\p{DI}]|(?!\s)\p{Cc}/gu, '').replace(/[^\P{Nd}0-9]/gu, westernDigit);

/** One line of it, with single spaces between its words and none around them. */
export const plainLine = (typed: string): string => visible(typed).replace(/\s+/g, ' ').trim();

/** Words that are folded already: the most common case. */
const settled = /^[a-z\dابتثجحخدذرزسشصضطظعغفقكلمنهوي]*$/;

/** Composes hamzas that were typed apart, and takes letters from their presentation forms (old PDFs). */
const composed = (text: string): string =>
  text.normalize('NFC').replace(/[\ufb50-\ufdff\ufe70-\ufefc]+/g, (letters) => letters.normalize('NFKC'));

/**
 * One spelling for every variant of a word: Latin case and accents; in Arabic the forms of alef, ya and ta marbuta, hamza
 * on any seat, the alef of a tanwin, diacritics, tatweel, and letters of Persian, Urdu and Kurdish keyboards.
 * @param text from `visible` or `plainLine`
 */
export function foldWords(text: string): string {
  if (settled.test(text)) return text;
  return composed(text)
    .replace(/ًا|اً/g, '')
    .replace(/[یېۍے]/g, 'ي')
    .replace(/[کڪ]/g, 'ك')
    .replace(/[ہھەۂۀۃ]/g, 'ه')
    .replace(/[ۆۇ]/g, 'و')
    .replace(/[أإآٱٲٳ]/g, 'ا')
    .replace(/[ؤئ]/g, 'ء')
    .normalize('NFKD')
    .replace(/\p{M}|ـ/gu, '')
    .toLowerCase()
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ß/g, 'ss')
    .replace(/’/g, "'");
}
