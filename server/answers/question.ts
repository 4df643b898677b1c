import type { PagePath } from '../../app/content/shared/pages.ts';
import type { Language } from '../../app/content/text.ts';
import type { Answer } from '../../app/document/request.ts';
import { routes } from '../../app/routes.ts';

/** The request's values, before anything is looked up for them. */
export type RequestValues = Exclude<Answer, { kind: 'search' }> | { kind: 'search'; question: string };

/** The planner's result as a workbook. */
export const planPath = '/planner.xlsx';

/** Everything that a page or file made at request time depends on; equal questions give equal ones. */
export interface Question {
  /** Path and query as requested. */
  address: string;
  language: Language;
  values: RequestValues | { kind: 'plan' };
}

/** Characters of a search query that are read. */
const maxLetters = 100;

/** The values that the query passes to this page, or undefined if the page answers none of its parameters. */
export function requestValues(path: PagePath, query: URLSearchParams): RequestValues | undefined {
  if (!routes[path].answers?.some((name) => query.has(name))) return undefined;
  return path === '/' ? { kind: 'search', question: query.get('q')!.slice(0, maxLetters) } : { kind: 'query' };
}
