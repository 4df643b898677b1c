import { carbonLimits } from '../content/figures.ts';
import { plainDigits, readNumber } from '../language/read-number.ts';

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

/** One to three digits, then groups of three with the same separator. */
const grouped = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:٬\d{3})+)$/;
/** Ambiguous: `35.000` is 35,000 in Germany and 35 in Britain. */
const pointBeforeThree = /^[1-9]\d{0,2}\.\d{3}$/;
/** A single comma that does not separate a group of three: `12,34`. */
const commaBeforeOthers = /^(?!0)\d+,\d+$/;
/** `97,200 t`, `850 m³`, `40%`. */
const withUnit = /^([\d.,٬٫' ]*\d)\s*(?:%|\p{L}[\p{L}/.²³ ]*|[mم][23])$/u;

/** Every number that the text can mean; empty if it is not a number. */
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
 * Parses a number typed in either language: Western, Arabic-Indic or extended digits, `.` or `٫` before the decimals,
 * `,` or `٬` between groups of three; other separators if only one meaning is possible (`1.250,5`, `75 000`). If a
 * number has two meanings, the bounds decide; if they allow both, it is refused with both.
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

/** Longer input is refused: the patterns above take quadratic time. */
const longestInput = 60;

function unreadable(text: string): Refusal {
  if (text.length > longestInput) return { reason: 'form' };
  const [, number] = withUnit.exec(text) ?? [];
  const [value] = number ? readings(number) : [];
  if (value !== undefined) return { reason: 'unit', readings: [value] };
  return { reason: /^[\d,٬]*[,٬][\d,٬.٫]*$/.test(text) ? 'grouping' : 'form' };
}
