import { calculateFromQuery, convertFromQuery } from '../app/carbon/answer.ts';
import { inputNames } from '../app/carbon/inputs.ts';
import type { Language } from '../app/content/text.ts';
import { fillControl } from './refill.ts';
import { escapeHtml } from './slots.ts';

/** The page whose calculator and converter ask the server where there is no JavaScript. */
export const calculatorPage = '/environmental';

/** Whether a query asks for something to be worked out. */
export const asksCalculator = (query: URLSearchParams): boolean => query.has('amount') || query.has('rubble');

/** Writes the answers into their outputs, and what was typed back into its fields (EN-2). */
export function fillCalculator(html: string, query: URLSearchParams, language: Language): string {
  let filled = fillOutput(html, 'carbon', calculateFromQuery(query, language));
  filled = fillOutput(filled, 'converter', convertFromQuery(query, language));
  const typed = (name: string, id: string) => {
    const value = query.get(name);
    if (value !== null) filled = fillControl(filled, id, value);
  };
  for (const name of inputNames) typed(name, `carbon-${name}`);
  typed('rubble', 'converter-rubble');
  typed('to', 'converter-to');
  return filled;
}

const fillOutput = (html: string, slot: string, answer: string): string =>
  answer
    ? html.replace(new RegExp(`(<output data-slot="${slot}"[^>]*>)[^<]*`), (_, tag: string) => tag + escapeHtml(answer))
    : html;
