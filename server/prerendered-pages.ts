import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byLanguage, type Language } from '../app/content/text.ts';
import { knownQuery } from '../app/document/known-path.ts';
import type { Question } from './answers/question.ts';
import { readServed, type ServedFile } from './files.ts';
import { contentPolicy } from './headers.ts';
import type { PageIndex } from './page-index.ts';

interface ServedPage extends ServedFile {
  /** Its content security policy. */
  policy: string;
}

const key = (path: string, query: string, language: Language, lite: boolean) =>
  `${path}?${query}#${language}${lite ? '-lite' : ''}`;

/** Reads every prerendered page's compressed forms into memory. */
export function readPages(dist: string, mailOrigin?: string) {
  const {
    pages: listed,
    inline,
    answers,
  }: PageIndex = JSON.parse(readFileSync(join(dist, 'pages/index.json'), 'utf8'));
  const policies = {
    full: contentPolicy({ ...inline, mailOrigin }),
    lite: contentPolicy({ styles: inline.styles, mailOrigin }),
  };
  const pages = new Map<string, ServedPage>();
  for (const { path, query, language, lite, file, etag } of listed) {
    const policy = lite ? policies.lite : policies.full;
    pages.set(key(path, query, language, lite), { ...readServed(join(dist, file), !lite, `"${etag}"`), policy });
  }
  const tooMuch = byLanguage((language): ServedPage => {
    const { file, etag } = answers.tooMuch[language];
    return { ...readServed(join(dist, file), true, `"${etag}"`), policy: policies.lite };
  });
  const at = (path: string, query: string, language: Language, lite: boolean): ServedPage => {
    const page = pages.get(key(path, query, language, lite));
    if (!page) throw new Error(`dist/ has no page for ${path} (${language}); build again`);
    return page;
  };
  return {
    all: [...pages.values()],
    /** The page of a known path; unknown query parameters are ignored. */
    find: (path: string, search: string, language: Language, lite: boolean) =>
      at(path, search && knownQuery(path, search), language, lite),
    /** The policy of a page rendered at request time. */
    answerPolicy: (question: Question): string => (question.lite ? policies.lite : policies.full),
    /** The not-found page that does not show the requested path. */
    notFound: (language: Language, lite: boolean) => at('404', '', language, lite),
    /** The page for requests over the limit. */
    tooMuch: (language: Language) => tooMuch[language],
  };
}
