import type { Language } from '../app/content/text.ts';
import type { ModuleFiles } from '../app/islands/island.tsx';

/** `dist/pages/index.json`: the prerenderer's list for the server. */
export interface PageIndex {
  pages: {
    /** A known path, or `404`. */
    path: string;
    /** The query of a variant, or ''. */
    query: string;
    language: Language;
    /** Relative to `dist/`; `.br` and `.gz` lie beside it. */
    file: string;
  }[];
  /** The hash of the start script for the content security policy. */
  script: string;
  /** For pages rendered at request time. */
  answers: {
    sheet: string;
    print: string;
    fonts: Record<Language, string[]>;
    /** The start script. */
    start: string;
    modules: ModuleFiles;
    /** The page for requests over the rate limit. */
    tooMuch: Record<Language, string>;
  };
}
