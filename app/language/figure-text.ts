import type { Figure, Words } from '../content/figure-types.ts';
import type { Language } from '../content/text.ts';
import { fill, formats } from './format.ts';

/** A figure in words: `100 t/h`, `about €1.56 million`, `1.7 to 2 million tons`, `2023`, `350 × 65 m`. */
export function figureText(figure: Figure, language: Language): string {
  const format = formats[language];
  if ('year' in figure) return String(figure.year);
  if ('from' in figure) return format.range(figure.from, figure.to, figure.unit);
  if ('by' in figure) return byParts(figure, language).join(' ');
  const quantity = figure.unit ? format.quantity(figure.value, figure.unit) : format.number(figure.value);
  return figure.words ? fill(figure.words[language], { q: quantity }) : quantity;
}

/** Two lengths and their unit apart: the pair keeps its order from left to right in Arabic. */
export function byParts(figure: Extract<Figure, { by: unknown }>, language: Language): [pair: string, unit: string] {
  const format = formats[language];
  const [number, unit] = format.parts(figure.by[1], figure.unit);
  return [`${format.number(figure.by[0])} × ${number}`, unit];
}

/**
 * The number and its unit apart, for places that set them in different sizes. Where they can't be parted (a currency sign
 * before the number, a framed figure) everything is the number.
 */
export function figureParts(figure: Figure, language: Language): [number: string, unit: string] {
  if ('value' in figure && figure.unit && !figure.words) {
    const [number, unit] = formats[language].parts(figure.value, figure.unit);
    const whole = figureText(figure, language);
    if (whole === `${number} ${unit}`) return [number, unit];
  }
  if ('from' in figure) {
    const [, unit] = formats[language].parts(figure.to, figure.unit);
    const whole = figureText(figure, language);
    if (unit && whole.endsWith(` ${unit}`)) return [whole.slice(0, -unit.length - 1), unit];
  }
  return [figureText(figure, language), ''];
}

/** A piece of prose: plain words, or a figure that should not be broken across lines. */
export interface WordsPart {
  text: string;
  figure: boolean;
}

/** Prose in pieces, with its figures in place. A place without a figure stays visible, so that it is noticed. */
export function wordsParts(words: Words, language: Language): WordsPart[] {
  if (!('text' in words)) return [{ text: words[language], figure: false }];
  // split() with one group alternates: text, name, text ...
  return words.text[language].split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return { text: part, figure: false };
    const figure = words.figures[part];
    return figure ? { text: figureText(figure, language), figure: true } : { text: `{${part}}`, figure: false };
  });
}

/** Prose as one string, for the head of a page. */
export const wordsText = (words: Words, language: Language): string =>
  wordsParts(words, language)
    .map((part) => part.text)
    .join('');
