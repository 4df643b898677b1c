import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { sourceFiles } from './source-files.ts';

const list = 'docs/requirements.md';

/** The rows of the tables: id -> the files of its tests, from the last column. */
const rowsOf = (markdown: string): Map<string, string[]> =>
  new Map(
    [...markdown.matchAll(/^\| ([A-Z]{2}-\d+[a-z]?) \|.*\|([^|]*)\|$/gm)].map(([, id, tests]) => [
      id!,
      [...tests!.matchAll(/`([^`]+)`/g)].map(([, file]) => file!),
    ]),
  );

/** The ids at the start of a test's title: `'CO-2, PA-2: ...'`. */
const idsOf = (text: string): Set<string> =>
  new Set([...text.matchAll(/['"`]((?:[A-Z]{2}-\d+[a-z]?(?:, )?)+): /g)].flatMap(([, ids]) => ids!.split(', ')));

/** Every row of the requirements has a test whose title names it, and every test names a row. */
export function checkRequirements(): string[] {
  const rows = rowsOf(readFileSync(join(root, list), 'utf8'));
  const named = new Map(
    sourceFiles('{app,drawings,server,tools,tests}/**/*.{test,spec}.{ts,tsx}').map(({ file, text }) => [
      file,
      idsOf(text),
    ]),
  );
  const problems = [...named].flatMap(([file, ids]) =>
    [...ids].filter((id) => !rows.has(id)).map((id) => `${file} names ${id}, which is no row of ${list}`),
  );
  for (const [id, files] of rows) {
    if (files.length === 0) problems.push(`${list}: ${id} names no test`);
    for (const file of files)
      if (!named.get(file)?.has(id)) problems.push(`${list}: ${id} names ${file}, where no title begins with it`);
  }
  return problems;
}
