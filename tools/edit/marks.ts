/**
 * Marks in texts: while the office edits, each text carries the number of its place in invisible characters (variation
 * selectors), so that a click on a page finds the literal it came from. The page's script removes them before the page
 * is shown.
 */
const first = 0xfe00;
const begin = '\u2063';

/** `1f3` -> the begin character and one selector for each hexadecimal digit. */
export const mark = (number: number): string =>
  begin + [...number.toString(16)].map((digit) => String.fromCharCode(first + Number.parseInt(digit, 16))).join('');

const pattern = /\u2063([\ufe00-\ufe0f]+)/g;

/** The text without its marks, and the numbers that they held. */
export function unmark(text: string): { text: string; numbers: number[] } {
  const numbers = [...text.matchAll(pattern)].map(([, digits]) =>
    Number.parseInt([...digits!].map((digit) => (digit.charCodeAt(0) - first).toString(16)).join(''), 16),
  );
  return { text: text.replace(pattern, ''), numbers };
}
