import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { builtPages } from '../../tests/pages/built.ts';
import { distDirectory } from '../paths.ts';

/** The lines that no page may cross, in kB (1,000 bytes) as transferred with Brotli to a phone. A line only ever moves down. */
const lines = {
  /** HTML with its styles, the close-up at the top, and the two fonts of its text where a phone fetches them for it. */
  home: 25.5,
  inner: 42,
  /** HTML with its styles, and the close-up at the top. */
  liteHome: 23.5,
  liteInner: 20.5,
  /** What arrives before a page answers: the entry, what it imports, the page's own code, that of its films too. */
  application: 101,
  /** The planner brings its calculation, its table of values and its sources in both languages. */
  planner: 115,
  bootScript: 2,
};

/** `app/start/boot.js`: what has cost a phone more fetches no letters, and home, with its fifteen screens, is too long for them. */
const lettersUpTo = 18;

const size = (file: string) => statSync(join(distDirectory, file)).size;
const compressedSizes = new Map<string, number>();

/** Most parts are those of every page: each is compressed once. */
function compressedSize(address: string): number {
  const bytes = compressedSizes.get(address) ?? brotliCompressSync(readFileSync(join(distDirectory, address))).length;
  compressedSizes.set(address, bytes);
  return bytes;
}

describe('no page grows past its line', () => {
  test.each(
    builtPages()
      .filter(({ query }) => !query)
      .map((page) => [`${page.path} ${page.language}${page.lite ? ' without scripts' : ''}`, page] as const),
  )('%s', (_, page) => {
    const html = readFileSync(join(distDirectory, page.file), 'utf8');
    const pictures = [...html.matchAll(/<img [^>]*src="([^"#]+\.svg)(?:#clear)?"[^>]*>/g)].filter(
      ([tag]) => !tag.includes('loading="lazy"'),
    );
    const document = pictures.reduce((sum, [, src]) => sum + size(`${src}.br`), size(`${page.file}.br`));
    if (page.lite) {
      expect(html).not.toContain('<script');
      expect(document / 1_000).toBeLessThan(page.path === '/' ? lines.liteHome : lines.liteInner);
      return;
    }
    const [, letters] = / data-letters="([^"]+)"/.exec(html)!;
    const fonts = letters!.split(',', 2).map((face) => size(face.split('|')[2]!));
    const fetched = page.path !== '/' && document / 1_000 <= lettersUpTo ? fonts : [];
    const total = fetched.reduce((sum, bytes) => sum + bytes, document);
    expect(total / 1_000).toBeLessThan(page.path === '/' ? lines.home : lines.inner);
    const [, parts, boot] = /<script data-app="([^"]+)"[^>]*>([\s\S]*?)<\/script>/.exec(html)!;
    expect(brotliCompressSync(boot!).length / 1_000).toBeLessThan(lines.bootScript);
    const application = parts!.split(' ').reduce((sum, part) => sum + compressedSize(part), 0);
    expect(application / 1_000).toBeLessThan(page.path === '/planner' ? lines.planner : lines.application);
  });
});
