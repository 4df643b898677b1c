import { gap } from '../language/format.ts';

/** `Law No. 3 of 2018`, `FEMA 325`, `(1.2 to 2.1)`: no break between a word and its number, nor inside a range. */
export const joinNumbers = (text: string): string =>
  text
    .replace(/([\p{L}\p{N}.%²³]) (?=\u200e?\d)/gu, `$1${gap}`)
    .replace(/(\d%?) (?=[^\s\u00a0]+\u00a0\u200e?\d)/gu, `$1${gap}`);

/** `The office`, `Burg (Spreewald)`: a short name stays on one line of its column; a long one may break. */
export const joinShortName = (text: string): string => (text.length <= 16 ? text.replaceAll(' ', gap) : text);
