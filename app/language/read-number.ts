import {
  dualWords,
  factorWords,
  type InputUnit,
  maxDecimals,
  numberExamples,
  numbers,
  scaleWords,
  unitWords,
} from '../content/numbers.ts';
import type { Language, Text } from '../content/text.ts';
import { fill, formats } from './format.ts';

/** Invisible direction marks of keyboards and copied text. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Every script has its ten digits in a row. */
function digitOf(character: string): string {
  const code = character.codePointAt(0)!;
  let before = 0;
  while (isDigit(code - before - 1)) before++;
  return String(before % 10);
}

/** The input with Western digits, without marks and outer spaces. */
export const plainDigits = (typed: string): string =>
  typed
    .replace(directionMarks, '')
    .trim()
    .replace(/[^\P{Nd}0-9]/gu, digitOf);

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

export interface Rule {
  unit: InputUnit;
  /** The unit beside a `plain` field. */
  shown?: Text;
  min?: number;
  max: number;
  /** Whether zero is allowed: for distances and shares, not for an amount of debris. */
  zero?: boolean;
  whole?: boolean;
}

export interface Refusal {
  reason: keyof typeof numbers.refusals;
  /** The two possible numbers. */
  readings?: readonly number[];
  /** The unknown word. */
  word?: string;
}

type Parsed = { value: number; refusal?: undefined } | { value?: undefined; refusal: Refusal };

/** Groups of three as the site writes them: `35,000` has one meaning beside the site's own figures. */
const groupedAsHere = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:٬\d{3})+)$/;
/** A single comma that does not separate a group of three: `12,34` may be a slip. */
const commaBeforeOthers = /^[1-9]\d*,\d+$/;

/** Every number that a visitor of this site can mean; empty if it is not a number. */
function meanings(text: string): readonly number[] {
  if (groupedAsHere.test(text)) return [Number(text.replace(/[,٬]/g, ''))];
  return commaBeforeOthers.test(text)
    ? [Number(text.replace(',', '.')), Number(text.replace(',', ''))]
    : readNumber(text);
}

/** A word in the spelling of content/numbers.ts: lower case, without vowel signs, and one form of each Arabic letter. */
const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('٪', '%')
    .replaceAll('³', '3')
    .replaceAll('²', '2')
    .replace(/(\p{L})\.$/u, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** Takes a scale off the start of some words: `ألف طن` is 1,000 and `طن`. */
function splitScale(words: string, scales: typeof scaleWords): [scale: number | undefined, rest: string] {
  const [first = '', rest = ''] = words.split(/ (.*)/);
  const word = first.replace(/\.$/, '');
  return [scales.find(([, spellings]) => spellings.includes(word))?.[0], rest];
}

function isUnit(word: string, { unit, shown }: Rule): boolean {
  const spellings: readonly string[] = unitWords[unit];
  return word === '' || spellings.includes(word) || [shown?.ar, shown?.en].some((own) => own && foldWord(own) === word);
}

/** Longer input is refused: the patterns take quadratic time. */
const maxLength = 60;

/**
 * Parses a visitor's number, which may have a scale and its unit: `120k`, `٢٫٥ مليون طن`, `%65`. If it has two meanings,
 * the bounds decide; if they allow both, it is refused with both. An unknown word is asked about, never dropped.
 */
export function parseAmount(typed: string, rule: Rule): Parsed {
  const refuse = (reason: Refusal['reason'], more?: Omit<Refusal, 'reason'>): Parsed => ({
    refusal: { reason, ...more },
  });
  let text = plainDigits(typed).replaceAll('،', ',').replace(/\s/g, ' ');
  if (text === '') return refuse('empty');
  if (text.length > maxLength) return refuse('form');
  if (/^[-+\u2010-\u2015\u2212]/.test(text)) return refuse('sign');
  if (rule.unit === 'percent') text = text.replace(/^[%٪] ?/, '');

  const [, digits, beside = text] = /^(\d(?:[\d.,٬٫'’_ ]*\d)?) ?(.*)$/.exec(text) ?? [];
  const words = foldWord(beside);
  const start = digits ? '' : (Object.keys(factorWords).findLast((word) => words.startsWith(`${word} `)) ?? '');
  const [scale, afterScale] = splitScale(
    words.slice(start.length).trim(),
    digits || start ? scaleWords : [...dualWords, ...scaleWords],
  );
  const unit = scale ? afterScale : words;
  if (!digits && !scale) return refuse('form');
  if (!isUnit(unit, rule))
    return /^[\d.,٬٫]+$/.test(beside) ? refuse('form') : refuse('word', { word: scale ? unit : beside });

  const all = (digits ? meanings(digits) : [factorWords[start] ?? 1]).map((value) =>
    Number((value * (scale ?? 1)).toPrecision(15)),
  );
  if (all.length === 0) return refuse(/^[\d,٬]*[,٬][\d,٬.٫]*$/.test(digits!) ? 'grouping' : 'form');
  const fine = all.filter((value) => value === Number(value.toFixed(maxDecimals)));
  if (fine.length === 0) return refuse('decimals');
  const { min = 0, max, zero = false, whole = false } = rule;
  const within = fine.filter((value) => value >= min && value <= max);
  if (within.length === 2) return refuse('ambiguous', { readings: within });
  const value = within[0] ?? fine[0]!;
  if (value > max) return refuse('large');
  if (value === 0 && !zero) return refuse('zero');
  if (value < min) return refuse('small');
  return whole && !Number.isInteger(value) ? refuse('whole') : { value };
}

/** Why a number was refused, and what to write. */
export function refusalText({ reason, readings = [], word = '' }: Refusal, rule: Rule, language: Language): string {
  const { exact } = formats[language];
  const [one = 0, other = 0] = readings;
  return fill(numbers.refusals[reason][language], {
    what: fill(numbers.what[rule.unit][language], { example: numberExamples[rule.unit] }),
    word,
    decimals: maxDecimals,
    min: exact(rule.min ?? 0),
    max: exact(rule.max),
    one: exact(one),
    other: exact(other),
  });
}
