import { createContext, useContext, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { ReturnedForm } from '../content/forms/forms.ts';
import type { SearchOutcome } from '../search/search.ts';
import { knownQuery } from './known-path.ts';

/** What the server knows of the one request that it renders a page for. A page from the build, and every page in the browser, has none. */
export type Answer =
  /** The page works out the query of its own address. */
  | { kind: 'query' }
  | { kind: 'not-found'; address: string; agent: string }
  | { kind: 'search'; question: string; results: SearchOutcome }
  /** A form that came without JavaScript and was not accepted. */
  | ({ kind: 'form' } & ReturnedForm);

type AnswerOf<Kind extends Answer['kind']> = Extract<Answer, { kind: Kind }>;

export const AnswerContext = createContext<Answer | undefined>(undefined);

/** The answer, where it is of this kind. */
export function useAnswer<Kind extends Answer['kind']>(kind: Kind): AnswerOf<Kind> | undefined {
  const answer = useContext(AnswerContext);
  return answer?.kind === kind ? (answer as AnswerOf<Kind>) : undefined;
}

/** Marks a document that was rendered for one request, so that the browser takes it over as it is. */
export const useAnswered = (): '' | undefined => (useContext(AnswerContext) ? '' : undefined);

const never = () => () => {};

/** True while React takes over the HTML of the document, and where that HTML is made. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * Whether the address at hand is the one that the page is shown for. Always so in the browser; in HTML only where the server rendered
 * it for this very address, so that a page from the build is taken over as it is, and shows its address a moment later.
 */
export function useAddressIsKnown(): boolean {
  const answered = useContext(AnswerContext) !== undefined;
  return !useHydrating() || answered;
}

/** The query that the visitor asks this page; until a page from the build is taken over, what of it has a prerendered page of its own. */
export function useAskedQuery(): URLSearchParams {
  const { pathname, search } = useLocation();
  return new URLSearchParams(useAddressIsKnown() ? search : knownQuery(pathname, search));
}
