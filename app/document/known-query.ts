import { useLocation } from 'react-router';
import { knownQuery } from './known-path.ts';

/** The query of this address that the page knows: the same on the server, in the prerendered file and in the browser. */
export function useKnownQuery(): URLSearchParams {
  const { pathname, search } = useLocation();
  return new URLSearchParams(knownQuery(pathname, search));
}
