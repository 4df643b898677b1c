import type { Figure } from './figure-types.ts';
import type { FigureRecord } from './figures/records.ts';
import type { TermId } from './glossary/term-list.ts';
import type { Unit } from './shared/units.ts';

/** What a record brings into a text; its other fields are the register's. */
const shown = ['id', 'value', 'to', 'unit', 'words', 'ar', 'en', 'by'];

/**
 * A figure in a text, formatted by the language where the text is shown: `${n(damascus.workers)}`. `unit` is another form
 * of its unit's word ("a 4-storey building"), or `null` for the number alone; a setting of the site always has one.
 */
export function n(figure: Figure): string;
export function n(figure: FigureRecord, unit: Unit | null): string;
export function n(setting: number, unit: Unit): string;
// @__NO_SIDE_EFFECTS__
export function n(figure: Figure | number, unit?: Unit | null): string {
  return `⟦${JSON.stringify(unit === undefined ? figure : { value: figure, unit }, shown)}⟧`;
}

/** A word linked to the glossary, at a term's first occurrence on a page: `${term('jaw-crusher', 'jaw crushers')}`. */
// @__NO_SIDE_EFFECTS__
export const term = (id: TermId, words: string): string => `⟦${id}|${words}⟧`;

/** A text in parts: plain words, a figure, or a term by its id. */
export type Part = string | { figure: Figure } | { term: string; words: string };

/** Splits a text where `n` and `term` were. */
export const partsOf = (text: string): Part[] =>
  // split() with one group alternates: words, place, words ...
  text.split(/⟦([^⟧]*)⟧/).map((part, index) => {
    if (index % 2 === 0) return part;
    if (part.startsWith('{')) return { figure: JSON.parse(part) as Figure };
    const [id, words] = part.split('|') as [string, string];
    return { term: id, words };
  });
