import type { RegisterRow } from './rows.ts';

/** From this number of pages on, a row's pages are not named: the figures in the footer. */
export const everywhere = 12;

/** The anchor on /figures at which a page's rows begin. */
export const anchorOf = (path: string): string => `of${path.replaceAll('/', '-')}`;

/** The id of the row at which a page's rows begin, by the page's path. */
export type Begins = ReadonlyMap<string, string>;

/** @param rows in the order of the page; the footer's figures begin no page */
export function beginsIn(rows: readonly RegisterRow[]): Begins {
  const begins = new Map<string, string>();
  for (const { id, pages } of rows)
    for (const path of pages.length > everywhere ? [] : pages) if (!begins.has(path)) begins.set(path, id);
  return begins;
}
