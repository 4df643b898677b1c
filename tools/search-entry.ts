import type { SearchEntry } from '../app/search/search.ts';
import { elements, pageTree, textOf } from './page-tree.ts';

/** What is no text of the page: drawings, forms' machinery, ways within the page. */
const machinery = new Set(['svg', 'form', 'nav', 'script']);

/** What people read on a prerendered page: the text of its main part. */
export function searchEntry(path: string, html: string): SearchEntry {
  const all = [...elements(pageTree(html))];
  const text = (tag: string) => {
    const found = all.find(({ tagName }) => tagName === tag);
    return found ? textOf(found, ({ tagName }) => !machinery.has(tagName)).trim() : '';
  };
  return { path, title: text('h1'), text: text('main') };
}
