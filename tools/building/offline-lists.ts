/** What a visitor keeps who asks for offline reading (OF-1), a list a language, with the sizes of the very files. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../app/content/shared/pages.ts';
import { byLanguage, type Language, languages } from '../../app/content/text.ts';
import { bytesOf } from '../../app/offline/keeping.ts';
import { type KeptFile, type KeptList, listPath } from '../../app/offline/kept.ts';
import type { PageIndex } from '../../server/page-index.ts';
import { distDirectory } from '../paths.ts';
import { compressed } from './compress.ts';
import { attribute, elements, pageTree } from './page-tree.ts';

const inDist = (address: string): string => join(distDirectory, address);

function keptFile(path: string, file: string): KeptFile {
  const travelling = existsSync(`${file}.br`) ? `${file}.br` : file;
  const hash = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 12);
  return { path, bytes: statSync(travelling).size, hash };
}

/** Pictures of every size, what enlarged pictures link to, fonts and icons: addresses without their marks. Films and guides stay out. */
function filesOfPage(html: string): string[] {
  const found: (string | undefined)[] = [];
  for (const element of elements(pageTree(html))) {
    const { tagName } = element;
    if (tagName === 'img') found.push(attribute(element, 'src'));
    if (tagName === 'source') found.push(attribute(element, 'srcset'));
    if (tagName === 'a') found.push(attribute(element, 'href'));
    if (tagName === 'link' && /^(preload|icon|manifest)$/.test(attribute(element, 'rel') ?? ''))
      found.push(attribute(element, 'href'));
    if (tagName === 'script') found.push(...(attribute(element, 'data-letters')?.split(/[|,]/) ?? []));
  }
  return found
    .filter((address) => address !== undefined)
    .map((address) => address.split('#', 1)[0]!)
    .filter((address) => /^\/[^/].*\.(svg|webp|png|jpg|avif|woff2|webmanifest)$/.test(address));
}

/** The style sheet and the scripts: with them the toggle, the search and the calculators answer without a line too. */
const application = (): string[] => globSync('assets/*.{js,css}', { cwd: distDirectory }).map((file) => `/${file}`);

/** @returns kilobytes by language */
export async function writeOfflineLists(): Promise<Record<Language, number>> {
  const index: PageIndex = JSON.parse(readFileSync(inDist('pages/index.json'), 'utf8'));
  const sizes = byLanguage(() => 0);
  for (const language of languages) {
    const own = index.pages.filter((page) => page.language === language && !page.lite && !page.query);
    const pages = own
      .filter(({ path }) => (paths as string[]).includes(path))
      .map(({ path, file }) => keptFile(path, inDist(file)));
    const addresses = new Set([...application(), `/search-${language}.json`, '/icon.svg']);
    for (const { file } of own) for (const each of filesOfPage(readFileSync(inDist(file), 'utf8'))) addresses.add(each);
    const files = [...addresses].sort().map((address) => keptFile(address, inDist(address)));
    const release = createHash('sha256')
      .update([...pages, ...files].map(({ path, hash }) => path + hash).join('\n'))
      .digest('base64url')
      .slice(0, 12);
    const list: KeptList = { language, release, pages, files };
    await compressed(inDist(listPath(language)), Buffer.from(JSON.stringify(list)));
    sizes[language] = Math.ceil(bytesOf(list) / 1_000);
  }
  return sizes;
}
