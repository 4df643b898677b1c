/** The office and what it offers in the words of search engines (schema.org): what has been supplied, and nothing else. */
import { office } from '../../app/content/office.ts';
import { solutionIds, solutions } from '../../app/content/solutions.ts';
import type { Language } from '../../app/content/text.ts';

/** What identifies the office on every page. @param whole whether with all that is said of it */
export const organisation = (language: Language, siteUrl: string, home: string, whole: boolean): object => {
  const { legal, company, address } = office;
  const named = {
    '@type': 'Organization',
    '@id': `${siteUrl}/#office`,
    name: office.name[language],
    url: home,
  };
  if (!whole) return named;
  return {
    ...named,
    ...(legal.name ? { legalName: legal.name[language] } : {}),
    logo: `${siteUrl}/icon.svg`,
    email: office.email,
    telephone: office.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressCountry: 'DE',
    },
    ...(legal.vatId ? { vatID: legal.vatId } : {}),
    ...(company.ungmNumber
      ? { identifier: { '@type': 'PropertyValue', propertyID: 'UNGM', value: company.ungmNumber } }
      : {}),
    ...(legal.chamber ? { memberOf: { '@type': 'Organization', name: legal.chamber[language] } } : {}),
    ...staff(language),
  };
};

/** Who leads the office, where they are named. */
function staff(language: Language): object {
  const named = Object.values(office.people).flatMap(({ name, position }) =>
    name ? [{ '@type': 'Person', name: name[language], jobTitle: position[language] }] : [],
  );
  return named.length > 0 ? { employee: named } : {};
}

/** The four solutions as services. @param described where the page says what each is */
export const services = (
  language: Language,
  siteUrl: string,
  address: (to: string) => string,
  described: boolean,
): object[] =>
  solutionIds.map((id) => {
    const { title, text } = solutions.items[id];
    return {
      '@type': 'Service',
      name: title[language],
      ...(described ? { description: text[language] } : {}),
      url: `${address('/solutions')}#${id}`,
      provider: { '@id': `${siteUrl}/#office` },
    };
  });
