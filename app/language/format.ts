import type { FigureRecord } from '../content/figures/records.ts';
import { type Figure, partsOf, type RichText } from '../content/rich-text.ts';
import {
  feminineNumbers,
  moreThanWords,
  type PluralForms,
  rangeWords,
  smallNumbers,
  type Unit,
  units,
} from '../content/shared/units.ts';
import { byLanguage, type Language } from '../content/text.ts';
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

/** A part of a formatted figure, as with `Intl.NumberFormat.formatToParts`; gaps and words in between are `words`. */
export interface FigurePart {
  type: 'words' | 'number' | 'unit';
  text: string;
}

const number = (text: string): FigurePart => ({ type: 'number', text });
const words = (text: string): FigurePart[] => (text ? [{ type: 'words', text }] : []);
const joined = (unit: string): FigurePart[] => (unit ? [...words(gap), { type: 'unit', text: unit }] : []);

/** Parts as one string. */
const inOne = (parts: readonly { text: string }[]): string => parts.map(({ text }) => text).join('');

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

  // After an Arabic letter the percent sign would change sides. On pages the mark becomes an isolate (rich-text/runs.tsx).
  const mark = isRightToLeft(language) ? '\u200e' : '';

  /**
   * A quantity in parts: number, gap, and unit in the language's plural. Signs belong to the number; some languages have
   * one word for number and unit. `digits` is the number in other words or with other decimals.
   */
  function parts(value: number, unit?: Unit, digits?: (scaled: number) => string): FigurePart[] {
    if (!unit) return [number(digits?.(value) ?? plain.format(value))];
    const { shown, forms } = scaled(value, unit, language);
    const { alone, exact: all, prefix, tight, ungrouped } = units[unit];
    const both = alone?.[language]?.[value];
    if (both) return [number(both)];
    const written = digits?.(shown) ?? (ungrouped ? String(shown) : (all ? exact : plain).format(shown));
    // The caller shows the digit even where an Arabic dual or singular contains the number.
    const word = plural(shown, forms);
    if (prefix?.[language]) return [number(prefix[language] + written), ...joined(word)];
    return tight?.[language] ? [number(mark + written + word)] : [number(written), ...joined(word)];
  }

  const quantity = (value: number, unit?: Unit): string => inOne(parts(value, unit));

  /** `116 to 210 million tonnes`, `1.7 to 2.0 million tonnes`: both ends with the same decimals. */
  function rangeParts(from: number, to: number, unit?: Unit): FigurePart[] {
    const scale = unit ? scaled(to, unit, language).scale : 1;
    const prefix = (unit && units[unit].prefix?.[language]) ?? '';
    const even = fixed[Math.max(decimals(from / scale), decimals(to / scale))]!;
    const [before, between] = rangeWords[language];
    return [
      ...words(before),
      number(prefix + even.format(from / scale)),
      ...words(between),
      ...parts(to, unit, (value) => even.format(value)),
    ];
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
    /** The unit's word beside a value. */
    unit(value: number, unit: Unit): string {
      const { shown, forms } = scaled(value, unit, language);
      return plural(shown, forms);
    },
    parts,
    /**
     * `3 أطنان`, `15,000 m³`, `€8.2 million`: number and unit in the language's plural; the number alone without a unit.
     */
    quantity,
    rangeParts,
    range: (from: number, to: number, unit?: Unit): string => inOne(rangeParts(from, to, unit)),
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

/** The ids of the records in a figure: a pair of lengths has two, a setting none. */
export function figureIds(figure: Figure): string[] {
  if ('id' in figure) return [figure.id];
  if ('by' in figure) return figure.by.map(({ id }) => id);
  return typeof figure.value === 'number' ? [] : [figure.value.id];
}

type OneNumber = Exclude<Figure, { by: unknown }>;

const unitOf = (figure: OneNumber): Unit | undefined =>
  'id' in figure || typeof figure.value === 'number' ? (figure.unit ?? undefined) : figure.value.unit;

/** The numbers of a figure, and its unit at this place: `null` is none, and undefined a figure that has none at all. */
function numbersOf(figure: OneNumber): { value: number; to?: number; unit?: Unit | null; moreThan?: true } {
  if ('id' in figure) return figure;
  if (typeof figure.value === 'number') return { value: figure.value, unit: figure.unit };
  const { value: record, unit = record.unit } = figure as { value: FigureRecord; unit?: Unit | null };
  return { ...record, unit };
}

/** Whether a number counts things ("six vertical pumps"), whose word is no sign as `m` is. */
const counts = (unit: Unit, language: Language): boolean =>
  /^-?[\p{L}\p{M}]{3,}( |$)/u.test(units[unit].plural[language].other);

/** The word of a small count; of a measure, and of a larger number, there is none. */
function smallNumber(value: number, figure: OneNumber, unit: Unit | null | undefined, language: Language) {
  const feminine = feminineNumbers[language];
  // Of a number alone, the unit that is a word of the sentence; of one without any, it counts what the sentence says.
  const counted = unit === null ? (unitOf(figure) ?? null) : unit;
  if (counted === undefined || (feminine && !unit)) return;
  if (counted && !counts(counted, language)) return;
  const isFeminine = feminine && unit && feminine.beside.test(units[unit].plural[language].other);
  return (isFeminine ? feminine.words : smallNumbers[language])[value] || undefined;
}

/**
 * A figure in parts: `100 t/h`, `€1.56 million`, `1.7 to 2.0 million tonnes`, `2023`, `350 × 65 m`. In a sentence
 * (`prose`) a small count is a word (`six pumps`, `four-storey`), in Arabic of the gender that its noun asks for; a measure is
 * not (`6 m`).
 */
export function figureParts(figure: Figure, language: Language, prose?: boolean): FigurePart[] {
  const format = formats[language];
  if ('by' in figure) {
    const [first, second] = figure.by;
    return format.parts(
      second.value,
      second.unit,
      (value) => `${format.number(first.value)} × ${format.number(value)}`,
    );
  }
  const { value, to, unit, moreThan } = numbersOf(figure);
  if (to !== undefined) return format.rangeParts(value, to, unit ?? undefined);
  const name = prose && smallNumber(value, figure, unit, language);
  const parts = format.parts(value, unit ?? undefined, name ? () => name : undefined);
  if (!moreThan) return parts;
  const [before, after] = moreThanWords[language];
  return [...words(before), ...parts.map((part) => (part.type === 'number' ? number(part.text + after) : part))];
}

/** A figure as text. */
export const figureText = (figure: Figure, language: Language): string => inOne(figureParts(figure, language));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const endsSentence = /(?:^|[.!?] )$/;

/** A part of a text as shown: plain words, a figure in parts, or a term by its id. */
export interface ShownPart {
  text: string;
  figure?: Figure;
  parts?: FigurePart[];
  term?: string;
}

/** A figure that stands alone as a part. */
export function shownFigure(figure: Figure, language: Language, prose?: boolean): ShownPart {
  const parts = figureParts(figure, language, prose);
  return { text: inOne(parts), figure, parts };
}

/** A text in parts, with its figures and terms in words. */
export function textParts(text: RichText, language: Language, prose = true): ShownPart[] {
  let before = '';
  return partsOf(text[language]).map((part) => {
    if (typeof part === 'string') {
      before = part;
      return { text: part };
    }
    if ('term' in part) return { text: part.words, term: part.term };
    const shown = shownFigure(part, language, prose);
    const [first, ...rest] = shown.parts!;
    if (!endsSentence.test(before)) return shown;
    return { figure: part, text: capital(shown.text), parts: [{ ...first!, text: capital(first!.text) }, ...rest] };
  });
}

/** A text as one string, with its figures and terms in words. */
export const inWords = (text: RichText, language: Language): string => inOne(textParts(text, language));

/** The same for the page's head and for names of pictures: with ordinary spaces. */
export const plainText = (text: RichText, language: Language): string => inWords(text, language).replaceAll(gap, ' ');
