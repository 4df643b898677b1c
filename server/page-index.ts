import type { Language } from '../app/content/text.ts';
import type { IslandFiles } from '../app/islands/island.tsx';

/** `dist/pages/index.json`: the prerenderer's list for the server. */
export interface PageIndex {
  pages: {
    /** A known path, or `404`. */
    path: string;
    /** The query of a variant, or ''. */
    query: string;
    language: Language;
    /** Without scripts, for `Save-Data: on` and `?lite`. */
    lite: boolean;
    /** Relative to `dist/`; `.br` and `.gz` lie beside it. */
    file: string;
    etag: string;
    /** Hash of the page's inline styles, for its content security policy. */
    style: string;
  }[];
  /** Hash of the start script, the same on every page. */
  script: string;
  /**
   * For pages rendered at request time. They link the whole style sheet, because their content is not known at build.
   */
  answers: {
    sheet: string;
    /** The start script. */
    start: string;
    islands: IslandFiles;
    /** The inline `@font-face` rules and their hash. */
    fonts: Record<Language, { style: string; hash: string }>;
    /** The page for requests over the rate limit. */
    tooMuch: Record<Language, { file: string; etag: string }>;
  };
}
