import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../app/content/text.ts';
import { renderPage } from '../../app/document/render.tsx';
import type { Answer } from '../../app/document/request.ts';
import { type ShownOn, shownOnFile } from '../../app/register/shown-on.ts';
import { createSource, languagesOf, type SearchSource, search } from '../../app/search/search.ts';
import type { PageIndex } from '../page-index.ts';
import type { Question, RequestValues } from './question.ts';

/** @param dist the built site @returns a function that renders the page of a question */
export function createRenderer(dist: string): (question: Question & { values: RequestValues }) => Promise<string> {
  const read = <Content>(name: string): Content => JSON.parse(readFileSync(join(dist, name), 'utf8'));
  const { answers } = read<PageIndex>('pages/index.json');
  const built = { shownOn: read<ShownOn>(shownOnFile) };
  const sources: Partial<Record<Language, SearchSource>> = {};
  // Created with the first search; most servers never need it.
  const source = (of: Language): SearchSource => (sources[of] ??= createSource(read(`search-${of}.json`)));

  return (question) => {
    const { address, language, values } = question;
    const { sheet, print, start, islands, fonts } = answers;
    return renderPage(address, language, {
      head: { sheet, print, start, styles: [fonts[language]] },
      islands,
      answer: answerTo(values, language, source),
      built,
    });
  };
}

/** Runs the search, if the request is one. */
export const answerTo = (values: RequestValues, language: Language, source: (of: Language) => SearchSource): Answer =>
  values.kind === 'search'
    ? { ...values, results: search(languagesOf(values.question, language).map(source), values.question) }
    : values;
