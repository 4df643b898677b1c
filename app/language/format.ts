import type { Figure } from '../content/figure-types.ts';
import type { FigureRecord } from '../content/figures/records.ts';
import { partsOf } from '../content/inline.ts';
import { type PluralForms, rangeWords, smallNumbers, type Unit, units } from '../content/shared/units.ts';
import { byLanguage, type Language, type Text } from '../content/text.ts';
import { isRightToLeft } from './detect.ts';

/** Latin digits in both languages; `ar-SY` keeps the month names of the Levant (أيار). */
export const locales: Record<Language, string> = { ar: 'ar-SY-u-nu-latn', en: 'en-GB' };

/** Between a number and its unit: no line break, and a space when copied. */
export const gap = '\u00a0';

/** The values from which a unit counts in millions and in billions. */
const scales = [
  ['inBillions', 1_000_000_000],
  ['inMillions', 1_000_000],
] as const;

/** The number to show, and the word forms beside it. */
function scaled(value: number, unit: Unit, language: Language) {
  const words = units[unit];
  for (const [name, scale] of scales) {
    const forms = value >= scale ? words[name]?.[language] : undefined;
    if (forms) return { scale, shown: value / scale, forms };
  }
  return { scale: 1, shown: value, forms: words.plural[language] };
}

/** The decimals of a value, at most two; both ends of a range show the same number. */
const decimals = (value: number): number => [0, 1, 2].find((digits) => Number(value.toFixed(digits)) === value) ?? 2;

/** Number, unit and date formats of one language. */
export type Format = ReturnType<typeof create>;

function create(language: Language) {
  const plain = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 });
  const exact = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 5 });
  const fixed = [0, 1, 2].map((digits) => new Intl.NumberFormat(locales[language], { minimumFractionDigits: digits }));
  const rules = new Intl.PluralRules(locales[language]);
  const list = new Intl.ListFormat(locales[language], { type: 'conjunction' });
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
  const minute = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

  const plural = (value: number, forms: PluralForms): string => forms[rules.select(value)] ?? forms.other;

  /** Number and unit apart, for figures that set them in different sizes: `['142.5', 'million tonnes']`. */
  function parts(value: number, unit: Unit): [number: string, unit: string] {
    const { shown, forms } = scaled(value, unit, language);
    // Arabic duals and singulars contain the number; the caller shows the digit all the same.
    const { exact: all, ungrouped } = units[unit];
    const number = ungrouped ? String(shown) : (all ? exact : plain).format(shown);
    return [number, plural(shown, forms)];
  }

  // After an Arabic letter the percent sign would change sides. On pages the mark becomes an isolate (ui/bidi.tsx).
  const mark = isRightToLeft(language) ? '\u200e' : '';

  /**
   * `3 أطنان`, `15,000 m³`, `€8.2 million`: number and unit in the language's plural; the number alone without a unit.
   */
  function quantity(value: number, unit?: Unit): string {
    if (!unit) return plain.format(value);
    const words = units[unit];
    const alone = words.alone?.[language]?.[value];
    if (alone) return alone;
    const [number, word] = parts(value, unit);
    if (words.prefix?.[language]) return `${words.prefix[language]}${number}${word && gap + word}`;
    return words.tight?.[language] ? `${mark}${number}${word}` : number + (word && gap + word);
  }

  return {
    /** `70,000`; at most two decimals. */
    number: (value: number) => plain.format(value),
    /** With all its digits, for inputs and results. */
    exact: (value: number) => exact.format(value),
    /** `85%`. */
    percent: (value: number) => `${mark}${plain.format(value)}%`,
    /** The form of a word beside a number. */
    plural,
    parts,
    quantity,
    /**
     * `116 to 210 million tonnes`, `1.7 to 2.0 million tonnes`: in words, because a dash between digits can flip in
     * Arabic.
     */
    range(from: number, to: number, unit?: Unit): string {
      const scale = unit ? scaled(to, unit, language).scale : 1;
      const prefix = (unit && units[unit].prefix?.[language]) ?? '';
      const digits = Math.max(decimals(from / scale), decimals(to / scale));
      const even = fixed[digits]!;
      return fill(rangeWords[language], {
        from: prefix + even.format(from / scale),
        to: quantity(to, unit).replace(plain.format(to / scale), even.format(to / scale)),
      });
    },
    /** `two plants, four trucks and a loader`. */
    list: (items: readonly string[]) => list.format(items),
    /** `21 November 2026`. */
    date: (iso: string) => day.format(new Date(iso)),
    /** `Saturday, 21 November 2026 at 09:30`, in UTC. */
    moment: (milliseconds: number) => minute.format(milliseconds),
  };
}

/** A day, month or year as stated: `2017`, `February 2023`, `16 March 2019`. No line breaks. */
export function formatStated(iso: string, language: Language): string {
  const [year = '', month, day] = iso.split('-');
  if (!month) return year;
  const shown = { year: 'numeric', month: 'long', day: day ? 'numeric' : undefined, timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locales[language], shown).format(new Date(iso)).replaceAll(' ', gap);
}

