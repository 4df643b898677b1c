import type { FormName, Values } from '../../app/content/forms/forms.ts';
import type { Language } from '../../app/content/text.ts';
import type { Row } from './database.ts';

export type State = 'queued' | 'sent' | 'dead' | 'quarantined';

/** Why a message is not taken at face value. `honeypot`, `forged` and `young` lead to quarantine, the others only to a note. */
export type Mark = 'honeypot' | 'forged' | 'young' | 'missing' | 'old';

export interface NewMessage {
  /** One message per key, however often it is handed in. */
  key: string;
  /** A key of the window before, where keys are made of time: it counts as the same if younger than `previousAfter`. */
  previousKey?: string;
  previousAfter?: number;
  form: FormName;
  language: Language;
  page: string;
  values: Values;
  marks: Mark[];
  quarantined: boolean;
}

export interface Message {
  id: string;
  form: FormName;
  language: Language;
  page: string;
  values: Values;
  marks: Mark[];
  state: State;
  createdAt: number;
  firstTryAt: number | null;
  nextAt: number;
  attempts: number;
  leaseUntil: number;
  lastError: string | null;
  settledAt: number | null;
}

/** Reads a row of the table. */
export function toMessage(row: Row): Message {
  return {
    id: row.id as string,
    form: row.form as FormName,
    language: row.language as Language,
    page: row.page as string,
    values: JSON.parse(row.fields as string) as Values,
    marks: (row.marks as string).split(' ').filter(Boolean) as Mark[],
    state: row.state as State,
    createdAt: row.created_at as number,
    firstTryAt: row.first_try_at as number | null,
    nextAt: row.next_at as number,
    attempts: row.attempts as number,
    leaseUntil: row.lease_until as number,
    lastError: row.last_error as string | null,
    settledAt: row.settled_at as number | null,
  };
}
