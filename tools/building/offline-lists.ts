/** The files that offline reading stores (OF-1), one list per language, with their sizes. */
import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { knownQueries } from '../../app/content/shared/known-queries.ts';
import { isPagePath, type PagePath } from '../../app/content/shared/pages.ts';
import { byLanguage, type Language, languages } from '../../app/content/text.ts';
import { bytesOf } from '../../app/offline/download.ts';
import { listPath, notKeptPath, type OfflineFile, type OfflineList } from '../../app/offline/offline-copies.ts';
import { routes } from '../../app/routes.ts';
import type { PageIndex } from '../../server/page-index.ts';
import { distDirectory } from '../paths.ts';
import { compressed } from './compress.ts';
import { attribute, elements } from './page-tree.ts';

const inDist = (address: string): string => join(distDirectory, address);
const shortHash = (content: Buffer | string): string => hash('sha256', content, 'base64url').slice(0, 12);

/** @param path its address @param file its path in `dist/`, which differs for pages */
function offlineFile(path: string, file = path): OfflineFile {
  const transferred = existsSync(inDist(`${file}.br`)) ? `${file}.br` : file;
  return { path, bytes: statSync(inDist(transferred)).size, hash: shortHash(readFileSync(inDist(file))) };
}

/** The query parameters that a page answers, at request time or with prerendered variants. `subject` and `project` only fill in a field. */
const answersOf = (path: PagePath): string[] =>
  [
    ...new Set([
      ...(routes[path].answers ?? []),
      ...(knownQueries[path] ?? []).flatMap((query) => [...new URLSearchParams(query).keys()]),
    ]),
  ].filter((name) => name !== 'subject' && name !== 'project');
/** The attributes with the addresses of images, enlarged images and icons, by element. */
const addressAttributes: Record<string, string> = { img: 'src', source: 'srcset', a: 'href', link: 'href' };

/** The addresses of a page's images and guides, without fragments. Films are excluded by extension. */
const filesOfPage = (html: string): string[] =>
  elements(html)
    .map((element) => (attribute(element, addressAttributes[element.tagName] ?? '') ?? '').split('#', 1)[0]!)
    .filter(
      (address) =>
        /^\/[^/].*\.(svg|webp|png|jpg|avif|webmanifest)$/.test(address) || /^\/guides\/.*\.pdf$/.test(address),
    );

/** @returns kilobytes by language */
export async function writeOfflineLists(): Promise<Record<Language, number>> {
  const index: PageIndex = JSON.parse(readFileSync(inDist('pages/index.json'), 'utf8'));
  // With the style sheet, islands and fonts, search and calculators work offline too.
  const assets = globSync('assets/*.{js,css,woff2}', { cwd: distDirectory }).map((file) => `/${file}`);
  const sizes = byLanguage(() => 0);
  for (const language of languages) {
    const own = index.pages.filter((page) => page.language === language && !page.lite && !page.query);
    const pages = own.flatMap(({ path, file }) =>
      isPagePath(path) ? [{ ...offlineFile(path, file), answers: answersOf(path) }] : [],
    );
    const shown = own.flatMap(({ file }) => filesOfPage(readFileSync(inDist(file), 'utf8')));
    const addresses = new Set([...assets, `/search-${language}.json`, notKeptPath(language), '/icon.svg', ...shown]);
    const files = [...addresses].sort().map((address) => offlineFile(address));
    const release = shortHash([...pages, ...files].map(({ path, hash }) => path + hash).join('\n'));
    const list: OfflineList = { language, release, pages, files };
    await compressed(inDist(listPath(language)), Buffer.from(JSON.stringify(list)));
    sizes[language] = Math.ceil(bytesOf(list) / 1_000);
  }
  return sizes;
}
