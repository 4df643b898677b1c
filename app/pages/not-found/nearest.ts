import MiniSearch from 'minisearch';
import { type PagePath, paths } from '../../content/shared/pages.ts';
import { languages } from '../../content/text.ts';

/** Paths that visitors guess, in English and German. */
const otherNames: Record<string, PagePath> = {
  '/machinery': '/our-projects',
  '/machines': '/our-projects',
  '/equipment': '/our-projects',
  '/supply': '/our-projects',
  '/procurement': '/our-projects',
  '/services': '/solutions',
  '/property': '/legal',
  '/rights': '/legal',
  '/map': '/crisis',
  '/carbon': '/environmental',
  '/calculator': '/environmental',
  '/data': '/figures',
  '/volunteer': '/community',
  '/company': '/about',
  '/team': '/about',
  '/kontakt': '/contact',
  '/projekte': '/projects',
  '/datenschutz': '/privacy',
  '/impressum': '/terms',
  '/imprint': '/terms',
};

const pageOf: Record<string, PagePath> = {
  ...Object.fromEntries(paths.filter((path) => path !== '/').map((path) => [path, path])),
  ...otherNames,
};

/** The last part of a path says most; one letter in three may be wrong. */
const index = new MiniSearch<{ id: string; last: string; path: string }>({
  fields: ['last', 'path'],
  tokenize: (text) => text.split('/'),
  searchOptions: { boost: { last: 3 }, fuzzy: 1 / 3 },
});
index.addAll(Object.keys(pageOf).map((path) => ({ id: path, last: path.slice(path.lastIndexOf('/')), path })));

/**
 * The page whose path, or other name, comes nearest; `/project/construction` gives `/projects/construction` (NF-3).
 * @returns undefined if none has a similar word
 */
export function nearestPath(path: string): PagePath | undefined {
  const [nearest] = index.search(pathOf(path.toLowerCase().slice(0, 100)));
  return nearest && pageOf[nearest.id];
}

const languagePrefix = new RegExp(`^/+(?:${languages.join('|')})(?=/)`);

/** Removes a language prefix, a file extension and trailing punctuation, which other sites add. */
const pathOf = (path: string): string =>
  path
    .replace(languagePrefix, '')
    .replace(/[^\w/-].*$/, '')
    .replace(/\/+$/, '');
