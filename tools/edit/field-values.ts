/** What the office types into a field of its data, checked, as a value of the content; and that value as code. */
import type { FactKind, LaunchFact } from '../office/fact.ts';
import { literal, numberCode } from '../source/rewrite.ts';
import { Refusal } from './refusal.ts';
import { numberFrom } from './save.ts';

/** What the form sends: each input by its name; nothing at all empties the field. */
export type FieldValue = Record<string, string | number> | undefined;

export type ContentValue = string | number | readonly ContentValue[] | { [key: string]: ContentValue };

type Get = (name: string) => string;

/** Both languages, or neither. */
function pair(get: Get): { ar: string; en: string } | undefined {
  const [ar, en] = [get('ar'), get('en')];
  if (!ar && !en) return undefined;
  if (!ar || !en) throw new Refusal('emptyLanguage');
  return { ar, en };
}

/** A line of a certain form. */
const line =
  (form: RegExp, word: 'badEmail' | 'badPhone' | 'badDate' | 'badMonth') =>
  (get: Get): string | undefined => {
    const typed = get('value');
    if (typed && !form.test(typed)) throw new Refusal(word, { typed });
    return typed || undefined;
  };

/** A number within its limits. */
function limited(typed: string, least: number, most: number): number {
  const number = numberFrom(typed);
  if (number < least || number > most) throw new Refusal('outOfRange', { typed, least, most });
  return number;
}

const day = /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const readers: Record<FactKind, (get: Get, fact: Pick<LaunchFact, 'choices'>) => ContentValue | undefined> = {
  line: (get) => get('value') || undefined,
  text: pair,
  email: line(/^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/, 'badEmail'),
  phone: line(/^\+?[\d ]{6,20}$/, 'badPhone'),
  date: line(day, 'badDate'),
  month: line(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'badMonth'),
  percent: (get) => (get('value') ? limited(get('value'), 0, 100) : undefined),
  money: (get) => {
    if (!get('amount')) return undefined;
    return { amount: limited(get('amount'), 1, 1e12), currency: get('currency') === 'dollar' ? 'dollar' : 'euro' };
  },
  position: (get) => {
    if (!get('latitude') && !get('longitude')) return undefined;
    return { latitude: limited(get('latitude'), 0, 90), longitude: limited(get('longitude'), 0, 180) };
  },
  choice: (get, { choices = {} }) => (Object.hasOwn(choices, get('value')) ? get('value') : undefined),
  photo: (get) => {
    if (!get('src')) return undefined;
    const alt = pair(get);
    if (!alt) throw new Refusal('altMissing');
    return { src: get('src'), width: Number(get('width')), height: Number(get('height')), alt };
  },
  declaration: (get) => {
    const text = pair(get);
    if (!text) return undefined;
    if (!get('signedBy') || !day.test(get('signedOn'))) throw new Refusal('signatureMissing');
    return { text, signedBy: get('signedBy'), signedOn: get('signedOn') };
  },
  list: (get) => {
    const items = get('value')
      .split('\n')
      .map((item) => item.trim())
      .filter(Boolean);
    return items.length > 0 ? items : undefined;
  },
};

/** @returns the value as the content holds it, or `undefined` where the field is emptied. @throws Refusal */
export function contentValue(fact: Pick<LaunchFact, 'kind' | 'choices'>, value: FieldValue): ContentValue | undefined {
  return readers[fact.kind]((name) => String(value?.[name] ?? '').trim(), fact);
}

/** A value as the content writes it. */
export function codeOf(value: ContentValue): string {
  if (typeof value === 'string') return literal(value);
  if (typeof value === 'number') return numberCode(value);
  if (Array.isArray(value)) return `[${value.map(codeOf).join(', ')}]`;
  const members = Object.entries(value).map(([key, member]) => `${key}: ${codeOf(member as ContentValue)}`);
  return `{ ${members.join(', ')} }`;
}
