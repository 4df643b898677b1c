import type { Photo } from './photo.ts';
import type { Text } from './text.ts';

/** Reference data of a project for buyers. Supplied by the office; empty fields are not shown. */
export interface Reference {
  role?: Text;
  client?: Text;
  leadDesigner?: Text;
  /** The date of the project's status, as 2026-11-21. */
  statusAsOf?: string;
  /** The day on which the client agreed in writing to the project being shown, as 2026-11-21; never shown. */
  clientConsent?: string;
  services?: Text;
  /** The office's share of the project, in percent. */
  sharePercent?: number;
  partners?: Text;
  /** First and last month, as 2025-03. */
  from?: string;
  until?: string;
  value?: Money;
  /** The contact for references. */
  contact?: Text;
  /** A letter of the client about the work. */
  letter?: Photo;
}

export interface Money {
  amount: number;
  currency: 'euro' | 'dollar';
}
