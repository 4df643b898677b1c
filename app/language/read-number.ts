/** Invisible direction marks of keyboards and copied text. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Arabic-Indic digits begin at U+0660, the extended ones of Persian and Urdu at U+06F0. */
const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** The input with Western digits, without marks and outer spaces. */
export const plainDigits = (typed: string): string =>
  typed
    .replace(directionMarks, '')
    .trim()
    .replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf));

/** One to three digits, then groups of three with the same separator. */
const grouped = /^[1-9]\d{0,2}(?:([.,٬'_ ])\d{3})(?:\1\d{3})*$/;

function reading(whole: string, decimals = ''): number[] {
  if (!/^\d+$/.test(whole) && !grouped.test(whole)) return [];
  return [Number(`${whole.replace(/\D/g, '')}.${decimals || 0}`)];
}

/**
 * Reads a number in the notations of Germany, Syria and elsewhere: `75.000`, `75,000`, `75 000` and `٧٥٬٠٠٠` with
 * groups of three, `142,5`, `142.5` and `١٤٢٫٥` with decimals. Signs and exponents are invalid.
 * @returns every possible value: none for an invalid number, two if one dot or comma precedes three digits (`75.000` is
 * 75,000 in Germany and 75 in Britain); the caller asks which is meant
 */
export function readNumber(typed: string): readonly number[] {
  const text = plainDigits(typed).replaceAll('،', ',').replaceAll('’', "'").replace(/\s/g, ' ');
  const [, whole = '', mark, decimals] = /^(.*\d)([.,٫])(\d+)$/.exec(text) ?? [];
  // A separator that occurs twice can only group.
  const asDecimals = mark && !whole.includes(mark) ? reading(whole, decimals) : [];
  return [...new Set([...reading(text), ...asDecimals])];
}
