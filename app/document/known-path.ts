import { isPagePath, type PagePath } from '../content/shared/pages.ts';
import { moved, prerenderedQueries } from '../routes.ts';

/** Longer paths are left alone, so that their repair costs nothing. */
const longestPath = 300;

/**
 * The one canonical form of a path: lower case, single slashes, and what a sentence or a messenger left behind it
 * dropped (NF-2, DV-1), so that it ends with a letter or a digit. `/` is the home page.
 */
export function canonicalPath(path: string): string {
  if (path.length > longestPath) return path;
  return `/${decoded(path)
    .replace(/[/\\]+/g, '/')
    .replace(/^\/|[^\p{L}\p{N}]+$/gu, '')}`.toLowerCase();
}

/** Invalid percent signs are kept. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** @returns the address of the page that a path means (with a fragment for some moved ones), or undefined for a 404 */
export function knownAddress(path: string): string | undefined {
  const canonical = canonicalPath(path);
  return moved[canonical] ?? (isPagePath(canonical) ? canonical : undefined);
}

/** The page of a path, or undefined for a 404. */
export function knownPath(path: string): PagePath | undefined {
  const [page = ''] = knownAddress(path)?.split('#') ?? [];
  return isPagePath(page) ? page : undefined;
}

/** The known part of a query in the page's spelling, or ''; `?utm_source=...` is dropped. */
export function knownQuery(path: string, search: string): string {
  const variants = isPagePath(path) ? prerenderedQueries[path] : undefined;
  if (!variants) return '';
  const query = new URLSearchParams(search);
  return (
    variants
      .filter((variant) => [...new URLSearchParams(variant)].every(([key, value]) => query.get(key) === value))
      .sort((a, b) => b.length - a.length)[0] ?? ''
  );
}
