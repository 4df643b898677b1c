/**
 * Marks in texts: each text carries the number of its place in invisible characters (variation selectors), so that a click on the page
 * finds the literal it came from. The overlay script removes them before the page is visible.
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
