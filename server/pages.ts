import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../app/content/text.ts';
import { knownQuery } from '../app/known-path.ts';
import type { PageIndex } from '../tools/page-index.ts';
import { readServed, type ServedFile } from './files.ts';

export interface ServedPage extends ServedFile {
  path: string;
  language: Language;
  lite: boolean;
}

export interface Pages {
  /** The page of a known path; a query that the page does not know changes nothing. */
  find: (path: string, search: string, language: Language, lite: boolean) => ServedPage;
  notFound: (language: Language, lite: boolean) => ServedPage;
  policy: PageIndex['policy'];
}

const key = (path: string, query: string, language: Language, lite: boolean) =>
  `${path}?${query}#${language}${lite ? '-lite' : ''}`;

/** Reads every prerendered page into memory, with its compressed forms. */
export function readPages(dist: string): Pages {
  const index: PageIndex = JSON.parse(readFileSync(join(dist, 'pages/index.json'), 'utf8'));
  const pages = new Map<string, ServedPage>();
  const variants = new Map<string, string[]>();
  for (const { path, query, language, lite, file, etag } of index.pages) {
    pages.set(key(path, query, language, lite), { ...readServed(join(dist, file), `"${etag}"`), path, language, lite });
    if (query && language === 'ar' && !lite) variants.set(path, [...(variants.get(path) ?? []), query]);
  }
  const at = (path: string, query: string, language: Language, lite: boolean): ServedPage => {
    const page = pages.get(key(path, query, language, lite));
    if (!page) throw new Error(`dist/ has no page for ${path} (${language}); build again`);
    return page;
  };
  return {
    find: (path, search, language, lite) =>
      at(path, search ? knownQuery(variants.get(path), search) : '', language, lite),
    notFound: (language, lite) => at('404', '', language, lite),
    policy: index.policy,
  };
}
