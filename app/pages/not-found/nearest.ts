import { closestMatch } from 'leven';
import { type PagePath, paths } from '../../content/shared/pages.ts';
import { languages } from '../../content/text.ts';

/** Of how many letters one may be wrong. */
const tolerance = 3;

/**
 * The known path with the fewest letters to change; `/project/construction` gives `/projects/construction` (NF-3).
 * @returns undefined where more than a third of the letters would have to change: nothing is near, and the home page is no guess
 */
export function nearestPath(path: string): PagePath | undefined {
  const asked = pathOf(path.toLowerCase().slice(0, 100));
  const candidates = paths.filter((candidate) => candidate !== '/');
  const nearest = closestMatch(asked, candidates, { maxDistance: Math.floor(asked.length / tolerance) });
  return candidates.find((candidate) => candidate === nearest);
}

const languagePrefix = new RegExp(`^/+(?:${languages.join('|')})(?=/)`);

/** Without what other sites put around a path: a language in front, an ending behind, marks after it. */
const pathOf = (path: string): string =>
  path
    .replace(languagePrefix, '')
    .replace(/[^\w/-].*$/, '')
    .replace(/\/+$/, '');
