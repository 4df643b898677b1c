/** Site map, robots.txt, web manifests, security.txt. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { terms } from '../../app/content/glossary/term-list.ts';
import { office } from '../../app/content/office.ts';
import { paths } from '../../app/content/shared/pages.ts';
import { site } from '../../app/content/site.ts';
import { type Language, languages } from '../../app/content/text.ts';
import { addressIn, directionOf, fallbackLanguage } from '../../app/language/detect.ts';
import { glossaryCsv } from '../open-data/glossary-csv.ts';
import { glossaryWorkbook } from '../open-data/workbooks.ts';
import { icons, maskableIcons, writeIcons } from '../paint/icons.ts';
import { distDirectory } from '../paths.ts';
import { token } from './tokens.ts';

/** @param siteUrl without a trailing slash */
export async function writeSiteFiles(siteUrl: string): Promise<void> {
  const write = (name: string, content: string | Buffer) => writeFileSync(join(distDirectory, name), content);
  for (const folder of ['data', '.well-known']) mkdirSync(join(distDirectory, folder), { recursive: true });
  write('sitemap.xml', siteMap(siteUrl));
  write('robots.txt', `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  for (const language of languages) write(`manifest-${language}.webmanifest`, JSON.stringify(manifest(language)));
  await writeIcons(write);
  write('data/glossary.csv', glossaryCsv(terms));
  write('data/glossary.xlsx', await glossaryWorkbook());
  write('.well-known/security.txt', securityText(siteUrl, new Date()));
}

/** Every page in every language, each with its alternates. */
function siteMap(siteUrl: string): string {
  const entries = paths.flatMap((path) => {
    const address = (language: Language) => addressIn(language, siteUrl + path);
    const link = (name: string, language: Language) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${address(language)}"/>`;
    const links = languages.map((language) => link(language, language)).join('') + link('x-default', fallbackLanguage);
    return languages.map((language) => `<url><loc>${address(language)}</loc>${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`;
}

const manifest = (language: Language) => ({
  name: site.name[language],
  short_name: site.shortName[language],
  description: site.description[language],
  lang: language,
  dir: directionOf(language),
  start_url: `/?lang=${language}`,
  display: 'minimal-ui',
  background_color: token('paper'),
  theme_color: token('paper'),
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...icons.map((icon) => png(icon, 'any')),
    ...maskableIcons.map((icon) => png(icon, 'maskable')),
  ],
});

const png = ({ file, size }: (typeof icons)[number], purpose: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** RFC 9116. Valid for a year from the build, the recommended maximum. */
function securityText(siteUrl: string, today: Date): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), today.getUTCDate())).toISOString();
  return `Contact: mailto:${office.email}\nExpires: ${expires}\nPreferred-Languages: ar, en, de\nCanonical: ${siteUrl}/.well-known/security.txt\n`;
}
