import {
  doubtfulWords,
  dualWords,
  fillerWords,
  type InputUnit,
  maxDecimals,
  numberExamples,
  numbers,
  numberWords,
  singularWords,
  unitWords,
} from '../content/numbers.ts';
import type { Language, Text } from '../content/text.ts';
import { fill, formats } from './format.ts';
import { foldWords, plainLine } from './typed.ts';

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

/** A table by folded word. */
const byWord = <Value>(entries: readonly (readonly [value: Value, words: readonly string[]])[]) =>
  new Map(entries.flatMap(([value, words]) => words.map((word) => [foldWords(word), value] as const)));
const rows = (lines: readonly string[]) => lines.flatMap((line) => line.split(', ')).map((row) => row.split(' '));

const values = byWord(rows(numberWords).map(([value, ...words]) => [Number(value), words]));
const duals = byWord(rows(dualWords).map(([one = '', ...words]) => [foldWords(one), words]));
const [fillers, singulars, doubtful] = [fillerWords, singularWords, doubtfulWords].map((words) =>
  byWord([[true, words.split(' ')]]),
) as [Map<string, true>, Map<string, true>, Map<string, true>];
const units = Object.entries(unitWords).map(
  ([unit, sizes]) => [unit, byWord(sizes.map(([size, words]) => [size as number, words.split(', ')]))] as const,
);

/** The units that may stand beside a number, with their sizes. */
function unitsOf({ unit, shown }: Rule): ReadonlyMap<string, number> {
  const [, own] = units.find(([name, sizes]) => (shown ? sizes.get(foldWords(shown.en)) === 1 : name === unit)) ?? [];
  return shown ? new Map([...(own ?? []), ...byWord([[1, [shown.ar, shown.en]]])]) : own!;
}

/** A word's entry: as it is, or without «و» and the article. */
const entryOf = <Value>(table: ReadonlyMap<string, Value>, word: string): Value | undefined =>
  table.get(word) ?? table.get(word.replace(/^و/, '')) ?? table.get(word.replace(/^و?ال/, ''));

