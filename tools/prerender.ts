/** Writes every page, in both languages and both variants, as a finished and compressed file; the server only hands them out. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PagePath } from '../app/content/shared/pages.ts';
import type { Language } from '../app/content/text.ts';
import { routes } from '../app/routes.ts';
import type { SearchEntry } from '../app/search/search.ts';
import type * as ServerRender from '../app/start/server-render.tsx';
import { slots } from '../app/start/slots.ts';
import { compressed } from './compress.ts';
import { contentCharacters } from './content-characters.ts';
import { buildFonts, type FontFile } from './fonts.ts';
import type { PageIndex } from './page-index.ts';
import { buildDirectory, distDirectory, root } from './paths.ts';
import { searchEntry } from './search-entry.ts';
import { structuredData } from './structured-data.ts';
import { usedStyles } from './used-styles.ts';
import { writeDrawings } from './write-drawings.ts';

/** A piece of Vite's manifest. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const languages: Language[] = ['ar', 'en'];
export const notFoundName = '404';

/** @returns how many files were written */
export async function prerenderPages(): Promise<number> {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(distDirectory, '.vite/manifest.json'), 'utf8'));
  const { renderPage } = (await import(join(buildDirectory, 'ssr/server-render.js'))) as typeof ServerRender;
  await writeDrawings();
  const siteUrl = process.env.VITE_SITE_URL ?? '';
  const fonts = await buildFonts(await contentCharacters(), distDirectory);
  const sheet = appStyles(manifest);
  const styles = readFileSync(join(distDirectory, sheet), 'utf8');
  const boot = await minified(readFileSync(join(root, 'app/start/boot.js'), 'utf8'));
  const index: PageIndex = { pages: [], script: hash(boot) };
  const jobs: Promise<void>[] = [];
  const write = (name: string, html: string) => {
    const file = join(distDirectory, 'pages', name);
    mkdirSync(join(file, '..'), { recursive: true });
    jobs.push(compressed(file, Buffer.from(html)));
    return { file: `pages/${name}`, etag: hash(html).slice(7, 23) };
  };

  const addresses: { path: string; query: string; sources: readonly string[] }[] = Object.entries(routes).flatMap(
    ([path, route]) =>
      ['', ...(route.variants ?? [])].map((query) => ({
        path,
        query,
        sources: route.sources ?? [sourceOf(route.load)],
      })),
  );
  addresses.push({ path: notFoundName, query: '', sources: ['app/pages/not-found/page.tsx'] });

  const searchIndex: Record<Language, SearchEntry[]> = { ar: [], en: [] };
  for (const { path, query, sources } of addresses) {
    const address = path === notFoundName ? `/${slots.path}` : path + (query && `?${query}`);
    const rendered = { ar: await renderPage(address, 'ar'), en: await renderPage(address, 'en') };
    // One for both languages, so that the toggle finds its rules as well.
    const used = usedStyles(styles, Object.values(rendered));
    // Projects fetch the code of their films on its own, and most have none; a page that shows some asks for it at once.
    const parts =
      sources.includes(projectSource) && rendered.ar.includes('.mp4"') ? [...sources, filmsSource] : sources;
    for (const language of languages) {
      const html = rendered[language];
      if (path !== notFoundName && !query) searchIndex[language].push(searchEntry(path, html));
      const name = `${fileName(path, query)}.${language}`;
      const head = {
        style: fonts.css + used,
        // The community page is Arabic inside either shell.
        fonts: fonts.files[html.includes('all-arabic') ? 'ar' : language],
        boot: { code: boot, app: appParts(manifest, parts), sheet: `/${sheet}` },
        data: path === notFoundName ? undefined : structuredData(path as PagePath, language, siteUrl),
      };
      const page = { path, query, language };
      index.pages.push(
        { ...page, lite: false, style: hash(head.style), ...write(`${name}.html`, withHead(html, head)) },
        { ...page, lite: true, style: hash(used), ...write(`${name}.lite.html`, withHead(html, { style: used })) },
      );
    }
  }
  for (const language of languages) {
    jobs.push(
      compressed(join(distDirectory, `search-${language}.json`), Buffer.from(JSON.stringify(searchIndex[language]))),
    );
  }
  await Promise.all(jobs);
  writeFileSync(join(distDirectory, 'pages/index.json'), JSON.stringify(index));
  return index.pages.length;
}

const hash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** `/` -> `home`, `/projects?status=completed` -> `projects--status-completed`. */
function fileName(path: string, query: string): string {
  const base = path === '/' ? 'home' : path.replace(/^\//, '');
  return query ? `${base}--${query.replace(/[^a-z0-9]+/gi, '-')}` : base;
}

/** The module a route loads, as Vite's manifest names it. */
const sourceOf = (load: () => unknown): string => `app/${/import\('\.\/([^']+)'\)/.exec(load.toString())![1]}`;

/** A chunk and all that it imports at once, each once, the chunk first. */
function withImports(manifest: Record<string, Chunk>, key: string, seen = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[key];
  if (chunk && !seen.has(chunk)) {
    seen.add(chunk);
    for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
  }
  return seen;
}

const entry = 'app/start/client.tsx';
const projectSource = 'app/pages/project/page.tsx';
const filmsSource = 'app/pages/project/films.tsx';

/** Everything the application needs to start on one page: the entry first, then what it and the page import. */
function appParts(manifest: Record<string, Chunk>, pages: readonly string[]): string[] {
  const parts = withImports(manifest, entry);
  for (const page of pages) withImports(manifest, page, parts);
  return [...parts].map((chunk) => `/${chunk.file}`);
}

/** The style sheet of the site, wherever the bundler put it. */
function appStyles(manifest: Record<string, Chunk>): string {
  const sheets = new Set([...withImports(manifest, entry)].flatMap((chunk) => chunk.css ?? []));
  const [sheet] = sheets;
  if (!sheet || sheets.size > 1) throw new Error(`The application has ${sheets.size} style sheets instead of one`);
  return sheet;
}

/**
 * Puts in what only the finished page has: styles, font preloads, the boot script. React renders none of these, so it steps
 * over them when it takes over the document.
 */
function withHead(
  html: string,
  head: {
    style: string;
    fonts?: FontFile[];
    boot?: { code: string; app: string[]; sheet: string };
    data?: string;
  },
): string {
  const preloads = (head.fonts ?? [])
    .filter((font) => font.family !== 'Sheet Mono')
    .slice(0, 2)
    .map((font) => `<link rel="preload" href="${font.href}" as="font" type="font/woff2" crossorigin="">`)
    .join('');
  const boot = head.boot
    ? `<script data-app="${head.boot.app.join(' ')}" data-sheet="${head.boot.sheet}">${head.boot.code}</script>`
    : '';
  const data = head.data ? `<script type="application/ld+json">${head.data}</script>` : '';
  // A slow phone may paint between two pieces of the document; the header's parts would move as the next of them arrives.
  const whole = '<link rel="expect" href="#main" blocking="render">';
  return html.replace('</head>', () => `${whole}${boot}${data}${preloads}<style>${head.style}</style></head>`);
}

async function minified(code: string): Promise<string> {
  const { minifySync } = await import('vite');
  return minifySync('boot.js', code, { mangle: true, compress: true }).code.trim();
}
