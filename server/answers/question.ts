import type { PagePath } from '../../app/content/shared/pages.ts';
import type { Language } from '../../app/content/text.ts';
import type { Answer } from '../../app/document/request.ts';
import { routes } from '../../app/routes.ts';

/** What a request asks beyond a finished page: an answer without what has to be looked up for it. */
export type Asked = Exclude<Answer, { kind: 'search' }> | { kind: 'search'; question: string };

/** All that a page rendered at request time depends on: equal questions have equal answers. */
export interface Question {
  /** Path and query as they were asked for. */
  address: string;
  language: Language;
  /** Without any script, for `Save-Data: on` and `?lite`. */
  lite: boolean;
  asked: Asked;
}

/** Letters of a search that are read. */
const mostLetters = 100;

/** What the query asks of this page; nothing, if the page answers no such parameter. */
export function askedByQuery(path: PagePath, query: URLSearchParams): Asked | undefined {
  if (!routes[path].answers?.some((name) => query.has(name))) return undefined;
  return path === '/' ? { kind: 'search', question: query.get('q')!.slice(0, mostLetters) } : { kind: 'query' };
}
