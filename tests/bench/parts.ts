/** What the HTML of a page is made of: by how much each of its parts makes it heavier on the line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PageIndex } from '../../server/page-index.ts';
import { distDirectory } from '../../tools/paths.ts';
import { median } from './paint.ts';

const parts = {
  'its styles': /<style>[\s\S]*?<\/style>/,
  'the script in its head': /<script data-app[\s\S]*?<\/script>/,
  'for search engines': /<script type="application\/ld\+json">[\s\S]*?<\/script>/,
  'header and footer': /(?<=<body[^>]*>)[\s\S]*?(?=<main)|(?<=<\/main>)[\s\S]*(?=<\/body>)/g,
  'the page itself': /<main[\s\S]*<\/main>/,
};
export const partNames = [...Object.keys(parts), 'its words alone'];

/** What is missing when a part is left out, in bytes with Brotli, and the words of the page without anything else. */
function partsOf(html: string): number[] {
  const size = (text: string) => brotliCompressSync(text).length;
  const whole = size(html);
  const [main] = parts['the page itself'].exec(html)!;
  return [
    ...Object.values(parts).map((part) => whole - size(html.replaceAll(new RegExp(part, 'g'), ''))),
    size(main.replace(/<[^>]+>/g, ' ')),
  ];
}

/** Home, and the middle of the inner pages, of each language. */
export function htmlParts(): { of: string; language: string; bytes: number[] }[] {
  const { pages }: PageIndex = JSON.parse(readFileSync(join(distDirectory, 'pages/index.json'), 'utf8'));
  const full = pages
    .filter(({ query, lite, path }) => !query && !lite && path !== '404')
    .map((page) => ({ ...page, bytes: partsOf(readFileSync(join(distDirectory, page.file), 'utf8')) }));
  return ['ar', 'en'].flatMap((language) => {
    const own = full.filter((page) => page.language === language);
    const inner = own.filter(({ path }) => path !== '/');
    return [
      { of: 'home', language, bytes: own.find(({ path }) => path === '/')!.bytes },
      {
        of: `the middle of ${inner.length} inner pages`,
        language,
        bytes: partNames.map((_, at) => median(inner.map(({ bytes }) => bytes[at]!))),
      },
    ];
  });
}
