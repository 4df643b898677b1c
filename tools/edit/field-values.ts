/** The facts that only the office has: checks what was typed and writes it into the content. */
import { parsePhoneNumberFromString as parsePhoneNumber } from 'libphonenumber-js';
import { plainDigits } from '../../app/language/read-number.ts';
import type { FactKind, LaunchFact } from '../office/fact.ts';
import { editorLanguages } from '../office/languages.ts';
import { idOf } from '../office/read-facts.ts';
import { type ContentValue, codeOf, setProperty } from '../source/rewrite.ts';
import { bannedIn, tidy, wrongLanguage } from './check-text.ts';
import { planNow } from './project-list.ts';
import { Refusal } from './refusal.ts';
import { commitToDisk, numberFrom } from './save.ts';
import type { Workspace } from './workspace.ts';

/** The inputs of the form by their names; `undefined` empties the field. */
export type FieldValue = Record<string, string | number> | undefined;

type Get = (name: string) => string;

/** Both languages, or neither. */
function pair(get: Get): { ar: string; en: string } | undefined {
  const [ar, en] = [get('ar'), get('en')];
  if (!ar && !en) return undefined;
  if (!ar || !en) throw new Refusal('emptyLanguage', {}, ar ? 'en' : 'ar');
  for (const language of editorLanguages)
    for (const { word, values } of bannedIn(language, get(language))) throw new Refusal(word, values, language);
  return { ar, en };
}

/** A line with a fixed format. */
const line =
  (form: RegExp, word: 'badEmail' | 'badDate' | 'badMonth' | 'badTime') =>
  (get: Get): string | undefined => {
    const typed = get('value');
    if (typed && !form.test(typed)) throw new Refusal(word, { typed }, 'value');
    return typed || undefined;
  };

/** A number within limits, or nothing. */
function limited(get: Get, name: string, least: number, most: number): number | undefined {
  const typed = get(name);
  if (!typed) return undefined;
  const number = numberFrom(typed, name);
  if (number < least || number > most) throw new Refusal('outOfRange', { typed, least, most }, name);
  return number;
}

/** `0231 / 123456` and `+49 (0)231 123-456` become `+49 231 123456`. A number without a country code is German. */
function phone(get: Get): string | undefined {
  const typed = get('value');
  if (!typed) return undefined;
  const number = /[^\d\s()+/.-]/.test(plainDigits(typed)) ? undefined : parsePhoneNumber(typed, 'DE');
  if (!number?.isPossible()) throw new Refusal('badPhone', { typed }, 'value');
  return number.formatInternational();
}

const day = /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const readers: Record<FactKind, (get: Get, fact: Pick<LaunchFact, 'choices'>) => ContentValue | undefined> = {
  line: (get) => get('value') || undefined,
  text: pair,
  email: line(/^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/, 'badEmail'),
  phone,
  date: line(day, 'badDate'),
  time: line(/^([01]?\d|2[0-3]):[0-5]\d$/, 'badTime'),
  month: line(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'badMonth'),
  percent: (get) => limited(get, 'value', 0, 100),
  money: (get) => {
    const amount = limited(get, 'amount', 1, 1e12);
    return amount && { amount, currency: get('currency') === 'dollar' ? 'dollar' : 'euro' };
  },
  position: (get) => {
    const [latitude, longitude] = [limited(get, 'latitude', 0, 90), limited(get, 'longitude', 0, 180)];
    if (latitude === undefined && longitude === undefined) return undefined;
    if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
    throw new Refusal('noNumber', { typed: '' }, latitude === undefined ? 'latitude' : 'longitude');
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
    if (!get('signedBy')) throw new Refusal('signatureMissing', {}, 'signedBy');
    if (!day.test(get('signedOn'))) throw new Refusal('signatureMissing', {}, 'signedOn');
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

/** @returns the value for the content; `undefined` if the field is emptied. @throws Refusal */
export function contentValue(fact: Pick<LaunchFact, 'kind' | 'choices'>, value: FieldValue): ContentValue | undefined {
  return readers[fact.kind]((name) => tidy(String(value?.[name] ?? '')), fact);
}

/** A content file with the fact set to what was typed, or without it. @throws Refusal */
export function fieldCode(code: string, fact: LaunchFact, value: FieldValue): string {
  const said = contentValue(fact, value);
  if (said === undefined && (fact.example || fact.needed)) throw new Refusal('emptyField');
  return setProperty(code, fact.object, fact.key, said === undefined ? undefined : codeOf(said));
}

/** @param sure the languages of the texts are meant */
export async function saveField(workspace: Workspace, id: string, value: FieldValue, sure = true): Promise<void> {
  const fact = planNow(workspace).find((one) => idOf(one) === id);
  if (!fact) throw new Refusal('noPlace', { file: id });
  const [ar, en] = [String(value?.ar ?? ''), String(value?.en ?? '')];
  const wrong = sure ? undefined : wrongLanguage({ ar, en });
  if (wrong) throw new Refusal('wrongLanguage', {}, wrong);
  const code = fieldCode(workspace.read(fact.file), fact, value);
  // Without the compiler, which is slow: `contentValue` has checked the value.
  await commitToDisk(workspace, new Map([[fact.file, code]]));
}
