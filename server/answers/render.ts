import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../app/content/text.ts';
import { renderPage } from '../../app/document/render.tsx';
import type { Answer } from '../../app/document/request.ts';
import { type ShownOn, shownOnFile } from '../../app/register/shown-on.ts';
import { createSource, languagesOf, type SearchSource, search } from '../../app/search/search.ts';
import type { PageIndex } from '../page-index.ts';
import type { Asked, Question } from './question.ts';

/** @param dist the built site @returns a function that renders the page of a question */
export function createRenderer(dist: string): (question: Question & { asked: Asked }) => Promise<string> {
  const read = <Content>(name: string): Content => JSON.parse(readFileSync(join(dist, name), 'utf8'));
  const { answers } = read<PageIndex>('pages/index.json');
  const built = { shownOn: read<ShownOn>(shownOnFile) };
  const sources: Partial<Record<Language, SearchSource>> = {};
  // Created with the first search; most servers never need it.
  const source = (of: Language): SearchSource => (sources[of] ??= createSource(read(`search-${of}.json`)));

  return (question) => {
    const { address, language, lite, asked } = question;
    const { sheet, print, start, islands, fonts } = answers;
    return renderPage(address, language, {
      head: lite ? { sheet, print } : { sheet, print, start, styles: [fonts[language]] },
      islands: lite ? undefined : islands,
      answer: answerTo(asked, language, source),
      built,
    });
  };
}

/** Runs the search, if the request is one. */
export const answerTo = (asked: Asked, language: Language, source: (of: Language) => SearchSource): Answer =>
  asked.kind === 'search'
    ? { ...asked, results: search(languagesOf(asked.question, language).map(source), asked.question) }
    : asked;
