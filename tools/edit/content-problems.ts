/** Says in the office's words what the content check found. */
import { fill } from './check-text.ts';
import { placeName } from './place-names.ts';
import { Refusal } from './refusal.ts';
import { type EditWord, editWords } from './words.ts';
import type { Workspace } from './workspace.ts';

/** Messages of `checkContent` and the panel's word for each; the groups are the word's values. */
const words: readonly (readonly [message: RegExp, word: EditWord])[] = [
  [/^empty$/, 'emptyLanguage'],
  [/^two spaces/, 'twoSpaces'],
  [/^a glyph/, 'missingGlyph'],
  [/^a number typed/, 'typedNumber'],
  [/^\{places\} differ/, 'brokenChip'],
  [/^a dash between digits/, 'dashInArabic'],
  [/^lists of different length/, 'listLengths'],
  [/^“(?<found>[^”]+)”; write “(?<use>[^”]+)”/, 'banned'],
  [/^“(?<found>[^”]+)”/, 'bannedAlone'],
];

/** @param problem as `checkContent` names it: file, path, message */
export function problemRefusal(workspace: Workspace, problem: string, frame: 'notSaved' | 'notPublished'): Refusal {
  const [, file = '', message = problem] = /^(app\/content\/[\w/-]+\.ts)\b[^:]*: (.*)$/s.exec(problem) ?? [];
  const place = file ? placeName(workspace, file) : editWords.ofSite;
  const [found] = words.flatMap(([pattern, word]) => {
    const match = pattern.exec(message);
    return match ? [fill(word, match.groups)] : [];
  });
  return new Refusal(frame, { place, what: found ?? fill('forEngineer', { detail: message.slice(0, 300) }) });
}
