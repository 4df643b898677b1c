import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** What the types can't see: empty texts, lists of different length, places for values that one language lacks, forbidden glyphs. */
export async function checkContent(): Promise<string[]> {
  const problems: string[] = [];
  for (const file of globSync('app/content/**/*.ts', { cwd: root }).sort()) {
    if (file.endsWith('.test.ts')) continue;
    const module: Record<string, unknown> = await import(join(root, file));
    for (const [name, value] of Object.entries(module)) walk(`${file} ${name}`, value, problems);
  }
  return problems;
}

/** Neither in the subset of the fonts nor in their fallbacks. */
const missingGlyphs = /[→←≤≥≈₂]/;

function walk(path: string, node: unknown, problems: string[]): void {
  if (node === null || typeof node !== 'object') return;
  if ('ar' in node && 'en' in node) {
    const { ar, en } = node;
    if (typeof ar === 'string' && typeof en === 'string') problems.push(...textProblems(path, ar, en));
    else if (Array.isArray(ar) && Array.isArray(en) && ar.length !== en.length)
      problems.push(`${path}: ${ar.length} entries in Arabic, ${en.length} in English`);
  }
  for (const [key, value] of Object.entries(node)) walk(`${path}.${key}`, value, problems);
}

function textProblems(path: string, ar: string, en: string): string[] {
  const problems: string[] = [];
  if (ar.trim() === '' || en.trim() === '') problems.push(`${path}: empty`);
  if (missingGlyphs.test(ar + en)) problems.push(`${path}: a glyph that the fonts do not have`);
  const places = (text: string) =>
    [...text.matchAll(/\{(\w+)\}/g)]
      .map((match) => match[1])
      .sort()
      .join();
  if (places(ar) !== places(en)) problems.push(`${path}: {places} differ: ${places(ar)} and ${places(en)}`);
  if (/\d\s*[-–]\s*\d/.test(ar)) problems.push(`${path}: a dash between digits can flip in Arabic`);
  return problems;
}
