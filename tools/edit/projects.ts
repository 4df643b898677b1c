/** Projects: creating one from another, their order, and which are shown. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EditorText } from '../office/languages.ts';
import { type Entry, entries, entryAt, givenName, nodeAt, properties } from '../source/literals.ts';
import { apply, changePair, codeOf, literal, moved, setProperty, withoutDeclaration } from '../source/rewrite.ts';
import { isPicture, isSingle } from './content-plugin.ts';
import { copiedCode, copiedFrom, fileOf, fileOfPlace, uncheckedIn, withUnchecked } from './copied.ts';
import { figureName, figurePlace } from './figures.ts';
import { numberText } from './number-text.ts';
import { type Picture, pictureAt } from './pictures.ts';
import { placeName } from './place-names.ts';
import { listed, listProjects, projectFile, projectPath } from './project-list.ts';
import { Refusal } from './refusal.ts';
import { commitToDisk } from './save.ts';
import { type ShownText, shownText } from './texts.ts';
import type { Workspace } from './workspace.ts';

/** Every project, with the number of places that a copy still has from its original. */
export const projectsNow = (workspace: Workspace) =>
  listProjects(workspace).map((project) => ({
    ...project,
    unchecked: uncheckedIn(workspace.read(fileOf(project.name))).length,
  }));

/** @param input `by`: one place towards the start (-1) or the end (1) of the list */
export async function moveProject(workspace: Workspace, { name, by }: { name: string; by: 1 | -1 }): Promise<void> {
  const code = workspace.read(projectFile);
  const members = listed(code);
  const nodes = [...members.values()].map(({ property: { start, end } }) => ({ start, end }));
  await commitToDisk(workspace, new Map([[projectFile, moved(code, nodes, [...members.keys()].indexOf(name), by)]]));
}

/** @throws Refusal for a copy with places that are still those of its original */
export async function setHidden(workspace: Workspace, { name, hidden }: { name: string; hidden: boolean }) {
  const code = workspace.read(fileOf(name));
  const n = uncheckedIn(code).length;
  if (!hidden && n > 0) throw new Refusal('stillCopied', { n });
  const list = workspace.read(projectFile);
  const now = setProperty(list, `${projectPath}|${name}`, 'hidden', hidden ? 'true' : undefined);
  const changes = new Map([[projectFile, now]]);
  if (!hidden && copiedFrom(code)) changes.set(fileOf(name), withoutDeclaration(code, 'copied'));
  await commitToDisk(workspace, changes);
}

/**
 * Creates a project page from the content of another one. It starts hidden, with a list of everything it inherited.
 * @throws Refusal for a name that is taken or not usable in an address
 */
export async function createProject(
  workspace: Workspace,
  { from, name, ar, en }: EditorText & { from: string; name: string },
) {
  const code = workspace.read(projectFile);
  const members = listed(code);
  const source = members.get(from);
  if (!source) throw new Refusal('noPlace', { file: from });
  if (!/^[a-z][a-z0-9-]{1,40}$/.test(name) || members.has(name) || existsSync(join(workspace.root, fileOf(name))))
    throw new Refusal('badName', {}, 'name');
  if (!ar.trim() || !en.trim()) throw new Refusal('emptyLanguage', {}, ar.trim() ? 'en' : 'ar');
  const last = [...members.values()].at(-1)!;
  let copy = `const x = ${code.slice(source.value.start, source.value.end)};`;
  const line = { name: codeOf({ ar, en }), status: 'null', hidden: 'true' };
  for (const [key, value] of Object.entries(line)) copy = setProperty(copy, 'x', key, value);
  const year = entryAt(copy, 'x|year|id');
  if (year?.kind === 'string')
    copy = setProperty(copy, 'x|year', 'id', literal(year.value.text.replace(/^[^.]+/, name)));
  const at = last.property.end;
  const entry = `,\n  '${name}': ${copy.slice('const x = '.length, -1)}`;
  // Role, client and value of the original are not copied.
  let page = setProperty(withOwnFigures(workspace, fileOf(from), name), 'project', 'reference', '{}');
  const named = ['project|title', 'project|meta|title'];
  for (const path of named) if (entryAt(page, path)?.kind === 'pair') page = changePair(page, path, { ar, en });
  const unchecked = entries(page)
    .filter((one) => isInherited(one) && !named.includes(one.path))
    .map(({ path }) => path);
  if (year) unchecked.push(`${projectPath}|${name}|year|value`, `${projectPath}|${name}|year|counts`);
  const changes = new Map([[fileOf(name), `${page}\n${copiedCode(from, unchecked)}`]]);
  changes.set(projectFile, apply(code, [{ start: at, end: at, code: entry }]));
  await commitToDisk(workspace, changes, true);
}

