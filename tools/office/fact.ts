import type { PagePath } from '../../app/content/shared/pages.ts';
import type { Text } from '../../app/content/text.ts';
import type { EditorText } from './languages.ts';

/** What kind of entry a fact is: how it is asked for, checked and written. */
export type FactKind =
  | 'line'
  | 'text'
  | 'email'
  | 'phone'
  /** A day, as 2026-11-21. */
  | 'date'
  /** As 2026-11. */
  | 'month'
  | 'percent'
  | 'money'
  /** Latitude and longitude. */
  | 'position'
  /** One of `choices`. */
  | 'choice'
  | 'photo'
  | 'list'
  /** A statement with who signed it, and when. */
  | 'declaration';

/** What a fact can belong to besides the office. */
export type FactSort = 'project' | 'person' | 'certificate';

/** A fact that only the office has. Where it stands, why it is needed, and what the pages show while it is missing. */
export interface LaunchFact {
  /** The file of the content, and in it the object (keys joined by `|`) whose property `key` is the fact. */
  file: string;
  object: string;
  key: string;
  kind: FactKind;
  label: EditorText;
  /** The project, person or certificate that it belongs to; the office without one. */
  of?: EditorText;
  /** What `of` is. */
  sort?: FactSort;
  /** What the pages show without it. */
  without: EditorText;
  /** Which law asks for it, or what it is good for, where its name does not say so. */
  why?: EditorText;
  /** A value that only stands in (an example address, a number reserved for fiction) counts as missing. */
  example?: RegExp;
  /** Not every office has one: nothing waits for it. */
  ifAny?: true;
  choices?: Record<string, EditorText>;
  /** The pages that show it. */
  on: readonly PagePath[];
  /** Search engines are told as well: on every page of the office's own facts, on the project's page of a project's. */
  inData?: true;
  /** The words that stand at it on the page, and only with it. */
  heads?: Text;
}

/** In the order in which the office should supply them. */
export const launchGroups = ['contact', 'law', 'trust', 'tenders'] as const;

export type LaunchGroup = (typeof launchGroups)[number];

export const officeFile = 'app/content/office.ts';

/** The paragraph that asks for an imprint. */
export const imprint: EditorText = { ar: 'المادة 5 من DDG', en: '§5 DDG' };

/** What a page shows without a row of a list. */
export const noRow: EditorText = { ar: 'لا شيء، ولا يظهر السطر', en: 'nothing; its row does not appear' };
