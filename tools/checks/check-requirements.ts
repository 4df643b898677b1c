import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { sourceFiles } from './source-files.ts';

const list = 'docs/requirements.md';

/** The ids that a text names, by the prefixes in use. A drawing's sheet number is padded (`SH-01`) and is not one. */
export const idsIn = (text: string, prefixes: readonly string[]): string[] =>
  [...text.matchAll(new RegExp(`\\b(?:${prefixes.join('|')})-[1-9]\\d?\\b`, 'g'))].map(([id]) => id);

/** The ids that the list explains, in its order. */
export const explainedIds = (markdown: string): string[] =>
  [...markdown.matchAll(/^- \*\*([A-Z]{2}-[1-9]\d?)\*\* /gm)].map(([, id]) => id!);

/** Every requirement id in code and tests has one line in the list. */
export function checkRequirements(): string[] {
  const explained = explainedIds(readFileSync(join(root, list), 'utf8'));
  const prefixes = [...new Set(explained.map((id) => id.slice(0, 2)))];
  const problems = explained.filter((id, at) => explained.indexOf(id) !== at).map((id) => `${list} has ${id} twice`);
  for (const { file, text } of sourceFiles('{app,drawings,server,tools,tests}/**/*.{ts,tsx,js,css}')) {
    const unknown = new Set(idsIn(text, prefixes)).difference(new Set(explained));
    for (const id of unknown) problems.push(`${file} names ${id}, which ${list} does not explain`);
  }
  return problems;
}
