import { office } from '../app/content/office.ts';
import { type PagePath, pageNames } from '../app/content/shared/pages.ts';
import type { Language } from '../app/content/text.ts';

/** What search engines are told in their own words (schema.org): the office, and the way to the page. Nothing that the page does not say. */
export function structuredData(path: PagePath, language: Language, siteUrl: string): string {
  const address = (to: string) => `${siteUrl}${to}${language === 'en' ? '?lang=en' : ''}`;
  const graph: object[] = [
    {
      '@type': 'Organization',
      '@id': `${siteUrl}/#office`,
      name: office.name[language],
      url: address('/'),
      logo: `${siteUrl}/icon.svg`,
      email: office.email,
      telephone: office.phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: office.address.street,
        addressLocality: office.address.city,
        addressCountry: 'DE',
      },
    },
  ];
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
  // `<` can't end the element it stands in.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

/** Home, then each part of the path that is a page. */
function trailTo(path: PagePath): PagePath[] {
  const steps = path.split('/').filter(Boolean);
  const parents = steps
    .map((_, index) => `/${steps.slice(0, index + 1).join('/')}`)
    .filter((step): step is PagePath => step in pageNames);
  return ['/', ...parents];
}
