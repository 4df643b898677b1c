import { useLocation } from 'react-router';
import { knownQueries } from '../content/shared/known-queries.ts';
import { isPagePath } from '../content/shared/pages.ts';
import { knownQuery } from './known-path.ts';

/** The query of this address that the page knows: the same on the server, in the prerendered file and in the browser. */
export function useKnownQuery(): URLSearchParams {
  const { pathname, search } = useLocation();
  return new URLSearchParams(knownQuery(isPagePath(pathname) ? knownQueries[pathname] : undefined, search));
}
