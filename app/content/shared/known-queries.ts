import type { PagePath } from './pages.ts';
import { filterQueries } from './project-filter.ts';

/** Queries with a prerendered page: filters, prefilled subjects. Other queries change nothing. */
export const knownQueries: Partial<Record<PagePath, readonly string[]>> = {
  '/projects': filterQueries,
  '/contact': [
    'subject=machinery',
    'subject=tender',
    'subject=join',
    'subject=volunteer',
    'subject=support',
    'subject=legal',
  ],
};
