import { closestMatch } from 'leven';
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

/** One letter in so many may be wrong. */
const tolerance = 3;

/**
 * The page whose path, or other name, has the smallest edit distance; `/project/construction` gives
 * `/projects/construction` (NF-3).
 * @returns undefined if more than a third of the letters differ
 */
export function nearestPath(path: string): PagePath | undefined {
  const wanted = pathOf(path.toLowerCase().slice(0, 100));
  const candidates = [...paths.filter((candidate) => candidate !== '/'), ...Object.keys(otherNames)];
  const nearest = closestMatch(wanted, candidates, { maxDistance: Math.floor(wanted.length / tolerance) });
  return nearest === undefined ? undefined : (otherNames[nearest] ?? paths.find((path) => path === nearest));
}

const languagePrefix = new RegExp(`^/+(?:${languages.join('|')})(?=/)`);

/** Removes a language prefix, a file extension and trailing punctuation, which other sites add. */
const pathOf = (path: string): string =>
  path
    .replace(languagePrefix, '')
    .replace(/[^\w/-].*$/, '')
    .replace(/\/+$/, '');
