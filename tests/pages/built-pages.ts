import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, Window } from 'happy-dom';
import type { Language } from '../../app/content/text.ts';
import type { PageIndex } from '../../server/page-index.ts';
import { distDirectory } from '../../tools/paths.ts';

/** A file of the build. @throws Error without a build; otherwise these tests would pass without testing anything */
export function builtPages(): PageIndex['pages'] {
  const index = join(distDirectory, 'pages/index.json');
  if (!existsSync(index)) throw new Error('dist/ has no pages: npm run build comes first (npm test does both)');
  return (JSON.parse(readFileSync(index, 'utf8')) as PageIndex).pages;
}

const parsers = new Window();
const parsed = new Map<string, Document>();

/** A tree of HTML, whose scripts do not run and whose files are not fetched. */
export const parseHtml = (html: string) => new parsers.DOMParser().parseFromString(html, 'text/html') as Document;

export const builtHtml = (file: string): string => readFileSync(join(distDirectory, file), 'utf8');

/** The built page of a path (or `404`) as a tree; scripts don't run. */
export function builtPage(path: string, language: Language, { query = '' } = {}): Document {
  const page = builtPages().find((one) => one.path === path && one.language === language && one.query === query);
  if (!page) throw new Error(`dist/ has no ${path} (${language})`);
  if (!parsed.has(page.file)) parsed.set(page.file, parseHtml(builtHtml(page.file)));
  return parsed.get(page.file)!;
}