/** A text, a drawing or the value of a figure. */
const isInherited = (entry: Entry): boolean =>
  entry.kind === 'pair' || isSingle(entry) || isPicture(entry) || /^figures\|.*\|value$/.test(entry.path);

/** The code of a project's file with its figures under another name, so that changing one leaves the original's alone. */
function withOwnFigures(workspace: Workspace, file: string, name: string): string {
  const source = workspace.read(file);
  const group = givenName(source, 'figures');
  if (!group) return source;
  let code = apply(source, [{ ...group, code: literal(name) }]);
  for (const [key, { value }] of properties(nodeAt(code, 'figures'))) {
    if (value.type === 'ObjectExpression') continue;
    const place = figurePlace(workspace, `${group.text}.${key}`);
    // The year stays in the project list. A figure that other pages share becomes the copy's own.
    const record = nodeAt(workspace.read(place.file), place.path.replace(/\|value$/, ''));
    const own =
      place.file === projectFile
        ? `projectList['${name}'].year`
        : workspace.read(place.file).slice(record.start, record.end);
    code = setProperty(code, 'figures', key, own);
  }
  return code.replace(new RegExp(`import { ${group.text} } from '../figures/\\w+.ts';\n`), '');
}

/** A place that a copy still has from its original: a text, a figure by its id, or a drawing. */
export type Unchecked = { path: string; name: EditorText; text?: ShownText; figure?: string; picture?: Picture };

/** The inherited places of a copy that were neither changed nor confirmed, each as its form needs it. */
export function uncheckedOf(workspace: Workspace, name: string): Unchecked[] {
  return uncheckedIn(workspace.read(fileOf(name))).flatMap((path): Unchecked[] => {
    const file = fileOfPlace(name, path);
    const entry = workspace.entryAt(file, path);
    if (!entry) return [];
    const text = shownText(file, entry);
    if (isPicture(entry)) {
      const name = placeName(workspace, `app/content/drawings/${entry.value.text}.ts`);
      return [{ path, name, picture: pictureAt(workspace, { file, path }).picture! }];
    }
    if (text) return [{ path, name: text, text }];
    const key = /^figures\|(.+)\|value$/.exec(path)?.[1];
    const year = workspace.entryAt(projectFile, `${projectPath}|${name}|year|id`);
    const figure = key ? `${name}.${key}` : year?.kind === 'string' ? year.value.text : '';
    const counts = figureName(workspace, figure) ?? { ar: '', en: '' };
    const value = figurePlace(workspace, figure).values.map(numberText).join(' – ');
    return [{ path, name: { ar: `${counts.ar}: ${value}`, en: `${counts.en}: ${value}` }, figure }];
  });
}

/** Marks inherited places of a copy as right. */
export async function confirmPlaces(workspace: Workspace, { name, paths }: { name: string; paths: readonly string[] }) {
  const code = workspace.read(fileOf(name));
  const left = uncheckedIn(code).filter((path) => !paths.includes(path));
  await commitToDisk(workspace, new Map([[fileOf(name), withUnchecked(code, left)]]));
}
