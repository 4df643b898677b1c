import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byLanguage, type Language } from '../app/content/text.ts';
import { knownQuery } from '../app/document/known-path.ts';
import { readServed, type ServedFile } from './files.ts';
import { contentPolicy } from './headers.ts';
import type { PageIndex } from './page-index.ts';

interface ServedPage extends ServedFile {
  /** Its content security policy. */
  policy: string;
}

const key = (path: string, query: string, language: Language) => `${path}?${query}#${language}`;

/** Reads every prerendered page's compressed forms into memory. */
export function readPages(dist: string, mailOrigin?: string) {
  const {
    pages: listed,
    inline,
    answers,
  }: PageIndex = JSON.parse(readFileSync(join(dist, 'pages/index.json'), 'utf8'));
  const policies = {
    full: contentPolicy({ ...inline, mailOrigin }),
    bare: contentPolicy({ styles: inline.styles, mailOrigin }),
  };
  const pages = new Map<string, ServedPage>();
  for (const { path, query, language, file, etag } of listed)
    pages.set(key(path, query, language), {
      ...readServed(join(dist, file), true, `"${etag}"`),
      policy: policies.full,
    });
  const tooMuch = byLanguage((language): ServedPage => {
    const { file, etag } = answers.tooMuch[language];
    return { ...readServed(join(dist, file), true, `"${etag}"`), policy: policies.bare };
  });
  const at = (path: string, query: string, language: Language): ServedPage => {
    const page = pages.get(key(path, query, language));
    if (!page) throw new Error(`dist/ has no page for ${path} (${language}); build again`);
    return page;
  };
  return {
    all: [...pages.values()],
    /** The page of a known path; unknown query parameters are ignored. */
    find: (path: string, search: string, language: Language) => at(path, search && knownQuery(path, search), language),
    /** The policy of a page rendered at request time. */
    answerPolicy: policies.full,
    /** The not-found page that does not show the requested path. */
    notFound: (language: Language) => at('404', '', language),
    /** The page for requests over the limit. */
    tooMuch: (language: Language) => tooMuch[language],
  };
}
