import type { Language } from '../app/content/text.ts';
import type { Letters, StartParts } from '../app/start/document-head.tsx';

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
  /** Hash of the boot script, the same in every page that has it. */
  script: string;
  /** What pages need that are rendered at request time. They link the whole style sheet: nobody knows beforehand what they show. */
  answers: {
    sheet: string;
    /** The boot script. */
    boot: string;
    /** For answers without scripts the `@font-face` rules, their hash, and the files to fetch at once; for the others what the boot script puts on. */
    fonts: { style: string; hash: string; files: Record<Language, string[]>; letters: Record<Language, Letters[]> };
    /** The page for a question that is one too many. */
    tooMuch: Record<Language, { file: string; etag: string }>;
    /** What the start fetches, by path; `404` for all that are none. */
    parts: Record<string, StartParts>;
  };
}
