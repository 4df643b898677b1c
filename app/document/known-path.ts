import { type PagePath, pageNames } from '../content/shared/pages.ts';

const known = Object.keys(pageNames) as PagePath[];

/** `/home` moved to `/` for good (SH-1). */
const moved: Record<string, PagePath> = { '/home': '/' };

/**
 * Where a path leads: to itself, to its proper spelling (other case, trailing slashes, `/home`), or nowhere (NF-2).
 * @returns the known path, or undefined for a 404
 */
export function knownPath(path: string): PagePath | undefined {
  const proper = path.toLowerCase().replace(/\/+$/, '') || '/';
  return moved[proper] ?? known.find((candidate) => candidate === proper);
}

/** Of how many letters one may be wrong. */
const tolerance = 3;

/**
 * The known path with the fewest letters to change; `/project/construction` gives `/projects/construction` (NF-3).
 * @returns undefined where more than a third of the letters would have to change: nothing is near, and the home page is no guess
 */
export function nearestPath(path: string): PagePath | undefined {
  const asked = path.toLowerCase().slice(0, 100);
  let nearest: PagePath | undefined;
  let fewest = Math.floor(asked.length / tolerance) + 1;
  for (const candidate of known) {
    if (candidate === '/') continue;
    const changes = distance(asked, candidate);
    if (changes < fewest) [nearest, fewest] = [candidate, changes];
  }
  return nearest;
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
export function knownQuery(variants: readonly string[] | undefined, search: string): string {
  if (!variants) return '';
  const asked = new URLSearchParams(search);
  return (
    variants
      .filter((variant) => [...new URLSearchParams(variant)].every(([key, value]) => asked.get(key) === value))
      .sort((a, b) => b.length - a.length)[0] ?? ''
  );
}
