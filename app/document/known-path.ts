import { knownQueries } from '../content/shared/known-queries.ts';
import { isPagePath, type PagePath } from '../content/shared/pages.ts';
import { withoutTrailingSlashes } from './trailing-slashes.ts';

/**
 * Resolves a path: unchanged if it is a page, or to the page's spelling (other case, trailing slashes, `/home`; NF-2).
 * @returns the known path, or undefined for a 404
 */
export function knownPath(path: string): PagePath | undefined {
  const proper = withoutTrailingSlashes(path).toLowerCase() || '/';
  // Moved permanently (SH-1).
  if (proper === '/home') return '/';
  return isPagePath(proper) ? proper : undefined;
}

/** The known part of a query in the page's spelling, or ''; `?utm_source=...` is dropped. */
export function knownQuery(path: string, search: string): string {
  const variants = isPagePath(path) ? knownQueries[path] : undefined;
  if (!variants) return '';
  const query = new URLSearchParams(search);
  return (
    variants
      .filter((variant) => [...new URLSearchParams(variant)].every(([key, value]) => query.get(key) === value))
      .sort((a, b) => b.length - a.length)[0] ?? ''
  );
}
