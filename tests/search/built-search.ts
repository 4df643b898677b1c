import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../app/content/text.ts';
import { createSource, type SearchGroup, type SearchSource, searchIn } from '../../app/search/search.ts';
import { distDirectory } from '../../tools/paths.ts';

export const searchFile = (language: Language): string => join(distDirectory, `search-${language}.json`);

/** The search of the built site, as the server runs it. */
export function builtSearch(): (question: string, language: Language) => readonly SearchGroup[] {
  const sources: Partial<Record<Language, SearchSource>> = {};
  const source = (of: Language) => (sources[of] ??= createSource(JSON.parse(readFileSync(searchFile(of), 'utf8'))));
  return (question, language) => searchIn(question, language, source).groups;
}

/** Pages, passages and rows among the first three pages of a result. */
export const firstThree = (groups: readonly SearchGroup[]): string[] =>
  groups.slice(0, 3).flatMap(({ path, hits }) => [path, ...hits.map(({ href }) => href)]);
