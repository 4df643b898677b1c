import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchWords } from '../app/content/shared/search-words.ts';
import type { Language } from '../app/content/text.ts';
import { fill } from '../app/language/format.ts';
import { type SearchEntry, search } from '../app/search/search.ts';
import { escapeHtml } from './slots.ts';

/** The empty place in the home page where results go. */
const slot = '<div data-slot="search" hidden=""></div>';

/** Answers `/?q=` without JavaScript: the home page with the results above everything else. */
export function createSearch(dist: string) {
  const read = (language: Language): SearchEntry[] =>
    JSON.parse(readFileSync(join(dist, `search-${language}.json`), 'utf8'));
  const indexes: Record<Language, SearchEntry[]> = { ar: read('ar'), en: read('en') };

  return (home: string, question: string, language: Language): string => {
    const results = search(indexes[language], question);
    const say = (text: Record<Language, string>) => escapeHtml(text[language]);
    const summary = !question.trim()
      ? ''
      : results.length
        ? fill(say(searchWords.found), { n: results.length })
        : say(searchWords.none);
    const items = results
      .map(
        ({ path, title, excerpt }) =>
          `<li class="relative border-t border-grid py-3.5"><a href="${path}" class="text-h4 font-semibold">${escapeHtml(title)}</a><p class="small text-ink-2">${excerpt
            .map((part) =>
              part.match
                ? `<mark class="bg-accent-soft text-ink">${escapeHtml(part.text)}</mark>`
                : escapeHtml(part.text),
            )
            .join('')}</p></li>`,
      )
      .join('');
    const html = `<section class="wrap py-10" aria-labelledby="search-title"><h2 id="search-title">${say(searchWords.results)}</h2><form role="search" action="/" class="mt-5 flex max-w-[46rem] gap-3"><label class="sr-only" for="q">${say(searchWords.label)}</label><input id="q" name="q" type="search" dir="auto" maxlength="100" value="${escapeHtml(question.slice(0, 100))}" class="block min-h-13.5 w-full border border-b-2 border-ink bg-white px-4"><button class="border-2 border-accent bg-accent px-6.5 font-semibold text-white">${say(searchWords.submit)}</button></form><p class="mt-4 small text-ink-2" role="status">${summary}</p><ul class="mt-2 max-w-[46rem]">${items}</ul></section>`;
    return home
      .replace(slot, () => html)
      .replace(
        /<title>[^<]*/,
        (title) =>
          `<title>${say(searchWords.results)}${question.trim() ? `: ${escapeHtml(question.slice(0, 100))}` : ''} · ${title.slice(7)}`,
      )
      .replace('</head>', '<meta name="robots" content="noindex"></head>');
  };
}
