/** Groups the differences from the published files into the changes that people made, and takes each back completely. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { differences, has, restored } from '../source/differences.ts';
import { entryAt, nodeAt } from '../source/literals.ts';
import { apply, setProperty } from '../source/rewrite.ts';
import { describeChange, type FoundChange, factAt } from './change-words.ts';
import { changesFile } from './figure-changes.ts';
import { figureAt } from './figures.ts';
import { projectFile, projectPath } from './project-list.ts';
import type { Workspace } from './workspace.ts';

/** A file that differs, with its published text; a new file has none. */
export interface ChangedFile {
  file: string;
  before: string | undefined;
}

const newProject = /^app\/content\/projects\/([\w-]+)\.ts$/;
/** Files generated from the texts, published with them. */
const generatedFile = /^(?:public\/(guides|documents)\/|app\/content\/(guides|documents)-manifest\.json$)/;

export const isGenerated = (file: string): boolean => generatedFile.test(file);

/** Whether one place holds the other. */
export const isOverlap = (one: string, other: string): boolean =>
  `${one}|`.startsWith(`${other}|`) || `${other}|`.startsWith(`${one}|`);

/** Whether a place is changed as one, with everything inside it. */
const isWhole = (file: string) => (path: string) =>
  factAt(file, path)?.path === path || /\|(photo|hidden)$|^list\|[^|]+\|address$/.test(path);

/** The items of the list of changed figures, in their order. */
function reasons(code: string): { id: string; item: string }[] {
  const list = nodeAt(code, 'figureChanges').elements as { start: number; end: number }[];
  return list.flatMap(({ start, end }, index) => {
    const id = entryAt(code, `figureChanges|${index}|id`);
    return id?.kind === 'string' ? [{ id: id.value.text, item: code.slice(start, end) }] : [];
  });
}

/** A changed place: its path and the id of its change. */
export interface PlaceChange {
  id: string;
  path: string;
}

/** The places where two versions of a file differ. */
export function placesIn(file: string, before: string, now: string): PlaceChange[] {
  if (file === changesFile) {
    const [was, is] = [before, now].map((code) => Map.groupBy(reasons(code), ({ id }) => id));
    const said = (of: typeof was, id: string) => String(of!.get(id)?.map(({ item }) => item));
    const ids = [...new Set([...was!.keys(), ...is!.keys()])].filter((id) => said(was, id) !== said(is, id));
    return ids.map((id) => ({ id: `figure:${id}`, path: id }));
  }
  return differences(before, now, isWhole(file)).map((path) => {
    const figure = figureAt(file, path, has(now, path) ? now : before);
    return { id: figure ? `figure:${figure}` : `${file}#${path}`, path };
  });
}

/** Every change with its places. */
export function findChanges(workspace: Workspace, files: readonly ChangedFile[]): FoundChange[] {
  const made = new Map<string, { file: string; path: string; before: string | undefined }[]>();
  const add = (id: string, file: string, path: string, before: string | undefined) =>
    made.set(id, [...(made.get(id) ?? []), { file, path, before }]);
  const fresh = files.flatMap(({ file, before }) => (before === undefined && newProject.exec(file)?.[1]) || []);
  for (const { file, before } of files) {
    const name = newProject.exec(file)?.[1];
    const output = generatedFile.exec(file);
    const exists = existsSync(join(workspace.root, file));
    const places =
      before !== undefined && exists && file.endsWith('.ts') ? placesIn(file, before, workspace.read(file)) : [];
    if (output) add(`made:${output[1] ?? output[2]}`, file, '', before);
    else if (before === undefined && name) add(`project:${name}`, file, '', before);
    // New or deleted, no content file, or changed in its order or comments only.
    else if (places.length === 0) add(`file:${file}`, file, '', before);
    for (const { id, path } of places) {
      const listed = fresh.find((one) => `${id}|`.startsWith(`${projectFile}#${projectPath}|${one}|`));
      add(listed ? `project:${listed}` : id, file, path, before);
    }
  }
  return [...made].map(([id, places]) => ({ id, places, ...describeChange(workspace, id, places) }));
}

/** The code of the changed files without a change; files that belong to it completely are left out. */
export function withoutChange(workspace: Workspace, { id, places }: FoundChange): Map<string, string> {
  const files = new Map<string, string>();
  const now = (file: string) => files.get(file) ?? workspace.read(file);
  const [, name] = /^project:(.+)$/.exec(id) ?? [];
  if (name) return files.set(projectFile, setProperty(now(projectFile), projectPath, name, undefined));
  for (const { file, path, before = '' } of places)
    if (path !== '')
      files.set(file, file === changesFile ? withReasons(now(file), before, path) : restored(now(file), before, path));
  return files;
}

/** The list of changed figures with the items that another version has of one figure; new items come first. */
export function withReasons(now: string, other: string, id: string): string {
  const { start, end } = nodeAt(now, 'figureChanges');
  const [here, there] = [reasons(now), reasons(other)];
  const has = (list: typeof here, item: string) => list.some((one) => one.item === item);
  const items = [
    ...here.filter((one) => one.id !== id && !has(there, one.item)),
    ...there.filter((one) => one.id === id || has(here, one.item)),
  ];
  return apply(now, [{ start, end, code: `[${items.map(({ item }) => item).join(', ')}]` }]);
}
