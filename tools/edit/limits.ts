/** How long a text may be: the limit belongs to its place, not to the text that stands there now. */
import type { EditorText } from '../office/languages.ts';
import { literalsOf, type TextPlace } from '../source/literals.ts';
import type { Workspace } from './workspace.ts';

/** Characters. */
export type LimitOf = (place: TextPlace, now: EditorText) => number;

/** Fewer texts say nothing of a place. */
const fewest = 3;
/** Characters, for a place like no other. */
const usual = 400;

/** `about|cards|2|title` and `partners|cards|0|title` are places of one kind. */
const kindOf = (path: string): string =>
  path
    .split('|')
    .slice(1)
    .join('|')
    .replace(/\b\d+\b/g, '#');
const keyOf = (path: string): string => path.slice(path.lastIndexOf('|') + 1);

const roomFor = (longest: number): number => Math.max(longest + 25, Math.ceil(longest * 1.8));

/** The limits of all places, from the texts of the whole content as they are now. */
export function limits(workspace: Workspace): LimitOf {
  const lengths = new Map<string, number[]>();
  const add = (name: string, length: number) => lengths.set(name, [...(lengths.get(name) ?? []), length]);
  for (const file of workspace.contentFiles())
    for (const entry of workspace.entries(file)) {
      const { ar, en } = entry.kind === 'pair' ? literalsOf(entry) : {};
      if (!ar || !en) continue;
      const length = Math.max(ar.text.length, en.text.length);
      add(`kind:${kindOf(entry.path)}`, length);
      add(`key:${keyOf(entry.path)}`, length);
    }
  return ({ path }, now) => {
    const alike = [`kind:${kindOf(path)}`, `key:${keyOf(path)}`]
      .map((name) => lengths.get(name) ?? [])
      .find((all) => all.length >= fewest);
    const here = Math.max(now.ar.length, now.en.length);
    return Math.max(roomFor(here), alike ? roomFor(Math.max(...alike)) : usual);
  };
}
