/** What differs from what is published, as the changes that people made; each is taken back whole. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { differences, has, restored } from '../source/differences.ts';
import { entryAt, givenName, nodeAt } from '../source/literals.ts';
import { apply, setProperty } from '../source/rewrite.ts';
import { type FoundChange, factAt, said } from './change-words.ts';
import { changesFile } from './figure-changes.ts';
import { guideFile, withoutGuide } from './guides.ts';
import { projectFile, projectPath } from './project-list.ts';
import type { Workspace } from './workspace.ts';

/** A file that differs, with its published text; a new one has none. */
export interface ChangedFile {
  file: string;
  before: string | undefined;
}

const newPage = /^app\/content\/(project|guide)s\/([\w-]+)\.ts$/;
/** Files that programs make from the texts; they are published together with their source. */
const madeFile = /^(?:public\/(guides|documents)\/|app\/content\/(guides|documents)-manifest\.json$)/;

/** What people change as one. */
const isWhole = (file: string) => (path: string) =>
  factAt(file, path)?.path === path || /\|(photo|hidden)$|^list\|[^|]+\|address$/.test(path);

/** The figure whose value stands at a place. */
function figureAt(file: string, path: string, code: string): string | undefined {
  if (file === 'app/content/figures.ts') return path.replaceAll('|', '.');
  const key = /^figures\|(.+)\|value$/.exec(path)?.[1];
  if (key && file.startsWith('app/content/projects/'))
    return `${givenName(code, 'figures')?.text}.${key.replaceAll('|', '.')}`;
  const year =
    file === projectFile && path.endsWith('|year|value') ? entryAt(code, path.replace(/value$/, 'id')) : undefined;
  return year?.kind === 'string' ? year.value.text : undefined;
}

/** The reasons that stand in the list of changed figures, by the figure: the items' code. */
function reasons(code: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [index, { start, end }] of (
    nodeAt(code, 'figureChanges').elements as { start: number; end: number }[]
  ).entries()) {
    const id = entryAt(code, `figureChanges|${index}|id`);
    if (id?.kind === 'string') found.set(id.value.text, [...(found.get(id.value.text) ?? []), code.slice(start, end)]);
  }
  return found;
}

/** The places of a file that differ, each with the change that it belongs to. */
function placesIn({ file, before = '' }: ChangedFile, now: string): { id: string; path: string }[] {
  if (file === changesFile) {
    const [was, is] = [reasons(before), reasons(now)];
    const ids = [...new Set([...was.keys(), ...is.keys()])].filter((id) => String(was.get(id)) !== String(is.get(id)));
    return ids.map((id) => ({ id: `figure:${id}`, path: id }));
  }
  return differences(before, now, isWhole(file)).flatMap((path) => {
    // What a copy still has from the other project goes with its texts, and away when it is shown.
    if (path.startsWith('copied|')) return [];
    const figure = figureAt(file, path, has(now, path) ? now : before);
    const name = newPage.exec(file)?.[2];
    if (path === 'copied') return [{ id: `${projectFile}#${projectPath}|${name}|hidden`, path }];
    return [{ id: figure ? `figure:${figure}` : `${file}#${path}`, path }];
  });
}

/** Every change, with the places that it is made of. */
export function findChanges(workspace: Workspace, files: readonly ChangedFile[]): FoundChange[] {
  const made = new Map<string, { file: string; path: string; before: string | undefined }[]>();
  const add = (id: string, file: string, path: string, before: string | undefined) =>
    made.set(id, [...(made.get(id) ?? []), { file, path, before }]);
  const fresh = new Map(
    files.flatMap(({ file, before }) => {
      const [, kind, name] = (before === undefined && newPage.exec(file)) || [];
      const listed = kind === 'project' ? `${projectFile}#${projectPath}|${name}` : `${guideFile}#guideCards|${name}`;
      return kind ? [[listed, `${kind}:${name}`]] : [];
    }),
  );
  for (const { file, before } of files) {
    const [, kind, name] = newPage.exec(file) ?? [];
    const output = madeFile.exec(file);
    const exists = existsSync(join(workspace.root, file));
    if (output) add(`made:${output[1] ?? output[2]}`, file, '', before);
    else if (before === undefined && kind) add(`${kind}:${name}`, file, '', before);
    else if (before === undefined || !exists || !file.endsWith('.ts')) add(`file:${file}`, file, '', before);
    else
      for (const { id, path } of placesIn({ file, before }, workspace.code(file))) {
        const page = [...fresh].find(([listed]) => id === listed || id.startsWith(`${listed}|`))?.[1];
        add(page ?? id, file, path, before);
      }
  }
  return [...made].map(([id, places]) => ({ id, places, ...said(workspace, id, places) }));
}

/** The code of the files that a change is in, without it; files that it is whole are left out. */
export function withoutChange(workspace: Workspace, { id, places }: FoundChange): Map<string, string> {
  const files = new Map<string, string>();
  const now = (file: string) => files.get(file) ?? workspace.code(file);
  const [, kind, name = ''] = /^(project|guide):(.+)$/.exec(id) ?? [];
  if (kind === 'project') return files.set(projectFile, setProperty(now(projectFile), projectPath, name, undefined));
  if (kind === 'guide') return files.set(guideFile, withoutGuide(now(guideFile), name));
  for (const { file, path, before = '' } of places)
    if (path !== '')
      files.set(file, file === changesFile ? withReasons(now(file), before, path) : restored(now(file), before, path));
  return files;
}

/** The list of changed figures with what was published of one of them. */
function withReasons(now: string, before: string, id: string): string {
  const { start, end } = nodeAt(now, 'figureChanges');
  const others = [...reasons(now)].filter(([other]) => other !== id).flatMap(([, items]) => items);
  return apply(now, [{ start, end, code: `[${[...(reasons(before).get(id) ?? []), ...others].join(', ')}]` }]);
}
