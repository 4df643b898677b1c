import { carbonLimits } from '../content/settings.ts';

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

/** Why a number was refused; content/carbon.ts has the messages. */
export interface Refusal {
  reason: 'empty' | 'sign' | 'form' | 'unit' | 'grouping' | 'decimals' | 'zero' | 'large';
  /** The two possible numbers, or the number before an unwanted unit. */
  readings?: readonly number[];
}

type Parsed = { value: number; refusal?: undefined } | { value?: undefined; refusal: Refusal };

export interface Bounds {
  min?: number;
  max: number;
  /** Whether zero is allowed: for distances and shares, not for an amount of debris. */
  zero?: boolean;
}

/** Groups of three as the site writes them: `35,000` has one meaning beside the site's own figures. */
const groupedAsHere = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:٬\d{3})+)$/;
/** A single comma that does not separate a group of three: `12,34` may be a slip. */
const commaBeforeOthers = /^[1-9]\d*,\d+$/;
/** `97,200 t`, `850 m³`, `40%`. */
const withUnit = /^([\d.,٬٫' ]*\d)\s*(?:%|\p{L}[\p{L}/.²³ ]*|[mم][23])$/u;

/** Every number that a visitor of this site can mean; empty if it is not a number. */
function meanings(text: string): readonly number[] {
  if (groupedAsHere.test(text)) return [Number(text.replace(/[,٬]/g, ''))];
  return commaBeforeOthers.test(text)
    ? [Number(text.replace(',', '.')), Number(text.replace(',', ''))]
    : readNumber(text);
}

const isTooFine = (value: number): boolean => value !== Number(value.toFixed(carbonLimits.decimals));

/**
 * Parses a visitor's number. If it has two meanings, the bounds decide; if they allow both, it is refused with both.
 */
export function parseAmount(typed: string, { min = 0, max, zero = false }: Bounds): Parsed {
  const text = plainDigits(typed).replaceAll('،', ',').replace(/\s/g, ' ');
  if (text === '') return { refusal: { reason: 'empty' } };
  if (/^[-+\u2010-\u2015\u2212]/.test(text)) return { refusal: { reason: 'sign' } };

  const all = meanings(text);
  if (all.length === 0) return { refusal: unreadable(text) };
  const fine = all.filter((value) => !isTooFine(value));
  if (fine.length === 0) return { refusal: { reason: 'decimals' } };
  const within = fine.filter((value) => value >= min && value <= max);
  if (within.length === 2) return { refusal: { reason: 'grouping', readings: within } };
  const value = within[0] ?? fine[0]!;
  if (value > max) return { refusal: { reason: 'large' } };
  if (value === 0 && !zero) return { refusal: { reason: 'zero' } };
  return { value };
}

/** Longer input is refused: the patterns above take quadratic time. */
const maxLength = 60;

function unreadable(text: string): Refusal {
  if (text.length > maxLength) return { reason: 'form' };
  const [, number] = withUnit.exec(text) ?? [];
  const [value] = number ? meanings(number) : [];
  if (value !== undefined) return { reason: 'unit', readings: [value] };
  return { reason: /^[\d,٬]*[,٬][\d,٬.٫]*$/.test(text) ? 'grouping' : 'form' };
}
