import type { FormName, Values } from '../../app/content/forms/forms.ts';
import type { Language } from '../../app/content/text.ts';
import type { Row } from './database.ts';

export const states = ['queued', 'sent', 'dead', 'quarantined'] as const;
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
  /** `quarantined`: probably spam, waits for the office. */
  state: 'queued' | 'quarantined';
  /** Milliseconds that its network is ahead of its rate; it is delivered that much behind the others. */
  behind: number;
}

export interface Message extends Content {
  id: string;
  state: State;
  createdAt: number;
  nextAt: number;
  attempts: number;
  lastError: string | null;
  /** Start of its state; null in a queued message that was never in another one. */
  settledAt: number | null;
  /** Earlier deliveries, before the office sent it once more. */
  sends: number;
}

/** The columns that `toMessage` reads, under the names of `Message`. */
export const messageColumns = `id, form, language, page, fields, marks, state, created_at AS "createdAt", attempts,
  next_at AS "nextAt", last_error AS "lastError", settled_at AS "settledAt", sends`;

export function toMessage({ fields, marks, ...columns }: Row): Message {
  const values: Values = JSON.parse(fields as string);
  return { ...columns, values, marks: (marks as string).split(' ').filter(Boolean) } as Message;
}
