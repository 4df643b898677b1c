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
    /** Relative to `dist/`; `.br` and `.gz` lie beside it. */
    file: string;
    etag: string;
  }[];
  /** Hashes for the content security policy: start script, style sheet, `@font-face` rules of each language. */
  inline: { script: string; styles: string[] };
  /** For pages rendered at request time. They link the style sheet, which would slow down their compression. */
  answers: {
    sheet: string;
    print: string;
    /** The start script. */
    start: string;
    islands: IslandFiles;
    /** The inline `@font-face` rules. */
    fonts: Record<Language, string>;
    /** The page for requests over the rate limit. */
    tooMuch: Record<Language, { file: string; etag: string }>;
  };
}
