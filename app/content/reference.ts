import type { Photo } from './photo.ts';
import type { Text } from './text.ts';

/** What a buyer asks of a project before looking at its drawings. Each is the office's to give; what is empty is not shown. */
export interface Reference {
  role?: Text;
  client?: Text;
  leadDesigner?: Text;
  /** The day that the project's status is true of, as 2026-11-21. */
  statusAsOf?: string;
  services?: Text;
  /** The office's own part of the whole, in percent. */
  sharePercent?: number;
  partners?: Text;
  /** First and last month, as 2025-03. */
  from?: string;
  until?: string;
  value?: Money;
  /** The contact for references. */
  contact?: Text;
  /** What the client wrote of the work. */
  letter?: Photo;
}

export interface Money {
  amount: number;
  currency: 'euro' | 'dollar';
}
