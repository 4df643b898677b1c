/** The files that robots, phones and security researchers ask for: site map, robots.txt, web manifests, security.txt. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { terms } from '../../app/content/glossary/term-list.ts';
import { office } from '../../app/content/office.ts';
import { site } from '../../app/content/site.ts';
import { type Language, languages } from '../../app/content/text.ts';
import { addressIn, directionOf, fallbackLanguage } from '../../app/language/detect.ts';
import { glossaryCsv } from '../open-data/glossary-csv.ts';
import { distDirectory } from '../paths.ts';
import { token } from './tokens.ts';

/** @param siteUrl without a slash at the end; @param paths every page that is to be found */
export function writeSiteFiles(siteUrl: string, paths: readonly string[], today: Date): void {
  const write = (name: string, text: string) => writeFileSync(join(distDirectory, name), text);
  write('sitemap.xml', siteMap(siteUrl, paths));
  write('robots.txt', `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  for (const language of languages) write(`manifest-${language}.webmanifest`, JSON.stringify(manifest(language)));
  mkdirSync(join(distDirectory, 'data'), { recursive: true });
  write('data/glossary.csv', glossaryCsv(terms));
  mkdirSync(join(distDirectory, '.well-known'), { recursive: true });
  write('.well-known/security.txt', securityText(siteUrl, today));
}

/** Every page in every language, each naming its alternates. */
function siteMap(siteUrl: string, paths: readonly string[]): string {
  const address = (path: string, language: Language) => addressIn(language, siteUrl + path);
  const entries = paths.flatMap((path) =>
    languages.map(
      (language) =>
        `<url><loc>${address(path, language)}</loc>${languages
          .map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${address(path, other)}"/>`)
          .join('')}<xhtml:link rel="alternate" hreflang="x-default" href="${address(path, fallbackLanguage)}"/></url>`,
    ),
  );
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
  icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
});

/** RFC 9116. Valid for a year from the build, as the standard recommends at most. */
function securityText(siteUrl: string, today: Date): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), today.getUTCDate())).toISOString();
  return `Contact: mailto:${office.email}\nExpires: ${expires}\nPreferred-Languages: ar, en, de\nCanonical: ${siteUrl}/.well-known/security.txt\n`;
}
