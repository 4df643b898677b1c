import type { Text } from './text.ts';

/** What kind of entry a fact is: how it is asked for, checked and written. */
export type FactKind = 'line' | 'text' | 'email' | 'phone' | 'date' | 'photo' | 'list' | 'declaration';

/** A fact that only the office has. Where it stands, why it is needed, and what the pages show while it is missing. */
export interface LaunchFact {
  /** The file of the content, and in it the object (keys joined by `|`) whose property `key` is the fact. */
  file: string;
  object: string;
  key: string;
  kind: FactKind;
  label: Text;
  /** What the pages show without it. */
  without: Text;
  /** A value that only stands in (an example address, a number reserved for fiction) counts as missing. */
  example?: RegExp;
}

/** In the order in which the office should supply them: what the law demands, what visitors trust, what tenders ask for. */
export type LaunchGroup = 'law' | 'trust' | 'tenders';

const office = 'app/content/office.ts';

/** One group after the other. */
export const facts: Record<LaunchGroup, readonly LaunchFact[]> = {
  law: [
    {
      file: office,
      object: 'office',
      key: 'phone',
      kind: 'phone',
      label: { ar: 'رقم الهاتف', en: 'Phone number' },
      without: { ar: 'رقم محجوز للأمثلة', en: 'a number reserved for fiction' },
      example: /23125/,
    },
    {
      file: office,
      object: 'office',
      key: 'email',
      kind: 'email',
      label: { ar: 'البريد الإلكتروني', en: 'E-mail address' },
      without: { ar: 'عنوان محجوز للأمثلة', en: 'an address reserved for examples' },
      example: /@example\.com$/,
    },
  ],
  trust: [],
  tenders: [],
};
