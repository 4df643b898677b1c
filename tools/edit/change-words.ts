/** Describes a change for people: where it is, the old and the new value, and why. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launchPlan } from '../office/all-facts.ts';
import type { EditorText } from '../office/languages.ts';
import { has } from '../source/differences.ts';
import { type Entry, entries, entryAt } from '../source/literals.ts';
import { changesFile } from './figure-changes.ts';
import { figureName } from './figures.ts';
import { numberText } from './number-text.ts';
import { placeName } from './place-names.ts';
import { projectFile, projectPath } from './project-list.ts';
import { editWords } from './words.ts';
import type { Workspace } from './workspace.ts';

export interface Change {
  /** Stays the same until the change is published or taken back. */
  id: string;
  kind: 'changed' | 'new' | 'removed' | 'hidden' | 'shown' | 'made';
  /** What was changed, in words. */
  name: EditorText;
  /** One line for each language, or the value. */
  before: readonly string[];
  after: readonly string[];
  /** Of a figure. */
  why?: EditorText;
}

/** A change with its places in the files. */
export interface FoundChange extends Change {
  places: { file: string; path: string; before: string | undefined }[];
}

const facts = launchPlan().map((fact) => ({ ...fact, path: `${fact.object}|${fact.key}` }));
export const factAt = (file: string, path: string) =>
  facts.find((fact) => fact.file === file && (path === fact.path || path.startsWith(`${fact.path}|`)));

const linesOf = (entry: Entry): readonly string[] => {
  if (entry.kind === 'pair') return [entry.ar.text, entry.en.text];
  if (entry.kind === 'string') return [entry.value.text];
  return [
    entry.kind === 'number' ? numberText(entry.value) : entry.ends.map((end) => numberText(end.value)).join(' – '),
  ];
};
/** Technical properties of photos and films, which are not shown. */
const technical = /\|(width|height|bytes|kind)$/;
const linesAt = (code: string, path: string): string[] =>
  entries(code)
    .filter((entry) => entry.path === path || (entry.path.startsWith(`${path}|`) && !technical.test(entry.path)))
    .flatMap(linesOf);

export function describeChange(workspace: Workspace, id: string, places: FoundChange['places']): Omit<Change, 'id'> {
  const { file, path, before } = places.find((place) => place.file !== changesFile) ?? places[0]!;
  const name = nameOf(workspace, id, file, path, before ?? '');
  if (id.startsWith('made:')) return { kind: 'made', name, before: [], after: [] };
  const now = existsSync(join(workspace.root, file)) && file.endsWith('.ts') ? workspace.read(file) : undefined;
  if (id.startsWith('project:')) return { kind: 'new', name, before: [], after: [] };
  if (path === '') {
    const kind = before === undefined ? 'new' : now === undefined ? 'removed' : 'changed';
    return { kind, name, before: [], after: [] };
  }
  const hides = path.endsWith('|hidden');
  const [was, is] = [before ?? '', now ?? ''].map((code) => ({ stands: has(code, path), lines: linesAt(code, path) }));
  if (hides) return { kind: is!.stands ? 'hidden' : 'shown', name, before: [], after: [] };
  const kind = !was!.stands ? 'new' : !is!.stands ? 'removed' : 'changed';
  // Show only the language that changed, and only the items of a list that were added or removed, unless just the order changed.
  const only = (some: readonly string[], others: readonly string[]) => some.filter((line) => !others.includes(line));
  const [gone, come] = [only(was!.lines, is!.lines), only(is!.lines, was!.lines)];
  const moved = gone.length + come.length === 0;
  return { kind, name, before: moved ? was!.lines : gone, after: moved ? is!.lines : come, why: whyOf(workspace, id) };
}

function whyOf(workspace: Workspace, id: string): EditorText | undefined {
  const code = id.startsWith('figure:') ? workspace.read(changesFile) : '';
  const [, index] = entries(code).flatMap((entry) =>
    entry.kind === 'string' && entry.path.endsWith('|id') && `figure:${entry.value.text}` === id
      ? entry.path.split('|')
      : [],
  );
  const why = index === undefined ? undefined : entryAt(code, `figureChanges|${index}|why`);
  return why?.kind === 'pair' ? { ar: why.ar.text, en: why.en.text } : undefined;
}

/** The name of the place of a draft, as its form named it. */
export function draftName(workspace: Workspace, place: string): EditorText {
  const [, kind, id = ''] = /^(figure|film|field|portrait|photo|project):(.+)$/s.exec(place) ?? [];
  if (kind === 'project') return editWords.newProject;
  const [file = '', path = ''] =
    kind === 'film' ? ['app/content/films.ts', `list|${id}`] : (kind ? id : place).split('#');
  try {
    return nameOf(workspace, place, file, path, '');
  } catch {
    // The place is gone.
    return { ar: place, en: place };
  }
}

/** The name of the changed place. */
function nameOf(workspace: Workspace, id: string, file: string, path: string, before: string): EditorText {
  const pair = (at: string): EditorText | undefined => {
    const code = existsSync(join(workspace.root, file)) ? workspace.read(file) : '';
    const entry = entryAt(code, at) ?? entryAt(before, at);
    if (entry?.kind === 'string') return { ar: entry.value.text, en: entry.value.text };
    return entry?.kind === 'pair' ? { ar: entry.ar.text, en: entry.en.text } : undefined;
  };
  const both = (one: EditorText, other: EditorText) => ({ ar: `${one.ar}: ${other.ar}`, en: `${one.en}: ${other.en}` });
  const place = placeName(workspace, file);
  if (id.startsWith('figure:')) return figureName(workspace, id.slice('figure:'.length)) ?? place;
  const fact = factAt(file, path);
  if (fact) return fact.of ? both(fact.of, fact.label) : fact.label;
  if (path.endsWith('|photo')) return both(place, editWords.picture);
  const [, member] = path.split('|');
  const titled = file === projectFile ? `${projectPath}|${member}|name` : `${path.split('|')[0]}|${member}|title`;
  const list = file === projectFile || file === 'app/content/films.ts';
  return (list && member && pair(titled)) || place;
}
