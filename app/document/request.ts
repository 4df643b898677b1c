import { createContext, useContext } from 'react';
import type { ReturnedForm } from '../content/forms/forms.ts';
import type { Found } from '../search/search.ts';

/** What the server adds to a page that it renders for one request. Prerendered pages have no answer. */
export type Answer =
  /** The page computes its result from its query. */
  | { kind: 'query' }
  | { kind: 'not-found'; address: string; agent: string }
  | { kind: 'search'; question: string; found: Found }
  /** A message that was stored; the number is its reference. */
  | { kind: 'receipt'; reference: string }
  /** A form that was posted without JavaScript and refused. */
  | ({ kind: 'form' } & ReturnedForm);

type AnswerOf<Kind extends Answer['kind']> = Extract<Answer, { kind: Kind }>;

/** The request that a page is rendered for. Exists at build time and on the server only; islands get props instead. */
export interface PageRequest {
  /** The path of the page, or the requested path of an unknown page. */
  path: string;
  /** On a prerendered page, the known query of the file. */
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