/** For data and texts that stand alone: no direction marks, ordinary spaces. */
export const withoutMarks = (text: string): string => text.replace(/[\u200e\u200f]/g, '').replaceAll(gap, ' ');

/** Fills the `{named}` places of a text. A place without a value stays visible. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

const threeDigits = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3, useGrouping: false });

/**
 * Three significant digits, half away from zero, never minus zero. Rounds the decimal form, because the binary value of
 * 4.155 is slightly lower and would be rounded down.
 */
export const roundToThree = (value: number): number =>
  Number(threeDigits.format(value.toPrecision(15) as Intl.StringNumericLiteral));

/** Created once, because creating one is expensive. */
export const formats = byLanguage(create);

type OneNumber = Exclude<Figure, { by: unknown }>;

/** The numbers of a figure, and its unit and words at this place. */
export function readFigure(figure: OneNumber): { value: number; to?: number; unit?: Unit; words?: Text } {
  if ('id' in figure) return { value: figure.value, to: figure.to, unit: figure.unit };
  if (typeof figure.value === 'number') return { value: figure.value, unit: figure.unit as Unit };
  const { value: record, unit = record.unit, words } = figure as Extract<Figure, { words?: Text }>;
  return { value: record.value, to: record.to, unit: unit ?? undefined, words };
}

/** The ids of the records in a figure: a pair of lengths has two, a setting none. */
export function figureIds(figure: Figure): string[] {
  if ('id' in figure) return [figure.id];
  if ('by' in figure) return figure.by.map(({ id }) => id);
  return typeof figure.value === 'number' ? [] : [figure.value.id];
}

/** A figure as text: `100 t/h`, `about €1.56 million`, `1.7 to 2.0 million tonnes`, `2023`, `350 × 65 m`. */
export function figureText(figure: Figure, language: Language): string {
  const format = formats[language];
  if ('by' in figure) return byParts(figure, language).join(gap);
  const { value, to, unit, words } = readFigure(figure);
  const quantity = to === undefined ? format.quantity(value, unit) : format.range(value, to, unit);
  return words ? fill(words[language], { q: quantity }) : quantity;
}

/** What a number without its unit counts ("six vertical pumps"); `null` if its record has no unit either. */
const unitOf = (figure: OneNumber): Unit | null | undefined =>
  'unit' in figure && figure.unit === null ? ((figure.value as FigureRecord).unit ?? null) : undefined;

/**
 * A figure in a sentence: where the language has words for small numbers, a count under ten is a word (`six pumps`,
 * `four-storey`), a measure is not (`6 m`).
 */
export function figureInProse(figure: Figure, language: Language): string {
  const whole = figureText(figure, language);
  if ('by' in figure) return whole;
  const { value, to, unit = unitOf(figure), words } = readFigure(figure);
  const name = smallNumbers[language]?.[value];
  if (!name || words || to !== undefined || unit === undefined) return whole;
  const isCounted = unit === null || /^-?\p{L}{4,}( |$)/u.test(units[unit].plural[language].other);
  return isCounted ? whole.replace(/^\d/, name) : whole;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const endsSentence = /(?:^|[.!?] )$/;

/** Two lengths and their unit apart; the pair runs left to right in Arabic. */
export function byParts({ by }: Extract<Figure, { by: unknown }>, language: Language): [pair: string, unit: string] {
  const format = formats[language];
  const [first, second] = by;
  const [number, unit] = format.parts(second.value, second.unit!);
  return [`${format.number(first.value)} × ${number}`, unit];
}

/**
 * Number and unit apart, for places that set them in different sizes. If they can't be separated (a currency sign
 * before the number, a framed figure), everything is the number.
 */
export function figureParts(figure: Figure, language: Language): [number: string, unit: string] {
  const whole = figureText(figure, language);
  if ('by' in figure) return [whole, ''];
  const { value, to = value, unit: of, words } = readFigure(figure);
  if (!of || words) return [whole, ''];
  const [, unit] = formats[language].parts(to, of);
  return unit && whole.endsWith(gap + unit) ? [whole.slice(0, -unit.length - 1), unit] : [whole, ''];
}

/** A part of a text as shown: plain words, a figure, or a term by its id. */
export interface ShownPart {
  text: string;
  figure?: Figure;
  term?: string;
}

/** A text in parts, with its figures and terms in words. */
export function textParts(text: Text, language: Language): ShownPart[] {
  let before = '';
  return partsOf(text[language]).map((part) => {
    if (typeof part === 'string') {
      before = part;
      return { text: part };
    }
    if ('term' in part) return { text: part.words, term: part.term };
    const shown = figureInProse(part.figure, language);
    return { text: endsSentence.test(before) ? capital(shown) : shown, figure: part.figure };
  });
}

/** A text as one string, with its figures and terms in words. */
export const inWords = (text: Text, language: Language): string =>
  textParts(text, language)
    .map((part) => part.text)
    .join('');

/** The same for the page's head and for names of pictures: with ordinary spaces. */
export const plainText = (text: Text, language: Language): string => inWords(text, language).replaceAll(gap, ' ');
