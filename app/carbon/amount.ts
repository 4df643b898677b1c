import { carbonLimits } from '../content/figures.ts';
import { plainDigits, readNumber } from '../language/read-number.ts';

/** Why a number was refused; the sentences for it stand in content/carbon.ts. */
export interface Refusal {
  reason: 'empty' | 'sign' | 'form' | 'unit' | 'grouping' | 'decimals' | 'zero' | 'large';
  /** The two numbers that it can mean, or the one that stands before a unit. */
  readings?: readonly number[];
}

type Parsed = { value: number; refusal?: undefined } | { value?: undefined; refusal: Refusal };

export interface Bounds {
  min?: number;
  max: number;
  /** Distances and shares may be zero, an amount of debris may not. */
  zero?: boolean;
}

/** Groups of three after a first one of one to three digits, all with the same mark. */
const grouped = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:٬\d{3})+)$/;
/** `35.000` is 35,000 in Germany and 35 in Britain. */
const pointBeforeThree = /^[1-9]\d{0,2}\.\d{3}$/;
/** One comma that no group of three follows: `12,34`. */
const commaBeforeOthers = /^(?!0)\d+,\d+$/;
/** `97,200 t`, `850 m³`, `40%`. */
const withUnit = /^([\d.,٬٫' ]*\d)\s*(?:%|\p{L}[\p{L}/.²³ ]*|[mم][23])$/u;

/** Every number that the text can mean; none if it is no number. */
function readings(text: string): readonly number[] {
  const [whole = '', decimals, ...more] = text.split(/[.٫]/);
  const plain = more.length === 0 && (/^\d+$/.test(whole) || grouped.test(whole)) && /^\d*$/.test(decimals ?? '0');
  if (pointBeforeThree.test(text)) return readNumber(text);
  if (plain && decimals !== '') return [Number(`${whole.replace(/[,٬]/g, '')}.${decimals ?? 0}`)];
  if (commaBeforeOthers.test(text)) return [Number(text.replace(',', '.')), Number(text.replace(',', ''))];
  return readNumber(text);
}

const tooFine = (value: number): boolean => value !== Number(value.toFixed(carbonLimits.decimals));

/**
 * Reads a number as people of both languages type it: Western, Arabic-Indic or extended digits, `.` or `٫` before the decimals, `,` or
 * `٬` between well-formed groups of three; other marks where they leave one meaning (`1.250,5`, `75 000`). A number with two meanings
 * is the one that the bounds allow; if they allow both, it is refused with both, never guessed.
 */
export function parseAmount(typed: string, { min = 0, max, zero = false }: Bounds): Parsed {
  const text = plainDigits(typed).replaceAll('،', ',').replace(/\s/g, ' ');
  if (text === '') return { refusal: { reason: 'empty' } };
  if (/^[-+\u2010-\u2015\u2212]/.test(text)) return { refusal: { reason: 'sign' } };

  const all = readings(text);
  if (all.length === 0) return { refusal: unreadable(text) };
  const fine = all.filter((value) => !tooFine(value));
  if (fine.length === 0) return { refusal: { reason: 'decimals' } };
  const within = fine.filter((value) => value >= min && value <= max);
  if (within.length === 2) return { refusal: { reason: 'grouping', readings: within } };
  const value = within[0] ?? fine[0]!;
  if (value > max) return { refusal: { reason: 'large' } };
  if (value === 0 && !zero) return { refusal: { reason: 'zero' } };
  return { value };
}

/** Maximum characters that are parsed; the patterns below take quadratic time. */
const longestLookedAt = 60;

function unreadable(text: string): Refusal {
  if (text.length > longestLookedAt) return { reason: 'form' };
  const [, number] = withUnit.exec(text) ?? [];
  const [value] = number ? readings(number) : [];
  if (value !== undefined) return { reason: 'unit', readings: [value] };
  return { reason: /^[\d,٬]*[,٬][\d,٬.٫]*$/.test(text) ? 'grouping' : 'form' };
}
