import type { Language } from '../app/content/text.ts';
import type { IslandFiles } from '../app/islands/island.tsx';

/** `dist/pages/index.json`: what the prerender wrote, for the server. */
export interface PageIndex {
  pages: {
    /** A known path, or `404`. */
    path: string;
    /** The query of a variant, or ''. */
    query: string;
    language: Language;
    /** Without any script, for `Save-Data: on` and `?lite`. */
    lite: boolean;
    /** Relative to `dist/`; `.br` and `.gz` lie beside it. */
    file: string;
    etag: string;
    /** Hash of the page's inline styles, for its content security policy. */
    style: string;
  }[];
  /** Hash of the start script, the same in every page that has it. */
  script: string;
  /** For pages that are rendered at request time. They link the whole style sheet: nobody knows beforehand what they show. */
  answers: {
    sheet: string;
    /** The start script. */
    start: string;
    islands: IslandFiles;
    /** The `@font-face` rules, inline, and their hash. */
    fonts: Record<Language, { style: string; hash: string }>;
    /** The page for a request over the rate limit. */
    tooMuch: Record<Language, { file: string; etag: string }>;
  };
}
