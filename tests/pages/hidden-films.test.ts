import { afterEach, expect, test } from 'vitest';
import { type FilmName, films, homeFilms, machineryFilms } from '../../app/content/films.ts';
import { media } from '../../app/content/media-words.ts';
import { machinery } from '../../app/content/our-projects.ts';
import type { PagePath } from '../../app/content/shared/pages.ts';
import { type Language, languages, type Text } from '../../app/content/text.ts';
import { renderPage } from '../../app/document/render.tsx';
import { structuredData } from '../../tools/building/structured-data.ts';

const hide = (names: readonly FilmName[]) => {
  for (const name of names) films[name].hidden = true;
};
afterEach(() => {
  for (const film of Object.values(films)) delete film.hidden;
});

const says = async (path: PagePath, language: Language, words: string) =>
  (await renderPage(path, language)).includes(words);

const sections: [PagePath, readonly FilmName[], Text][] = [
  ['/', homeFilms, media.films.title],
  ['/our-projects', machineryFilms, machinery.films.title],
];

test.each(sections)('mentions no hidden film on %s, in structured data neither', async (path, names, title) => {
  for (const language of languages) {
    const told = () => JSON.parse(structuredData(path, language, 'https://site.example'))['@graph'];
    const count = () => told().filter((one: { '@type': string }) => one['@type'] === 'VideoObject').length;
    expect(count()).toBe(names.length);
    expect(await says(path, language, `>${title[language]}</h2>`)).toBe(true);
    hide(names.slice(0, 1));
    expect(count()).toBe(names.length - 1);
    expect(await says(path, language, films[names[0]!].title[language])).toBe(false);
    expect(await says(path, language, films[names[1]!].title[language])).toBe(true);
    // An empty section must have no heading.
    hide(names);
    expect(count()).toBe(0);
    expect(await says(path, language, `>${title[language]}</h2>`)).toBe(false);
    for (const name of names) delete films[name].hidden;
  }
});
