import type { PagePath } from '../../app/content/shared/pages.ts';
import type { Text } from '../../app/content/text.ts';
import type { EditorText } from './languages.ts';

/** The type of a fact: how it is asked for, checked and written. */
export type FactKind =
  | 'line'
  | 'text'
  | 'email'
  | 'phone'
  /** A date such as 2026-11-21. */
  | 'date'
  /** A month such as 2026-11. */
  | 'month'
  /** A time of day such as 9:00. */
  | 'time'
  | 'percent'
  | 'money'
  /** Latitude and longitude. */
  | 'position'
  /** One of `choices`. */
  | 'choice'
  | 'photo'
  | 'list'
  /** A signed statement with its signatory and date. */
  | 'declaration';

/** What a fact can belong to besides the office. */
export type FactSort = 'project' | 'person' | 'certificate';

/** A fact that only the office knows: its place in the content, why it is needed, and what pages show without it. */
export interface LaunchFact {
  /** The content file, and in it the object (keys joined by `|`) whose property `key` is the fact. */
  file: string;
  object: string;
  key: string;
  kind: FactKind;
  label: EditorText;
  /** The project, person or certificate that it belongs to; undefined for the office. */
  of?: EditorText;
  /** The kind of `of`. */
  sort?: FactSort;
  /** What the pages show without it. */
  without: EditorText;
  /** The law that requires it, or its purpose, if its name does not say so. */
  why?: EditorText;
  /** A placeholder (an example address, a number reserved for fiction) counts as missing. */
  example?: RegExp;
  /** Pages can't do without it, so it is never missing. */
  needed?: true;
  /** Not every office has one; nothing waits for it. */
  ifAny?: true;
  choices?: Record<string, EditorText>;
  /** The pages that show it. */
  on: readonly PagePath[];
  /**
   * Whether it is also structured data: on every page for the office's facts, on the project's page for a project's.
   */
  inData?: true;
  /** The texts beside it on the page, shown only with it. */
  heads?: Text;
}

/** A shown project, as far as its facts depend on it. */
export interface PlannedProject {
  name: string;
  title: EditorText;
  field: string;
  status: string | null;
}

/** In the order in which the office should supply them. */
export const launchGroups = ['contact', 'law', 'trust', 'tenders'] as const;

export type LaunchGroup = (typeof launchGroups)[number];

export const officeFile = 'app/content/office.ts';

/** The legal basis of an imprint. */
export const imprint: EditorText = { ar: 'المادة 5 من DDG', en: '§5 DDG' };

/** What a page shows without a row of a list. */
export const noRow: EditorText = { ar: 'لا شيء، ولا يظهر السطر', en: 'nothing; its row does not appear' };
