import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../app/content/text.ts';
import type { Answer } from '../../app/document/answer.ts';
import { createSource, languagesOf, type SearchSource, search } from '../../app/search/search.ts';
import type { DocumentHead } from '../../app/start/document-head.tsx';
import { renderPage } from '../../app/start/server-render.tsx';
import type { PageIndex } from '../page-index.ts';
import { type Asked, hasScripts, type Question } from './question.ts';

/** @param dist the built site @returns a function that renders the page of a question */
export function createRenderer(dist: string): (question: Question) => Promise<string> {
  const read = <Content>(name: string): Content => JSON.parse(readFileSync(join(dist, name), 'utf8'));
  const { answers } = read<PageIndex>('pages/index.json');
  const sources: Partial<Record<Language, SearchSource>> = {};
  // With the first search, because most servers that answer anything else never need it.
  const source = (of: Language): SearchSource => (sources[of] ??= createSource(read(`search-${of}.json`)));

  return (question) => {
    const { address, language, lite, asked } = question;
    const path = asked.kind === 'not-found' ? '404' : address.split('?', 1)[0]!;
    const { sheet, boot, fonts } = answers;
    const head: DocumentHead = {
      sheet,
      ...(hasScripts(question)
        ? { boot: { code: boot, parts: answers.parts[path]!, letters: fonts.letters[language] } }
        : lite
          ? {}
          : { style: fonts.style, fonts: fonts.files[language] }),
    };
    return renderPage(address, language, { head, answer: answerTo(asked, language, source) });
  };
}

/** Looks up what the question needs. */
export const answerTo = (asked: Asked, language: Language, source: (of: Language) => SearchSource): Answer =>
  asked.kind === 'search'
    ? { ...asked, results: search(languagesOf(asked.question, language).map(source), asked.question) }
    : asked;
