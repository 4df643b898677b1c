import { createContext, useContext } from 'react';
import type { ReturnedForm } from '../content/forms/forms.ts';
import type { SearchOutcome } from '../search/search.ts';

/** What the server adds to a page that it renders for one request. A prerendered page has no answer. */
export type Answer =
  /** The page computes its result from the query of its address. */
  | { kind: 'query' }
  | { kind: 'not-found'; address: string; agent: string }
  | { kind: 'search'; question: string; results: SearchOutcome }
  /** A form that was posted without JavaScript and not accepted. */
  | ({ kind: 'form' } & ReturnedForm);

type AnswerOf<Kind extends Answer['kind']> = Extract<Answer, { kind: Kind }>;

/** The request that a page is rendered for. It exists at build time and on the server only; islands get what they need as props. */
export interface PageRequest {
  /** The path of the page. For an unknown page, the path that was asked for. */
  path: string;
  /** On a prerendered page, the known query that the file was made for. */
  query: URLSearchParams;
  answer?: Answer | undefined;
}

/** @param address path and query, for example `/projects?status=completed` */
export function requestFor(address: string, answer?: Answer): PageRequest {
  const { pathname, searchParams } = new URL(address, 'http://site');
  return { path: pathname, query: searchParams, answer };
}

export const RequestContext = createContext<PageRequest | null>(null);

function useRequest(): PageRequest {
  const request = useContext(RequestContext);
  if (!request) throw new Error('This component is for pages: an island gets the path and the query as props');
  return request;
}

export const usePath = (): string => useRequest().path;

/** A copy of the query that this page answers. */
export const useQuery = (): URLSearchParams => new URLSearchParams(useRequest().query);

/** The answer, if it is of this kind. */
export function useAnswer<Kind extends Answer['kind']>(kind: Kind): AnswerOf<Kind> | undefined {
  const { answer } = useRequest();
  return answer?.kind === kind ? (answer as AnswerOf<Kind>) : undefined;
}
