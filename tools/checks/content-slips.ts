/** What people who are no programmers get wrong in `app/content/`, found in the source before the compiler reads it. */
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import { isPagePath } from '../../app/content/shared/pages.ts';
import { languages } from '../../app/content/text.ts';
import { nearestPath } from '../../app/pages/not-found/nearest.ts';
import { sourceFiles } from './source-files.ts';

/** A link inside the site: `/solutions`, `/projects/bem#overview`, not a file. */
const internalLink = /^(\/[a-z][a-z-]*(?:\/[a-z-]+)*)(?:[?#].*)?$/;
/** PJ-7, PJ-8: two links that the office's documents ask for although no page has that path (NF-3). */
const wantedDeadLinks = ['/project/construction'];

const names: Record<string, string> = { ar: 'Arabic', en: 'English' };
const keyOf = (property: ESTree.ObjectProperty | ESTree.SpreadElement): string =>
  'key' in property && property.key.type === 'Identifier' ? property.key.name : '';

/** @returns one sentence a slip: `app/content/legal.ts, line 30: there is no page /solution; did you mean /solutions?` */
export function slipsIn(file: string, source: string): string[] {
  const slips: string[] = [];
  const note = (at: number, what: string) =>
    slips.push(`${file}, line ${source.slice(0, at).split('\n').length}: ${what}`);
  const { program, errors } = parseSync(file, source);
  for (const error of errors.slice(0, 1)) {
    const at = error.labels[0]?.start ?? 0;
    note(
      at,
      'a quotation mark is not closed, or an apostrophe in a text ends it: type it as ’; every line ends in a comma',
    );
  }
  if (errors.length > 0) return slips;
  new Visitor({
    ObjectExpression({ properties, start }) {
      const keys = properties.map(keyOf);
      const missing = languages.filter((language) => !keys.includes(language));
      if (missing.length > 0 && missing.length < languages.length && keys.length === 1)
        note(start, `the ${missing.map((language) => names[language]).join()} text is missing`);
    },
    Literal({ value, start }) {
      const path = typeof value === 'string' && internalLink.exec(value)?.[1];
      if (!path || isPagePath(path) || wantedDeadLinks.includes(path)) return;
      const nearest = nearestPath(path);
      note(start, `there is no page ${path}${nearest ? `; did you mean ${nearest}?` : ''}`);
    },
  }).visit(program);
  return slips;
}

export const contentSlips = (): string[] =>
  sourceFiles('app/content/**/*.ts')
    // Forms of a unit that one language alone has, and a page in one language (LA-7).
    .filter(({ file }) => !['app/content/shared/units.ts', 'app/content/community.ts'].includes(file))
    .flatMap(({ file, text }) => slipsIn(file, text));
