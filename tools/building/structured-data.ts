import { dataLicences } from '../../app/content/data-licences.ts';
import { releases } from '../../app/content/figure-changes.ts';
import { previews, previewsSince } from '../../app/content/figures.ts';
import { filmPreviews } from '../../app/content/film-previews.ts';
import { type FilmName, films, homeFilms, machineryFilms } from '../../app/content/films.ts';
import { office } from '../../app/content/office.ts';
import type { Project } from '../../app/content/project-content.ts';
import { project as recycling } from '../../app/content/projects/recycling.ts';
import { registerWords } from '../../app/content/register/words.ts';
import { type PagePath, pageNames } from '../../app/content/shared/pages.ts';
import { projectNames } from '../../app/content/shared/project-filter.ts';
import { projectList } from '../../app/content/shared/project-list.ts';
import { type Language, languages, type Text } from '../../app/content/text.ts';
import { addressIn } from '../../app/language/detect.ts';
import { organisation, services } from './structured-office.ts';
import { projectData } from './structured-project.ts';

/** The films that a page shows, under the names that it gives them. */
const shown: Partial<Record<PagePath, readonly { name: FilmName; title?: Text }[]>> = {
  '/': homeFilms.map((name) => ({ name })),
  '/our-projects': machineryFilms.map((name) => ({ name })),
  '/projects/recycling': recycling.sections.flatMap((section) => (section.kind === 'films' ? section.films : [])),
};

/** The pages on the office itself say all of it; others name it, and lead to it by its `@id`. */
const wholeOffice: readonly PagePath[] = ['/', '/about', '/contact', '/capability'];

/** The pages that describe what the office offers. */
const offering: readonly PagePath[] = ['/solutions', '/capability'];

/** Every project's content, by its name. */
const projects: Record<string, Project> = Object.fromEntries(
  await Promise.all(
    projectNames.map(async (name) => {
      const file: { project: Project } = await import(`../../app/content/projects/${name}.ts`);
      return [name, file.project];
    }),
  ),
);

/**
 * What search engines are told in their own words (schema.org): the office, the way to the page, its films. Nothing that the page
 * does not say.
 */
export function structuredData(path: PagePath, language: Language, siteUrl: string): string {
  const address = (to: string) => addressIn(language, siteUrl + to);
  const graph: object[] = [organisation(language, siteUrl, address('/'), wholeOffice.includes(path))];
  const trail = trailTo(path);
  if (trail.length > 1) {
    graph.push({
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: pageNames[step][language],
        item: address(step),
      })),
    });
  }
  for (const { name, title } of shown[path] ?? []) {
    const film = films[name];
    graph.push({
      '@type': 'VideoObject',
      name: (title ?? film.title)[language],
      description: filmPreviews[film.clip][language],
      thumbnailUrl: `${siteUrl}/media/${film.clip}.png`,
      ...(film.address ? externalFilm(film.address, film.seconds) : preview(film.clip, siteUrl)),
    });
  }
  if (path === '/figures') graph.push(dataset(language, siteUrl));
  if (offering.includes(path)) graph.push(...services(language, siteUrl, address, path === '/solutions'));
  const name = projectNames.find((one) => path === `/projects/${one}`);
  if (name) graph.push(projectData(projects[name]!, projectList[name], language, siteUrl));
  // `<` can't end the element it stands in.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

/** The register as a data set, with the files that hold it. */
const dataset = (language: Language, siteUrl: string): object => ({
  '@type': 'Dataset',
  name: registerWords.meta.title[language],
  description: registerWords.meta.description[language],
  url: addressIn(language, `${siteUrl}/figures`),
  creator: { '@id': `${siteUrl}/#office` },
  version: releases[0],
  datePublished: releases.at(-1),
  dateModified: releases[0],
  inLanguage: [...languages],
  isAccessibleForFree: true,
  ...(office.dataLicence ? { license: dataLicences[office.dataLicence].address } : {}),
  distribution: Object.entries({
    'figures.csv': 'text/csv',
    'figures.json': 'application/json',
    'areas.geojson': 'application/geo+json',
  }).map(([file, encodingFormat]) => ({
    '@type': 'DataDownload',
    name: file,
    encodingFormat,
    contentUrl: `${siteUrl}/data/${file}`,
  })),
});

/** The preview, not the film that it stands for: its own length, its own day. */
const preview = (clip: string, siteUrl: string): object => ({
  uploadDate: previewsSince,
  duration: `PT${previews.seconds}S`,
  contentUrl: `${siteUrl}/media/${clip}.mp4`,
});

const externalFilm = ({ url, kind }: { url: string; kind: 'file' | 'page' }, seconds: number | null): object => ({
  ...(seconds === null ? {} : { duration: `PT${seconds}S` }),
  [kind === 'file' ? 'contentUrl' : 'embedUrl']: url,
});

/** Home, then each part of the path that is a page. */
function trailTo(path: PagePath): PagePath[] {
  const steps = path.split('/').filter(Boolean);
  const parents = steps
    .map((_, index) => `/${steps.slice(0, index + 1).join('/')}`)
    .filter((step): step is PagePath => step in pageNames);
  return ['/', ...parents];
}
