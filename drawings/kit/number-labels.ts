import type { Language } from '../../app/content/text.ts';
import { formats } from '../../app/language/format.ts';

/** A number with a unit word from the drawing's labels: `400 t/h`, `400 طن/سا`. */
export const quantity = (value: number, unit: string, language: Language): string =>
  `${formats[language].number(value)} ${unit}`;
