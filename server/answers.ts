/** Pages rendered for one request, in this process: one after the other, and at most a quarter of the time. */
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PagePath } from '../app/content/shared/pages.ts';
import { type Language, languages } from '../app/content/text.ts';
import { renderPage } from '../app/document/render.tsx';
import type { Answer } from '../app/document/request.ts';
import { routes } from '../app/routes.ts';
import { createSource, type SearchSource, searchIn } from '../app/search/search.ts';
import type { Encoding, Files } from './files.ts';
import type { PageIndex } from './page-index.ts';

/** The request's values, before anything is looked up for them. */
export type RequestValues = Exclude<Answer, { kind: 'search' }> | { kind: 'search'; question: string };

export interface Question {
  /** Path and query. */
  address: string;
  language: Language;
  values: RequestValues | undefined;
}

/** Characters of a search query that are read. */
const longestQuestion = 100;

/** The values that the query passes to this page, or undefined if the page answers none of its parameters. */
export function requestValues(path: PagePath, query: URLSearchParams): RequestValues | undefined {
  if (!routes[path].answers?.some((name) => query.has(name))) return undefined;
  return path === '/' ? { kind: 'search', question: query.get('q')!.slice(0, longestQuestion) } : { kind: 'query' };
}

/** Runs the search, if the request is one. */
const answerTo = (values: RequestValues, language: Language, source: (of: Language) => SearchSource): Answer =>
  values.kind === 'search' ? { ...values, found: searchIn(values.question.trim(), language, source) } : values;

/** @returns a function that renders the page of a question; its search index is one of the files */
export function createRenderer({ sheet, print, start, modules, fonts }: PageIndex['answers'], files: Files) {
  const sources: Partial<Record<Language, SearchSource>> = {};
  const source = (of: Language): SearchSource =>
    (sources[of] ??= createSource(JSON.parse(String(files.get(`/search-${of}.json`)!.identity))));
  return ({ address, language, values }: Question): Promise<string> => {
    const head = { sheet, fonts: fonts[language], print, start };
    return renderPage(address, language, { head, modules, answer: values && answerTo(values, language, source) });
  };
}

/** The fastest levels, on zlib's own threads; higher ones save a tenth of the bytes and take twice as long. */
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const encoders: Record<Encoding | 'identity', (html: string) => Promise<Buffer>> = {
  br: (html) => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (html) => zip(html, { level: 1 }),
  identity: async (html) => Buffer.from(html),
};

/** Requests that may wait at once; more would wait noticeably long. */
const maxWaiting = 40;
/** Pause after each page as a multiple of its time: three quarters of the time belong to prerendered pages. */
const pauseShare = 3;

/** @param rest waits for so many milliseconds */
export function createAnswers(render: (question: Question) => Promise<string>, rest: (ms: number) => unknown = pause) {
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();

  return {
    /** Compiles and loads what the first answer, and all pages beside it, would otherwise wait for. */
    async warmUp(): Promise<void> {
      for (const language of languages) {
        await render({ address: '/', language, values: { kind: 'search', question: 'beton' } });
        await render({ address: '/planner', language, values: { kind: 'query' } });
      }
    },

    /**
     * @param hasLeft whether the client has left when its turn comes
     * @returns undefined if too many are waiting or the client has left @throws Error if the page can't be rendered
     */
    async answer(question: Question, hasLeft: () => boolean, encoding?: Encoding): Promise<Buffer | undefined> {
      if (waiting >= maxWaiting) return undefined;
      waiting += 1;
      let spent = 0;
      const made = turn.then(async () => {
        waiting -= 1;
        if (hasLeft()) return undefined;
        const before = performance.now();
        return render(question).finally(() => (spent = performance.now() - before));
      });
      // Wall time: on a busy machine it is what the other pages wait for.
      turn = made.catch(() => {}).then(() => spent && rest(pauseShare * spent));
      const html = await made;
      return html === undefined ? undefined : encoders[encoding ?? 'identity'](html);
    },
  };
}
