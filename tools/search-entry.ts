import type { SearchEntry } from '../app/search/search.ts';

/** What people read on a prerendered page: the text of its main part, without drawings, forms' machinery and hidden notes. */
export function searchEntry(path: string, html: string): SearchEntry {
  const title = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '';
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  return {
    path,
    title: plain(title),
    text: plain(main.replace(/<(svg|form|nav|option|script)\b[\s\S]*?<\/\1>/g, ' ')),
  };
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
