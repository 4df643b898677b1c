/** Projects: a new one from another, their order, and which are shown. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, entries, entryAt, givenName, nodeAt, properties } from '../source/literals.ts';
import { apply, changePair, literal, moved, setProperty, withoutDeclaration } from '../source/rewrite.ts';
import { isPicture, isSingle } from './content-plugin.ts';
import { copiedCode, copiedFrom, fileOf, fileOfPlace, uncheckedIn, withUnchecked } from './copied.ts';
import { amountCode } from './figure-changes.ts';
import { figurePlace } from './figures.ts';
import { type Picture, pictureAt } from './pictures.ts';
import { listed, listProjects, projectFile, projectPath } from './project-list.ts';
import { Refusal } from './refusal.ts';
import { commitToDisk } from './save.ts';
import { type ShownText, shownText } from './texts.ts';
import type { Workspace } from './workspace.ts';

/** Every project, with how much of a copy is still the other's. */
export const projectsNow = (workspace: Workspace) =>
  listProjects(workspace).map((project) => ({
    ...project,
    unchecked: uncheckedIn(workspace.code(fileOf(project.name))).length,
  }));

/** @param by one place towards the start (-1) or the end (1) of the list */
export async function moveProject(workspace: Workspace, name: string, by: 1 | -1): Promise<void> {
  const { code } = workspace.read(projectFile);
  const members = listed(code);
  const nodes = [...members.values()].map(({ property: { start, end } }) => ({ start, end }));
  await commitToDisk(workspace, new Map([[projectFile, moved(code, nodes, [...members.keys()].indexOf(name), by)]]));
}

/** @throws Refusal for a copy that still says something of the project that it was made from */
export async function setHidden(workspace: Workspace, name: string, hidden: boolean): Promise<void> {
  const code = workspace.code(fileOf(name));
  const n = uncheckedIn(code).length;
  if (!hidden && n > 0) throw new Refusal('stillCopied', { n });
  const list = setProperty(
    workspace.code(projectFile),
    `${projectPath}|${name}`,
    'hidden',
    hidden ? 'true' : undefined,
  );
  const changes = new Map([[projectFile, list]]);
  if (!hidden && copiedFrom(code)) changes.set(fileOf(name), withoutDeclaration(code, 'copied'));
  await commitToDisk(workspace, changes);
}

/**
 * A new project page: the content of another one under a new name. It starts hidden, and lists what is still the other's.
 * @throws Refusal for a name that can't stand in an address or is taken
 */
export async function createProject(
  workspace: Workspace,
  { from, name, ar, en }: { from: string; name: string; ar: string; en: string },
): Promise<void> {
  const { code } = workspace.read(projectFile);
  const members = listed(code);
  const source = members.get(from);
  if (!source) throw new Refusal('noPlace', { file: from });
  if (!/^[a-z][a-z0-9-]{1,40}$/.test(name) || members.has(name) || existsSync(join(workspace.root, fileOf(name))))
    throw new Refusal('badName', {}, 'name');
  if (!ar.trim() || !en.trim()) throw new Refusal('emptyLanguage', {}, ar.trim() ? 'en' : 'ar');
  const last = [...members.values()].at(-1)!;
  let copy = `const x = ${code.slice(source.value.start, source.value.end)};`;
  const line = { name: `{ ar: ${literal(ar)}, en: ${literal(en)} }`, status: 'null', hidden: 'true' };
  for (const [key, value] of Object.entries(line)) copy = setProperty(copy, 'x', key, value);
  const year = entryAt(copy, 'x|year|id');
  if (year?.kind === 'string')
    copy = setProperty(copy, 'x|year', 'id', literal(year.value.text.replace(/^[^.]+/, name)));
  const at = last.property.end;
  const entry = `,\n  '${name}': ${copy.slice('const x = '.length, -1)}`;
  // Whose role, client and value it was is not taken along.
  let page = setProperty(withOwnFigures(workspace, fileOf(from), name), 'project', 'reference', '{}');
  const named = ['project|title', 'project|meta|title'];
  for (const path of named) if (entryAt(page, path)?.kind === 'pair') page = changePair(page, path, { ar, en });
  const unchecked = entries(page)
    .filter((one) => isTakenAlong(one) && !named.includes(one.path))
    .map(({ path }) => path);
  if (year) unchecked.push(`${projectPath}|${name}|year|value`);
  const changes = new Map([
    [fileOf(name), `${page}\n${copiedCode(from, unchecked)}`],
    [projectFile, apply(code, [{ start: at, end: at, code: entry }])],
  ]);
  await commitToDisk(workspace, changes, true);
}

/** A text, a drawing or the value of a figure. */
const isTakenAlong = (entry: Entry): boolean =>
  entry.kind === 'pair' || isSingle(entry) || isPicture(entry) || /^figures\|.*\|value$/.test(entry.path);

/** The code of a project's file with its figures under another name, so that each is changed without the other project's. */
function withOwnFigures(workspace: Workspace, file: string, name: string): string {
  const { code: source } = workspace.read(file);
  const group = givenName(source, 'figures');
  if (!group) return source;
  let code = apply(source, [{ ...group, code: literal(name) }]);
  for (const key of properties(nodeAt(code, 'figures')).keys()) {
    const { file: place, values } = figurePlace(workspace, `${group.text}.${key}`);
    // The year stays in the list, what a drawing shows does not follow the drawing.
    if (place !== file && place !== projectFile)
      code = setProperty(code, `figures|${key}`, 'value', amountCode(values));
  }
  return code;
}

/** A place of a copy that is still the other project's: a text, a figure by its id, or a drawing. */
export type Unchecked = { path: string; text?: ShownText; figure?: string; picture?: Picture };

/** The places of a copy that are not changed or confirmed yet, each with the data of its form. */
export function uncheckedOf(workspace: Workspace, name: string): Unchecked[] {
  return uncheckedIn(workspace.code(fileOf(name))).flatMap((path): Unchecked[] => {
    const file = fileOfPlace(name, path);
    const entry = entryAt(workspace.code(file), path);
    if (!entry) return [];
    const text = shownText(file, entry);
    if (isPicture(entry)) return [{ path, picture: pictureAt(workspace, { file, path }).picture! }];
    if (text) return [{ path, text }];
    const key = /^figures\|(.+)\|value$/.exec(path)?.[1];
    const year = entryAt(workspace.code(projectFile), `${projectPath}|${name}|year|id`);
    return [{ path, figure: key ? `${name}.${key}` : year?.kind === 'string' ? year.value.text : '' }];
  });
}

/** Confirmed places of a copy: they stay as they are. */
export async function confirmPlaces(workspace: Workspace, name: string, paths: readonly string[]): Promise<void> {
  const code = workspace.code(fileOf(name));
  const left = uncheckedIn(code).filter((path) => !paths.includes(path));
  await commitToDisk(workspace, new Map([[fileOf(name), withUnchecked(code, left)]]));
}
