import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { moduleNames } from '../../app/islands/list.ts';
import type { PageIndex } from '../../server/page-index.ts';
import { builtPages } from '../../tests/pages/built-pages.ts';
import { distDirectory } from '../paths.ts';
import { attribute, elements } from './page-tree.ts';

/** Maximum sizes in kB (1,000 bytes), Brotli. */
const largest = {
  /** HTML and the images of a phone's first screen. */
  home: 20,
  inner: 27,
  /** The style sheet of every page. */
  sheet: 16,
  startScript: 2,
  /** Each enhancement and island with everything it imports; React is in each island, and a visitor fetches it once. */
  modules: {
    'glossary-filter': 4.6,
    'mail-form': 6,
    menu: 1,
    'office-map': 0.5,
    share: 1,
    'carbon-dialog': 77,
    planner: 94,
    'search-dialog': 88,
    viewer: 78,
    'render-island': 66,
  },
} as const;

const size = (file: string) => statSync(join(distDirectory, file)).size;

test.each(
  builtPages()
    .filter(({ query }) => !query)
    .map((page) => [`${page.path} ${page.language}`, page] as const),
)('%s stays within its size', (_, page) => {
  const html = readFileSync(join(distDirectory, page.file), 'utf8');
  const parts = elements(html);
  const pictures = parts
    .filter((part) => part.tagName === 'img' && attribute(part, 'loading') !== 'lazy')
    .map((part) => attribute(part, 'src')!.split('#', 1)[0]!)
    .filter((src) => src.endsWith('.svg'));
  const document = pictures.reduce((sum, src) => sum + size(`${src}.br`), size(`${page.file}.br`));
  expect(document / 1_000).toBeLessThan(page.path === '/' ? largest.home : largest.inner);
});

const { answers }: PageIndex = JSON.parse(readFileSync(join(distDirectory, 'pages/index.json'), 'utf8'));
const weights = new Map<string, number>();

function weight(file: string): number {
  const bytes = weights.get(file) ?? brotliCompressSync(readFileSync(join(distDirectory, file))).length;
  weights.set(file, bytes);
  return bytes;
}

/** The mail library, which the form imports once it is there. */
const library = globSync('assets/es-*.js', { cwd: distDirectory }).map((file) => `/${file}`);

test.each(moduleNames)('%s stays within its size', (name) => {
  const files = [...answers.modules[name], ...(name === 'mail-form' ? library : [])];
  expect(files.reduce((sum, file) => sum + weight(file), 0) / 1_000).toBeLessThan(largest.modules[name]);
});

test('the style sheet and the start script stay within their sizes', () => {
  expect(size(`${answers.sheet}.br`) / 1_000).toBeLessThan(largest.sheet);
  expect(brotliCompressSync(answers.start).length / 1_000).toBeLessThanOrEqual(largest.startScript);
});
