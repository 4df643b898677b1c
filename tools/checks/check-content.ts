import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isText, type Part, partsOf, type RichText } from '../../app/content/rich-text.ts';
import { languages } from '../../app/content/text.ts';
import { isRightToLeft } from '../../app/language/detect.ts';
import { figureIds } from '../../app/language/format.ts';
import { root } from '../paths.ts';
import { wordProblems } from './check-words.ts';
import { withoutNames } from './names-with-digits.ts';

/**
 * What types can't check: empty texts, lists of different length, values missing in one language, forbidden glyphs,
 * banned words.
 */
export async function checkContent(): Promise<string[]> {
  const problems: string[] = [];
  for (const file of globSync('app/content/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).sort()) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href);
    const seen = new Set<object>();
    for (const [name, value] of Object.entries(module)) walk(`${file} ${name}`, value, problems, seen);
  }
  return problems;
}

/** Neither in the font subset nor in the fallback fonts. */
const missingGlyphs = /[→←≤≥≈]/;

/** The file, and the line on which the text begins if it stands there as it is: `app/content/home.ts, line 14`. */
function placeOf(path: string, said: string): string {
  const file = path.split(' ', 1)[0]!;
  const piece = said.split(/['\\\u00a0{]/).reduce((longest, part) => (part.length > longest.length ? part : longest));
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const at = piece.length > 1 ? lines.findIndex((line) => line.includes(piece)) : -1;
  return at < 0 ? path : `${file}, line ${at + 1}`;
}

/** Problems that a file shows in several places are reported once. */
function walk(path: string, node: unknown, problems: string[], seen: Set<object>): void {
  if (typeof node === 'string') problems.push(...wordProblems(path, node));
  if (node === null || typeof node !== 'object' || seen.has(node)) return;
  seen.add(node);
  if ('sheet' in node && 'name' in node && typeof node.name === 'string')
    if (!existsSync(join(root, 'drawings', node.name, 'drawing.tsx')))
      problems.push(`${path}: there is no drawing ${node.name} in drawings/`);
  if (isText(node)) {
    const versions: unknown[] = languages.map((language) => node[language]);
    if (versions.every((one) => typeof one === 'string' || (one !== null && typeof one === 'object' && 'parts' in one)))
      problems.push(...textProblems(path, node));
    else if (new Set(versions.map((version) => (Array.isArray(version) ? version.length : 0))).size > 1)
      problems.push(`${path}: lists of different length (${languages.join(', ')})`);
  }
  for (const [key, value] of Object.entries(node)) walk(`${path}.${key}`, value, problems, seen);
}

const namesIn = (part: Exclude<Part, string>): string[] =>
  'term' in part ? [part.term] : [figureIds(part).join(' × ') || JSON.stringify(part)];

function textProblems(key: string, text: RichText): string[] {
  const problems: string[] = [];
  const parts = languages.map((language) => partsOf(text[language]));
  const versions = parts.map((each) =>
    each.map((part) => (typeof part === 'string' ? part : 'term' in part ? part.words : '{}')).join(''),
  );
  const path = placeOf(key, versions.find((version) => version) ?? '');
  if (versions.some((version) => version.trim() === ''))
    problems.push(`${path}: a language has no text; write it between the quotation marks`);
  if (versions.some((version) => /\S {2,}\S/.test(version))) problems.push(`${path}: two spaces in a row; write one`);
  if (versions.some((version) => missingGlyphs.test(version)))
    problems.push(`${path}: an arrow or a sign such as ≤ that the fonts lack; write it in words`);
  const places = parts.map((each) =>
    each.flatMap((part) => (typeof part === 'string' ? (part.match(/\{\w+\}/g) ?? []) : namesIn(part))).sort(),
  );
  if (versions.some((version) => /[0-9٠-٩]/.test(withoutNames(version))))
    problems.push(
      `${path}: a number typed into a text; make it a figure, as in content/rich-text.ts, or name it in names-with-digits.ts`,
    );
  if (new Set(places.map(String)).size > 1)
    problems.push(`${path}: figures, terms or {places} differ: ${places.join(' and ')}`);
  for (const [index, language] of languages.entries())
    if (isRightToLeft(language) && /\d\s*[-–]\s*\d/.test(versions[index]!))
      problems.push(`${path}: a dash between digits can flip from right to left; write «إلى»`);
  return problems;
}
