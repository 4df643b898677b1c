import type { PagePath } from './pages.ts';
import { filterQueries } from './project-filter.ts';

/** Queries that have a page of their own, prerendered: filters, prefilled subjects. Every other query changes nothing. */
export const knownQueries: Partial<Record<PagePath, readonly string[]>> = {
  '/projects': filterQueries,
  '/contact': ['subject=machinery', 'subject=join', 'subject=volunteer', 'subject=support', 'subject=legal'],
};
