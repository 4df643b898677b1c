import { dataLicences } from '../../app/content/data-licences.ts';
import { registerWords } from '../../app/content/figures.ts';
import { type FilmName, films, homeFilms, machineryFilms, shownFilms } from '../../app/content/films.ts';
import { office } from '../../app/content/office.ts';
import { project as recycling } from '../../app/content/projects/recycling.ts';
import { previews, previewsSince } from '../../app/content/settings.ts';
import { isPagePath, type PagePath, pageName } from '../../app/content/shared/pages.ts';
import type { Language, Text } from '../../app/content/text.ts';
import { addressIn } from '../../app/language/detect.ts';
import { plainText } from '../../app/language/format.ts';

/** The films that a page shows, under the names that it gives them. */
const shown: Partial<Record<PagePath, readonly { name: FilmName; title?: Text }[]>> = {
  '/': homeFilms.map((name) => ({ name })),
  '/our-projects': machineryFilms.map((name) => ({ name })),
  '/projects/recycling': recycling.sections.flatMap((section) => (section.kind === 'films' ? section.films : [])),
};

/** Pages about the office carry its full description; others reference it by `@id`. */
const wholeOffice: readonly PagePath[] = ['/', '/about', '/contact', '/capability'];

/**
 * Structured data that search engines read (schema.org): the office, the breadcrumb, films, the data set. Nothing that
 * the page does not say; JSON drops undefined values.
 */
export function structuredData(path: PagePath, language: Language, siteUrl: string): string {
  const graph = [organisation(language, siteUrl, wholeOffice.includes(path))];
  if (path !== '/') graph.push(wayTo(path, language, siteUrl));
  for (const { name, title } of shownFilms(shown[path] ?? [])) graph.push(video(name, title, language, siteUrl));
  if (path === '/figures') graph.push(dataset(language, siteUrl));
  // `<` could end the script element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

/** What identifies the office on every page. @param whole whether to include all that search engines read of it */
const organisation = (language: Language, siteUrl: string, whole: boolean): object => ({
  '@type': 'Organization',
  '@id': `${siteUrl}/#office`,
  name: office.name[language],
  url: addressIn(language, `${siteUrl}/`),
  ...(whole && {
    legalName: office.legal.name?.[language],
    logo: `${siteUrl}/icon.svg`,
    email: office.email,
    telephone: office.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.address.street,
      addressLocality: office.address.city,
      addressCountry: 'DE',
    },
    vatID: office.legal.vatId,
  }),
});

/** Home, then each part of the path that is a page. */
function wayTo(path: PagePath, language: Language, siteUrl: string): object {
  const steps = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/') || '/');
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.filter(isPagePath).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: pageName(step)[language],
      item: addressIn(language, siteUrl + step),
    })),
  };
}

/** A preview has its own length and date, not those of the film that it replaces. */
function video(name: FilmName, title: Text | undefined, language: Language, siteUrl: string): object {
  const film = films[name];
  const preview = `${siteUrl}/media/${film.clip}`;
  const { url, kind } = film.address ?? { url: `${preview}.mp4`, kind: 'file' };
  const seconds = film.address ? film.seconds : previews.seconds;
  return {
    '@type': 'VideoObject',
    name: (title ?? film.title)[language],
    description: plainText(film.subtitle, language),
    thumbnailUrl: `${preview}.png`,
    uploadDate: film.address ? undefined : `${previewsSince}T00:00:00Z`,
    duration: seconds === null ? undefined : `PT${seconds}S`,
    [kind === 'file' ? 'contentUrl' : 'embedUrl']: url,
  };
}

/** The register as a data set with its files. */
const dataset = (language: Language, siteUrl: string): object => ({
  '@type': 'Dataset',
  name: registerWords.meta.title[language],
  description: registerWords.meta.description[language],
  url: addressIn(language, `${siteUrl}/figures`),
  creator: { '@id': `${siteUrl}/#office` },
  isAccessibleForFree: true,
  license: office.dataLicence && dataLicences[office.dataLicence].address,
  distribution: Object.entries({
    'figures.csv': 'text/csv',
    'figures.json': 'application/json',
    'figures.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }).map(([file, encodingFormat]) => ({
    '@type': 'DataDownload',
    encodingFormat,
    contentUrl: `${siteUrl}/data/${file}`,
  })),
});
