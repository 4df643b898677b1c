import type { FormName, Values } from '../../app/content/forms/forms.ts';
import type { Language } from '../../app/content/text.ts';
import type { Row } from './database.ts';

export const states = ['queued', 'held', 'sent', 'dead', 'quarantined'] as const;
export type State = (typeof states)[number];

/** Why a message is not taken at face value. One of them is noted in the mail; `honeypot` with another one leads to quarantine. */
export type Mark = 'honeypot' | 'young' | 'missing';

interface Content {
  form: FormName;
  language: Language;
  page: string;
  values: Values;
  marks: Mark[];
}

export interface NewMessage extends Content {
  /** One message per key, however often it is handed in. */
  key: string;
  /** Its key in the window before: what was stored under it later than `after` is the same message. */
  previous: { key: string; after: number };
  /** `held`: delivered once the budget of an hour allows it. `quarantined`: probable spam, waits for the office. */
  state: 'queued' | 'held' | 'quarantined';
}

export interface Message extends Content {
  id: string;
  state: State;
  createdAt: number;
  firstTryAt: number | null;
  nextAt: number;
  attempts: number;
  lastError: string | null;
  settledAt: number | null;
}

/** What `toMessage` reads, by the names of `Message`. */
export const messageColumns = `id, form, language, page, fields, marks, state, created_at AS "createdAt", attempts,
  first_try_at AS "firstTryAt", next_at AS "nextAt", last_error AS "lastError", settled_at AS "settledAt"`;

export function toMessage({ fields, marks, ...columns }: Row): Message {
  const values: Values = JSON.parse(fields as string);
  return { ...columns, values, marks: (marks as string).split(' ').filter(Boolean) } as Message;
}
