import type { Language } from '../../app/content/text.ts';
import { formats } from '../../app/language/format.ts';

/** A level in metres with its sign, the same in both languages: `+65.00`, `±0.00`, `−3.50`. */
export const level = (metres: number): string =>
  (metres > 0 ? '+' : metres < 0 ? '\u2212' : '\u00b1') + Math.abs(metres).toFixed(2);

/** A number with a unit word from the drawing's labels: `400 t/h`, `400 طن/سا`. */
export const quantity = (value: number, unit: string, language: Language): string =>
  `${formats[language].number(value)} ${unit}`;
