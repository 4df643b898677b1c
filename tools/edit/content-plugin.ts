/** A Vite plugin that marks every text of the content with the number of its place, so that a click on the page finds its literal. */
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { type directions, editorLanguages } from '../office/languages.ts';
import { type Entry, entries, type StringLiteral, type TextPlace } from '../source/literals.ts';
import { apply, type Edit } from '../source/rewrite.ts';
import { isMarkedFact } from './fact-clicks.ts';
import { mark } from './marks.ts';
import { projectFile, withoutHidden } from './project-list.ts';

export class Places {
  private readonly list: TextPlace[] = [];
  private readonly numbers = new Map<string, number>();

  /** The number of a place; it stays the same while the editor runs. */
  numberOf(place: TextPlace): number {
    const key = `${place.file}#${place.path}`;
    const number = this.numbers.get(key) ?? this.list.push(place) - 1;
    this.numbers.set(key, number);
    return number;
  }

  at = (number: number): TextPlace | undefined => this.list[number];
}

/**
 * The language of a text that exists in one language only: Arabic on the community page and in the guides, English in that page's
 * summary, German in the glossary. Any other string is an identifier, also the unit of a figure in such a text.
 */
export function singleLanguage(entry: Entry): keyof typeof directions | undefined {
  if (entry.kind !== 'string' || /\|figures\|[a-z]\w*\|unit$/i.test(entry.path)) return undefined;
  if (/[\u0600-\u06ff]/.test(entry.value.text)) return 'ar';
  return (['de', 'en'] as const).find((language) => entry.path.split('|').includes(language));
}

export const isSingle = (entry: Entry): entry is Extract<Entry, { kind: 'string' }> =>
  singleLanguage(entry) !== undefined;

/**
 * Names of drawings that a photo can replace: `drawing: { name }`, `picture: { name }`, an item of a gallery, and the `picture` of a
 * person or a certificate. Names of films are not among them.
 */
const pictureName = /\|(?:(?:drawing|picture|items\|\d+)\|name|picture)$/;
export const isPicture = (entry: Entry): entry is Extract<Entry, { kind: 'string' }> =>
  entry.kind === 'string' && pictureName.test(entry.path) && /^[a-z][a-z\d-]+$/.test(entry.value.text);

const isFact = (file: string, entry: Entry): entry is Extract<Entry, { kind: 'string' }> =>
  entry.kind === 'string' && isMarkedFact({ file, path: entry.path });

/** The code with a mark at the end of each text, each fact of the office and each drawing's name. */
export function markTexts(code: string, file: string, places: Places): string {
  const edits: Edit[] = [];
  const add = (literal: StringLiteral, number: number) =>
    edits.push({ start: literal.end - 1, end: literal.end - 1, code: mark(number) });
  for (const entry of entries(code)) {
    const number = () => places.numberOf({ file, path: entry.path });
    if (entry.kind === 'pair') for (const language of editorLanguages) add(entry[language], number());
    else if (isSingle(entry) || isPicture(entry) || isFact(file, entry)) add(entry.value, number());
  }
  return apply(code, edits);
}

/** The environments that render pages. In `hidden` every project is shown: it renders the pages of hidden ones. */
const pageEnvironments = ['ssr', 'hidden'];

export const contentPlugin = (root: string, places: Places): Plugin => ({
  name: 'edit-content',
  enforce: 'pre',
  // The panel and the drawings read the content without marks.
  applyToEnvironment: ({ name }) => pageEnvironments.includes(name),
  transform(code, id) {
    // Look up a marked name without its mark.
    if (id === '\0virtual:drawing-sizes')
      return `import { unmark } from '/tools/edit/marks.ts';
        ${code.replace('export const drawingSizes', 'const sizes')};
        export const drawingSizes = new Proxy(sizes, { get: (all, name) => all[unmark(String(name)).text] });`;
    const file = relative(root, id.split('?')[0]!).replaceAll('\\', '/');
    if (!/^app\/content\/.*\.ts$/.test(file) || file.endsWith('.test.ts')) return undefined;
    const shown = this.environment.name === 'hidden' && file === projectFile ? withoutHidden(code) : code;
    return { code: markTexts(shown, file, places), map: null };
  },
});
