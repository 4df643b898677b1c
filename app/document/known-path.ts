import { knownQueries } from '../content/shared/known-queries.ts';
import { isPagePath, type PagePath, paths } from '../content/shared/pages.ts';

/**
 * Where a path leads: to itself, to its proper spelling (other case, trailing slashes, `/home`), or nowhere (NF-2).
 * @returns the known path, or undefined for a 404
 */
export function knownPath(path: string): PagePath | undefined {
  const proper = path.toLowerCase().replace(/\/+$/, '') || '/';
  // It moved for good (SH-1).
  if (proper === '/home') return '/';
  return isPagePath(proper) ? proper : undefined;
}

/** Of how many letters one may be wrong. */
const tolerance = 3;

/**
 * The known path with the fewest letters to change; `/project/construction` gives `/projects/construction` (NF-3).
 * @returns undefined where more than a third of the letters would have to change: nothing is near, and the home page is no guess
 */
export function nearestPath(path: string): PagePath | undefined {
  const asked = path.toLowerCase().slice(0, 100);
  return paths
    .filter((candidate) => candidate !== '/')
    .map((candidate) => ({ candidate, changes: distance(asked, candidate) }))
    .filter(({ changes }) => changes * tolerance <= asked.length)
    .sort((a, b) => a.changes - b.changes)[0]?.candidate;
}

/** Levenshtein distance: insertions, deletions and substitutions. */
function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      current[j] = Math.min(previous[j]! + 1, current[j - 1]! + 1, substitution);
    }
    previous = current;
  }
  return previous[b.length]!;
}

/** The part of a query that the page knows, in the page's own spelling, or '' (`?utm_source=...` is nobody's business here). */
export function knownQuery(path: string, search: string): string {
  const variants = isPagePath(path) ? knownQueries[path] : undefined;
  if (!variants) return '';
  const asked = new URLSearchParams(search);
  return (
    variants
      .filter((variant) => [...new URLSearchParams(variant)].every(([key, value]) => asked.get(key) === value))
      .sort((a, b) => b.length - a.length)[0] ?? ''
  );
}
