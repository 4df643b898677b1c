import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byLanguage, type Language } from '../app/content/text.ts';
import { knownQuery } from '../app/document/known-path.ts';
import { fallbackLanguage } from '../app/language/detect.ts';
import { readServed, type ServedFile } from './files.ts';
import { contentPolicy } from './headers.ts';
import type { PageIndex } from './page-index.ts';

export interface ServedPage extends ServedFile {
  path: string;
  language: Language;
  lite: boolean;
  /** Its content security policy. */
  policy: string;
}

export interface Pages {
  /** Every one of them. */
  all: Iterable<ServedPage>;
  /** The page of a known path; a query that the page does not know changes nothing. */
  find: (path: string, search: string, language: Language, lite: boolean) => ServedPage;
  /** The policy of a page that is rendered at request time. */
  answerPolicy: (lite: boolean, scripts: boolean) => string;
  /** The page for unknown paths that knows nothing of the one asked for. */
  notFound: (language: Language, lite: boolean) => ServedPage;
  /** The page for a question that is one too many. */
  tooMuch: (language: Language) => ServedFile;
}

const key = (path: string, query: string, language: Language, lite: boolean) =>
  `${path}?${query}#${language}${lite ? '-lite' : ''}`;

/** Reads every prerendered page's compressed forms into memory. */
export function readPages(dist: string, mailOrigin?: string): Pages {
  const index: PageIndex = JSON.parse(readFileSync(join(dist, 'pages/index.json'), 'utf8'));
  const pages = new Map<string, ServedPage>();
  const variants = new Map<string, string[]>();
  for (const { path, query, language, lite, file, etag, style } of index.pages) {
    const policy = contentPolicy({ style, script: lite ? undefined : index.script, mailOrigin });
    const served = readServed(join(dist, file), !lite, `"${etag}"`);
    pages.set(key(path, query, language, lite), { ...served, path, language, lite, policy });
    if (query && language === fallbackLanguage && !lite) variants.set(path, [...(variants.get(path) ?? []), query]);
  }
  const policyOf = (style: boolean, script: boolean) =>
    contentPolicy({
      style: style ? index.answers.fonts.hash : undefined,
      script: script ? index.script : undefined,
      mailOrigin,
    });
  const policies = { bare: policyOf(false, false), styled: policyOf(true, false), full: policyOf(false, true) };
  const at = (path: string, query: string, language: Language, lite: boolean): ServedPage => {
    const page = pages.get(key(path, query, language, lite));
    if (!page) throw new Error(`dist/ has no page for ${path} (${language}); build again`);
    return page;
  };
  const tooMuch = byLanguage((language) => {
    const { file, etag } = index.answers.tooMuch[language];
    return readServed(join(dist, file), true, `"${etag}"`);
  });
  return {
    all: pages.values(),
    find: (path, search, language, lite) =>
      at(path, search ? knownQuery(variants.get(path), search) : '', language, lite),
    answerPolicy: (lite, scripts) => policies[scripts ? 'full' : lite ? 'bare' : 'styled'],
    notFound: (language, lite) => at('404', '', language, lite),
    tooMuch: (language) => tooMuch[language],
  };
}
