/** Writes every page, in both languages and both variants, as a finished and compressed file; the server only hands them out. */
import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, transformWithOxc } from 'vite';
import { knownQueries } from '../../app/content/shared/known-queries.ts';
import { type PagePath, pageLanguages } from '../../app/content/shared/pages.ts';
import { byLanguage, languages } from '../../app/content/text.ts';
import { notFound, routes } from '../../app/routes.ts';
import type { DocumentHead, StartParts } from '../../app/start/document-head.tsx';
import type * as ServerRender from '../../app/start/server-render.tsx';
import { patience } from '../../app/ui/fetch-code.ts';
import type { PageIndex } from '../../server/page-index.ts';
import { openData } from '../open-data/data-files.ts';
import { FiguresFound } from '../open-data/found.ts';
import { figuresWorkbook } from '../open-data/workbooks.ts';
import { writeShare, writeStills } from '../paint/write.ts';
import { buildDirectory, distDirectory, root } from '../paths.ts';
import { readApplication } from './application-parts.ts';
import { compressed } from './compress.ts';
import { buildFonts } from './fonts.ts';
import { loadDrawings } from './load-code.ts';
import { createSearchTexts } from './make-search-texts.ts';
import { setApart, writeApart } from './set-apart.ts';
import { structuredData } from './structured-data.ts';
import { usedStyles } from './used-styles.ts';
import { writeDrawings } from './write-drawings.ts';

const notFoundName = '404';
const registerPath = '/figures';

/** @param siteUrl without a slash at the end @returns how many files were written */
export async function prerenderPages(siteUrl: string): Promise<number> {
  const { renderPage, renderTooMuch, registerRows, tellPages } = (await import(
    join(buildDirectory, 'server/server-render.js')
  )) as typeof ServerRender;
  const drawings = await loadDrawings();
  await writeDrawings(drawings);
  await writeStills(drawings);
  const { sheet, parts } = readApplication();
  const fonts = await buildFonts();
  const styles = setApart(readFileSync(join(distDirectory, sheet), 'utf8'));
  const apart = writeApart(styles.apart);
  const boot = await minified(readFileSync(join(root, 'app/start/boot.js'), 'utf8'));
  const pages: PageIndex['pages'] = [];
  const answerParts: Record<string, StartParts> = { [notFoundName]: parts(notFound) };
  const jobs: Promise<void>[] = [];
  const write = (name: string, html: string) => {
    const file = `pages/${name}`;
    jobs.push(compressed(join(distDirectory, file), Buffer.from(html)));
    return { file, etag: policyHash(html).slice(7, 23) };
  };
  const rows = await registerRows();
  const searchTexts = byLanguage((language) => createSearchTexts(language, rows));
  const found = new FiguresFound();

  async function prerender(path: PagePath | typeof notFoundName, query: string, route: typeof notFound): Promise<void> {
    const isPage = path !== notFoundName;
    const address = isPage ? path + (query && `?${query}`) : `/${path}`;
    // First without its styles, to see which ones it needs.
    const bare = byLanguage(() => '');
    for (const language of languages) bare[language] = await renderPage(address, language);
    if (isPage && path !== registerPath && !query) for (const html of Object.values(bare)) found.read(path, html);
    // One for both languages, so that the toggle finds its rules as well.
    const style = usedStyles(styles.screen, Object.values(bare));
    for (const language of languages) {
      const html = bare[language];
      if (isPage && !query) {
        searchTexts[language].add(path, html);
        jobs.push(writeShare(drawings, path, language, html));
      }
      const head: DocumentHead = {
        style,
        apart,
        boot: {
          code: boot,
          parts: partsOn(html, parts(route)),
          letters: fonts.files[pageLanguages[path] ?? language],
        },
        data: isPage ? structuredData(path, language, siteUrl) : undefined,
      };
      const full = await renderPage(address, language, { head });
      const lite = await renderPage(address, language, { head: { style, apart } });
      const name = `${fileName(path, query)}.${language}`;
      const page = { path, query, language, style: policyHash(style) };
      pages.push(
        { ...page, lite: false, ...write(`${name}.html`, full) },
        { ...page, lite: true, ...write(`${name}.lite.html`, lite) },
      );
    }
  }

  // The register is told which pages show its figures, so it comes last.
  const others = Object.keys(routes).filter((path) => path !== registerPath);
  for (const path of [...others, registerPath] as PagePath[]) {
    const route = routes[path];
    if (path === registerPath) tellPages(found.byId);
    for (const query of ['', ...(knownQueries[path] ?? [])]) await prerender(path, query, route);
    if (route.answers) answerParts[path] = parts(route);
  }
  await prerender(notFoundName, '', notFound);
  for (const language of languages) {
    const file = join(distDirectory, `search-${language}.json`);
    jobs.push(compressed(file, Buffer.from(JSON.stringify(searchTexts[language].texts))));
  }
  const index: PageIndex = {
    pages,
    script: policyHash(boot),
    answers: {
      sheet,
      boot,
      fonts: {
        style: fonts.css,
        hash: policyHash(fonts.css),
        files: byLanguage((language) => fonts.files[language].slice(0, 2).map(({ href }) => href)),
        letters: fonts.files,
      },
      tooMuch: byLanguage((language) => write(`429.${language}.html`, renderTooMuch(language, sheet))),
      parts: answerParts,
    },
  };
  const figures = await registerRows();
  for (const [name, text] of Object.entries(openData(figures, siteUrl)))
    jobs.push(compressed(join(distDirectory, 'data', name), Buffer.from(text)));
  writeFileSync(join(distDirectory, 'data/figures.xlsx'), await figuresWorkbook(figures));
  await Promise.all(jobs);
  writeFileSync(join(distDirectory, 'pages/index.json'), JSON.stringify(index));
  return pages.length;
}

/** What a control opens that the page does not have, its start need not know of. */
function partsOn(html: string, parts: StartParts): StartParts {
  const { app, sheet, ...opened } = parts;
  const missing = Object.keys(opened).filter((name) => !html.includes(`data-answers="${name}"`));
  return { ...parts, ...Object.fromEntries(missing.map((name) => [name, []])) };
}

/** As a content security policy names a script or a style. */
const policyHash = (text: string): string => `sha256-${hash('sha256', text, 'base64')}`;

/** `/` -> `home`, `/projects?status=completed` -> `projects--status-completed`. */
function fileName(path: string, query: string): string {
  const base = path === '/' ? 'home' : path.replace(/^\//, '');
  return query ? `${base}--${query.replace(/[^a-z0-9]+/gi, '-')}` : base;
}

async function minified(code: string): Promise<string> {
  const define = { __LANGUAGES__: JSON.stringify(languages), __PATIENCE__: String(patience) };
  const known = await transformWithOxc(code, 'boot.js', { define });
  return minifySync('boot.js', known.code, { mangle: true, compress: true }).code.trim();
}
