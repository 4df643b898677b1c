/** Groups the differences from the published files into the changes that people made, and takes each back completely. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { differences, has, restored } from '../source/differences.ts';
import { entryAt, nodeAt } from '../source/literals.ts';
import { apply, setProperty } from '../source/rewrite.ts';
import { describeChange, type FoundChange, factAt } from './change-words.ts';
import { changesFile } from './figure-changes.ts';
import { figureAt } from './figures.ts';
import { guideFile, withoutGuide } from './guides.ts';
import { projectFile, projectPath } from './project-list.ts';
import type { Workspace } from './workspace.ts';

/** A file that differs, with its published text; a new file has none. */
export interface ChangedFile {
  file: string;
  before: string | undefined;
}

const newPage = /^app\/content\/(project|guide)s\/([\w-]+)\.ts$/;
/** Files generated from the texts, published with them. */
const generatedFile = /^(?:public\/(guides|documents)\/|app\/content\/(guides|documents)-manifest\.json$)/;

/** Whether a place is changed as one, with everything inside it. */
const isWhole = (file: string) => (path: string) =>
  factAt(file, path)?.path === path || /\|(photo|hidden)$|^list\|[^|]+\|address$/.test(path);

/** The list of changed figures: the code of its items, by figure. */
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

/** The places where a file differs, each with the id of its change. */
function placesIn({ file, before = '' }: ChangedFile, now: string): { id: string; path: string }[] {
  if (file === changesFile) {
    const [was, is] = [reasons(before), reasons(now)];
    const ids = [...new Set([...was.keys(), ...is.keys()])].filter((id) => String(was.get(id)) !== String(is.get(id)));
    return ids.map((id) => ({ id: `figure:${id}`, path: id }));
  }
  return differences(before, now, isWhole(file)).flatMap((path) => {
    // The list of inherited places changes with the texts of the copy and is removed when the copy is shown.
    if (path.startsWith('copied|')) return [];
    const figure = figureAt(file, path, has(now, path) ? now : before);
    const name = newPage.exec(file)?.[2];
    if (path === 'copied') return [{ id: `${projectFile}#${projectPath}|${name}|hidden`, path }];
    return [{ id: figure ? `figure:${figure}` : `${file}#${path}`, path }];
  });
}

/** Every change with its places. */
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
    const output = generatedFile.exec(file);
    const exists = existsSync(join(workspace.root, file));
    if (output) add(`made:${output[1] ?? output[2]}`, file, '', before);
    else if (before === undefined && kind) add(`${kind}:${name}`, file, '', before);
    else if (before === undefined || !exists || !file.endsWith('.ts')) add(`file:${file}`, file, '', before);
    else
      for (const { id, path } of placesIn({ file, before }, workspace.read(file))) {
        const page = [...fresh].find(([listed]) => id === listed || id.startsWith(`${listed}|`))?.[1];
        add(page ?? id, file, path, before);
      }
  }
  return [...made].map(([id, places]) => ({ id, places, ...describeChange(workspace, id, places) }));
}

/** The code of the changed files without a change; files that belong to it completely are left out. */
export function withoutChange(workspace: Workspace, { id, places }: FoundChange): Map<string, string> {
  const files = new Map<string, string>();
  const now = (file: string) => files.get(file) ?? workspace.read(file);
  const [, kind, name = ''] = /^(project|guide):(.+)$/.exec(id) ?? [];
  if (kind === 'project') return files.set(projectFile, setProperty(now(projectFile), projectPath, name, undefined));
  if (kind === 'guide') return files.set(guideFile, withoutGuide(now(guideFile), name));
  for (const { file, path, before = '' } of places)
    if (path !== '')
      files.set(file, file === changesFile ? withReasons(now(file), before, path) : restored(now(file), before, path));
  return files;
}

/** The list of changed figures, with the published items of one figure. */
function withReasons(now: string, before: string, id: string): string {
  const { start, end } = nodeAt(now, 'figureChanges');
  const others = [...reasons(now)].filter(([other]) => other !== id).flatMap(([, items]) => items);
  return apply(now, [{ start, end, code: `[${[...(reasons(before).get(id) ?? []), ...others].join(', ')}]` }]);
}
