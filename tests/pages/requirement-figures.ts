import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/paths.ts';

const requirements = readFileSync(join(root, 'docs/requirements.md'), 'utf8');

/** What a row of the requirements asks for. */
export const requirement = (id: string): string =>
  new RegExp(`^\\| ${id} \\|(.*)\\|[^|]*\\|$`, 'm').exec(requirements)![1]!;

/** The figures of a row, which writes in words what is not on the page, such as a number of cards. */
export const figuresIn = (id: string): string[] =>
  numbersIn(requirement(id).replace(/`[^`]*`|[A-Z]{2}-\d+[a-z]?|WCAG [\d.]+/g, ''));

/** The numbers of a text, without the commas of thousands. */
export const numbersIn = (text: string): string[] =>
  (text.match(/\d[\d.,:]*%?/g) ?? []).map((number) => number.replace(/[.,:]$/, '').replaceAll(',', ''));

/** For a figure that a page does not state: it has changed, or the page is wrong. */
export const namedIn = (id: string, figure: string): string =>
  `${id} names ${figure}: if the office changed it, change it in docs/requirements.md too`;
