/** Writes every page as a complete and compressed file, in both languages. */
import { hash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PagePath, pageLanguages } from '../../app/content/shared/pages.ts';
import { byLanguage, languages } from '../../app/content/text.ts';
import type { DocumentHead } from '../../app/document/document-head.tsx';
import type * as Render from '../../app/document/render.tsx';
import { prerenderedQueries, routes } from '../../app/routes.ts';
import type { PageIndex } from '../../server/page-index.ts';
import { openData } from '../open-data/data-files.ts';
import { figuresWorkbook } from '../open-data/workbooks.ts';
import { writeShare, writeStills } from '../paint/write-images.ts';
import { buildDirectory, distDirectory } from '../paths.ts';
import { readClientFiles } from './client-files.ts';
import { compressed } from './compress.ts';
import { buildFonts } from './fonts.ts';
import { loadDrawings } from './load-code.ts';
import { createSearchTexts } from './make-search-texts.ts';
import { elements } from './page-tree.ts';
import { startScript } from './start-script.ts';
import { structuredData } from './structured-data.ts';
import { drawingsOf, writeDrawings } from './write-drawings.ts';

const notFoundName = '404';
const registerPath = '/figures';

/** @param siteUrl without a trailing slash @returns how many files were written */
export async function prerenderPages(siteUrl: string): Promise<number> {
  const { renderPage, renderTooMuch, registerRows } = (await import(
    join(buildDirectory, 'server/render.js')
  )) as typeof Render;
  const drawings = await loadDrawings();
  await writeStills(drawings);
  const { site, print, modules } = readClientFiles();
  const { css, files: fonts } = await buildFonts();
  const sheet = addFonts(site, css);
  const start = await startScript();
  const pages: PageIndex['pages'] = [];
  const jobs: Promise<void>[] = [];
  const write = (name: string, html: string) => {
    const file = `pages/${name}`;
    jobs.push(compressed(join(distDirectory, file), Buffer.from(html)));
    return file;
  };
  const rows = await registerRows();
  const searchTexts = byLanguage((language) => createSearchTexts(language, rows));
  /** The pages that show a figure, by its id. */
  const shownOn: Record<string, string[]> = {};
  /** The drawings that pages ask for. */
  const shown = new Set<string>();

  async function prerender(path: PagePath | typeof notFoundName, query: string): Promise<void> {
    const isPage = path !== notFoundName;
    const address = isPage ? path + (query && `?${query}`) : `/${path}`;
    for (const language of languages) {
      const data = isPage ? structuredData(path, language, siteUrl) : undefined;
      const spoken = (isPage && pageLanguages[path]) || language;
      const head: DocumentHead = { sheet, fonts: fonts[spoken], print, start, data };
      const figures = new Set<string>();
      const full = await renderPage(address, language, { head, modules, built: { shownOn }, figures });
      if (isPage && !query) {
        if (path !== registerPath && language === languages[0])
          for (const id of figures) shownOn[id] = [...(shownOn[id] ?? []), path];
        const parts = elements(full);
        searchTexts[language].add(path, parts);
        jobs.push(writeShare(drawings, path, language, parts));
      }
      for (const file of drawingsOf(full)) shown.add(file);
      const name = `${fileName(path, query)}.${language}`;
      const page = { path, query, language };
      pages.push({ ...page, file: write(`${name}.html`, full) });
    }
  }

  // The register lists the pages that show its figures, so it comes last.
  const others = Object.keys(routes).filter((path) => path !== registerPath);
  for (const path of [...others, registerPath] as PagePath[]) {
    for (const query of ['', ...(prerenderedQueries[path] ?? [])]) await prerender(path, query);
  }
  await prerender(notFoundName, '');
  jobs.push(writeDrawings(drawings, shown));
  for (const language of languages) {
    const file = join(distDirectory, `search-${language}.json`);
    jobs.push(compressed(file, Buffer.from(JSON.stringify(searchTexts[language].texts))));
  }
  const index: PageIndex = {
    pages,
    script: policyHash(start),
    answers: {
      sheet,
      print,
      fonts,
      start,
      modules,
      tooMuch: byLanguage((language) => write(`429.${language}.html`, renderTooMuch(language, sheet))),
    },
  };
  const figures = await registerRows({ shownOn });
  for (const [name, text] of Object.entries(openData(figures)))
    jobs.push(compressed(join(distDirectory, 'data', name), Buffer.from(text)));
  writeFileSync(join(distDirectory, 'data/figures.xlsx'), await figuresWorkbook(figures));
  await Promise.all(jobs);
  writeFileSync(join(distDirectory, 'pages/index.json'), JSON.stringify(index));
  return pages.length;
}

/** Writes the style sheet with the rules of the fonts, whose names are known only now. @returns its address */
function addFonts(site: string, fonts: string): string {
  const css = readFileSync(join(distDirectory, site), 'utf8') + fonts;
  rmSync(join(distDirectory, site));
  const sheet = `/assets/site-${hash('sha256', css).slice(0, 8)}.css`;
  writeFileSync(join(distDirectory, sheet), css);
  return sheet;
}

/** The hash that a content security policy names. */
const policyHash = (text: string): string => `sha256-${hash('sha256', text, 'base64')}`;

/** `/` -> `home`, `/projects?status=completed` -> `projects--status-completed`. */
function fileName(path: string, query: string): string {
  const base = path === '/' ? 'home' : path.replace(/^\//, '');
  return query ? `${base}--${query.replace(/[^a-z0-9]+/gi, '-')}` : base;
}
