import type { FormName, Values } from '../../app/content/forms/forms.ts';
import type { Language } from '../../app/content/text.ts';
import type { Row } from './database.ts';

export const states = ['queued', 'held', 'sent', 'dead', 'quarantined'] as const;
export type State = (typeof states)[number];

/** Signs of spam. One is noted in the mail; `honeypot` together with another one quarantines the message. */
export type Mark = 'honeypot' | 'young' | 'missing';

interface Content {
  form: FormName;
  language: Language;
  page: string;
  values: Values;
  marks: Mark[];
}

export interface NewMessage extends Content {
  /** Idempotency key: one message per key. */
  key: string;
  /** The key in the previous window: a message stored under it later than `after` is the same. */
  previous: { key: string; after: number };
  /** `held`: delivered once the hourly budget allows it. `quarantined`: probably spam, waits for the office. */
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

/** The columns that `toMessage` reads, under the names of `Message`. */
export const messageColumns = `id, form, language, page, fields, marks, state, created_at AS "createdAt", attempts,
  first_try_at AS "firstTryAt", next_at AS "nextAt", last_error AS "lastError", settled_at AS "settledAt"`;

export function toMessage({ fields, marks, ...columns }: Row): Message {
  const values: Values = JSON.parse(fields as string);
  return { ...columns, values, marks: (marks as string).split(' ').filter(Boolean) } as Message;
}
