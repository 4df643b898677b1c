/** The office in schema.org's terms: what has been supplied, and nothing else. */
import { office } from '../../app/content/office.ts';
import type { Language } from '../../app/content/text.ts';
import { addressIn } from '../../app/language/detect.ts';

/**
 * What identifies the office on every page; JSON drops undefined values.
 * @param whole whether to include everything about it
 */
export const organisation = (language: Language, siteUrl: string, whole: boolean): object => ({
  '@type': 'Organization',
  '@id': `${siteUrl}/#office`,
  name: office.name[language],
  url: addressIn(language, `${siteUrl}/`),
  ...(whole && about(language, siteUrl)),
});

function about(language: Language, siteUrl: string): object {
  const { legal, company, address } = office;
  const employees = Object.values(office.people).flatMap(({ name, position }) =>
    name ? [{ '@type': 'Person', name: name[language], jobTitle: position[language] }] : [],
  );
  return {
    legalName: legal.name?.[language],
    logo: `${siteUrl}/icon.svg`,
    email: office.email,
    telephone: office.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressCountry: 'DE',
    },
    vatID: legal.vatId,
    identifier: company.ungmNumber && { '@type': 'PropertyValue', propertyID: 'UNGM', value: company.ungmNumber },
    memberOf: legal.chamber && { '@type': 'Organization', name: legal.chamber[language] },
    employee: employees.length > 0 ? employees : undefined,
  };
}
