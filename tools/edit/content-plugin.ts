/** Marks every text of the content with the number of its place, so that a click on the page finds its literal. */
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { type Entry, entries, type StringLiteral } from '../source/literals.ts';
import { apply, type Edit } from '../source/rewrite.ts';
import { mark } from './marks.ts';

export interface TextPlace {
  file: string;
  path: string;
}

export class Places {
  private readonly list: TextPlace[] = [];
  private readonly numbers = new Map<string, number>();

  /** The number of a place, the same for as long as the program runs. */
  numberOf(place: TextPlace): number {
    const key = `${place.file}#${place.path}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.list.push(place);
    this.numbers.set(key, this.list.length - 1);
    return this.list.length - 1;
  }

  at = (number: number): TextPlace | undefined => this.list[number];
}

/**
 * Texts that stand once: in Arabic, the community page and the guides; in German, the glossary's third names. Any other string is a
 * name for the program.
 */
export const isSingle = (entry: Entry): entry is Extract<Entry, { kind: 'string' }> =>
  entry.kind === 'string' && (/[\u0600-\u06ff]/.test(entry.value.text) || entry.path.endsWith('|de'));

/** The code with a mark at the end of each text that people read. */
export function markTexts(code: string, file: string, places: Places): string {
  const edits: Edit[] = [];
  const add = (literal: StringLiteral, number: number) =>
    edits.push({ start: literal.end - 1, end: literal.end - 1, code: mark(number) });
  for (const entry of entries(code)) {
    if (entry.kind === 'pair') {
      const number = places.numberOf({ file, path: entry.path });
      add(entry.ar, number);
      add(entry.en, number);
    } else if (isSingle(entry)) add(entry.value, places.numberOf({ file, path: entry.path }));
  }
  return apply(code, edits);
}

export const contentPlugin = (root: string, places: Places): Plugin => ({
  name: 'edit-content',
  enforce: 'pre',
  // The panel and the drawings read the content as it is.
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform(code, id) {
    const file = relative(root, id.split('?')[0]!).replaceAll('\\', '/');
    if (!/^app\/content\/.*\.ts$/.test(file) || file.endsWith('.test.ts')) return undefined;
    return { code: markTexts(code, file, places), map: null };
  },
});