/** One to three digits, then groups of three with the same separator. */
const grouped = /^[1-9]\d{0,2}(?:([.,٬'_ ])\d{3})(?:\1\d{3})*$/;
/** Groups of three as the site writes them: `35,000` has one meaning beside the site's own figures. */
const groupedAsHere = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:٬\d{3})+)$/;
/** A comma that separates no group of three may be a slip: `12,34`. */
const slipped = /^[1-9]\d*,(?:\d\d?|\d{4,})$/;

const reading = (whole: string, decimals = '0'): number[] =>
  /^\d+$/.test(whole) || grouped.test(whole) ? [Number(`${whole.replace(/\D/g, '')}.${decimals}`)] : [];

/**
 * Everything that digits can mean on this site: `75,000` and `٧٥٬٠٠٠` are grouped, `142.5` and `١٤٢٫٥` have decimals,
 * `75.000` is 75,000 in Germany and 75 in Britain. Before a scale a comma is no slip: `1,5 million`.
 */
function meanings(digits: string, scaled: boolean): number[] {
  if (groupedAsHere.test(digits)) return [Number(digits.replace(/[,٬]/g, ''))];
  const [, whole = '', mark, decimals] = /^(.*\d)([.,٫])(\d+)$/.exec(digits) ?? [];
  // A separator that occurs twice can only group.
  const asDecimals = mark && !whole.includes(mark) ? reading(whole, decimals) : [];
  const asSlip = !scaled && slipped.test(digits) ? [Number(digits.replace(',', ''))] : [];
  return [...new Set([...reading(digits), ...asDecimals, ...asSlip])];
}

/** Digits with everything that they can mean, a word's value, or a unit's size. */
interface Item {
  kind: 'digits' | 'word' | 'unit';
  options: readonly number[];
  /** Of a unit: needs no number. */
  alone?: boolean;
}

/** Longer input is refused: the patterns take quadratic time. */
const maxLength = 60;

/** Takes a text apart: digits, or anything else up to a space. @returns the items, or why there are none */
function itemsOf(text: string, rule: Rule): Item[] | Refusal {
  const sizes = unitsOf(rule);
  const isNumber = (word = '') => /^\d/.test(word) || entryOf(values, word) !== undefined;
  const words = (text.match(/\d(?:[\d.,٬٫'_ ]*\d)?|[^\s\d]\S*/g) ?? [])
    .map((typed) => ({ typed, word: foldWords(typed.replace(/^\(|[.,؛:)]+$/g, '')) }))
    .flatMap((one, n, all) => {
      const of = isNumber(all[n - 1]?.word) && !one.word.startsWith('و') ? undefined : entryOf(duals, one.word);
      return of
        ? [
            { typed: '2', word: '2' },
            { ...one, word: of },
          ]
        : [one];
    });
  const items: Item[] = [];
  for (let n = 0; n < words.length; n++) {
    const { typed, word } = words[n]!;
    const names = [3, 2, 1].map((length) => words.slice(n, n + length).map((one) => one.word));
    const name = names.find((some) => entryOf(sizes, some.join(' ')) !== undefined);
    if (/^\d/.test(typed)) {
      const isScaled = entryOf(values, words[n + 1]?.word ?? '')! >= 1_000;
      items.push({ kind: 'digits', options: meanings(typed, isScaled) });
    } else if (name) {
      items.push({ kind: 'unit', options: [entryOf(sizes, name.join(' '))!], alone: singulars.has(word) });
      n += name.length - 1;
    } else if (isNumber(word)) items.push({ kind: 'word', options: [entryOf(values, word)!] });
    else if (!fillers.has(word)) {
      const rest = words.slice(n).map((one) => one.typed);
      if (!/\p{L}/u.test(word) || !words.some((one) => isNumber(one.word))) return { reason: 'form' };
      return { reason: doubtful.has(word) ? 'doubtful' : 'word', word: rest.join(' ') };
    }
  }
  return items;
}

/**
 * Adds up numbers and units: `3 million 500 thousand`, «مئة وخمسة وعشرون ألفًا», `1 year 6 months`, «سنة ونصف».
 * @returns NaN if they make no number
 */
function addUp(items: readonly (Omit<Item, 'options'> & { value: number })[]): number {
  let [sum, size] = [0, 0];
  let [total, scale] = [0, Number.POSITIVE_INFINITY];
  let group: number | undefined;
  let typed = false;
  for (const { kind, value, alone } of items) {
    const before = group ?? 0;
    if (kind === 'unit') {
      const count = group === undefined && total === 0 ? (alone ? 1 : Number.NaN) : total + before;
      // Without the traces of binary fractions.
      sum += Number.isInteger(value) ? count * value : Number((count * value).toFixed(maxDecimals));
      [size, total, scale, group, typed] = [value, 0, Number.POSITIVE_INFINITY, undefined, false];
    } else if (kind === 'digits') {
      if (group !== undefined || value >= scale) return Number.NaN;
      [group, typed] = [value, true];
    } else if (value < 1) {
      if (!Number.isInteger(before)) return Number.NaN;
      if (group === undefined && total > 0) total += value * scale;
      else group = before + value;
    } else if (value === 100) [group, typed] = [value * (group ?? 1), false];
    else if (value < 1_000) {
      // Its place is taken: `five five`.
      if (typed || Math.floor(before / 10 ** Math.floor(Math.log10(value))) % 10 !== 0) return Number.NaN;
      group = before + value;
    } else if (value === scale) {
      // «مليون ونصف المليون».
      if (group !== undefined || total % value === 0) return Number.NaN;
    } else {
      total = value < scale ? total + value * (group ?? 1) : value * (total + before);
      [group, scale, typed] = [undefined, value, false];
    }
  }
  const left = total + (group ?? 0);
  if (size === 0) return left;
  // A half after a unit is half of it, and «سنة واحدة» is a year; another number without a unit is none.
  return left < 1 ? sum + left * size : left === 1 && items.at(-2)?.alone ? sum : Number.NaN;
}

/**
 * Reads a visitor's number with its words and unit: `120k`, `٢٫٥ مليون طن`, `%65`, «سنة ونصف». If it has two meanings, the
 * bounds decide; if they allow both, it is refused with both. An unknown word is asked about, never dropped.
 */
export function parseAmount(typed: string, rule: Rule): Parsed {
  const refuse = (reason: Refusal['reason'], more?: Omit<Refusal, 'reason'>): Parsed => ({
    refusal: { reason, ...more },
  });
  if (typed.length > 4 * maxLength) return refuse('form');
  const text = plainLine(typed)
    .replaceAll('،', ',')
    .replaceAll('’', "'")
    .replace(/[%٪~≈]/g, (sign) => ` ${sign === '٪' ? '%' : sign} `)
    .trim();
  if (text === '') return refuse('empty');
  if (text.length > maxLength) return refuse('form');
  if (/^[-+\u2010-\u2015\u2212]/.test(text)) return refuse('sign');

  const items = itemsOf(
    text.replace(/^%(.*)/, '$1 %').replace(/(?<=[\p{L}\d])-(?=\p{L})|(?<=و)(?=\d)|(?<=\p{L})\./gu, ' '),
    rule,
  );
  if (!Array.isArray(items)) return { refusal: items };
  const all = items
    .reduce<Parameters<typeof addUp>[0][]>(
      (lists, { options, ...item }) => lists.flatMap((list) => options.map((value) => [...list, { ...item, value }])),
      [[]],
    )
    .map((list) => Number(addUp(list).toPrecision(15)))
    .filter((value) => !Number.isNaN(value));
  if (items.length === 0 || all.length === 0) return refuse(/^[\d,٬]*[,٬][\d,٬.٫]*$/.test(text) ? 'grouping' : 'form');
  const fine = all.filter((value) => value === Number(value.toFixed(maxDecimals)));
  if (fine.length === 0) return refuse('decimals');
  const { min = 0, max, zero = false, whole = false } = rule;
  const within = fine.filter((value) => value >= min && value <= max);
  if (within.length > 1) return refuse('ambiguous', { readings: within });
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
