/**
 * What a copied project still has from its original. Until the project is shown, its file lists the places that were neither changed nor
 * confirmed (`copied`).
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { entryAt, findNode, nodeAt } from '../source/literals.ts';
import { apply, codeOf } from '../source/rewrite.ts';
import { hiddenIn, listed, projectFile, projectPath } from './project-list.ts';
import type { Workspace } from './workspace.ts';

export const fileOf = (name: string) => `app/content/projects/${name}.ts`;

/** The declaration at the end of a copy's file. */
export const copiedCode = (from: string, unchecked: readonly string[]): string =>
  `export const copied = ${codeOf({ from, unchecked })};
`;

/** The inherited places; none if the project is not a copy. */
export function uncheckedIn(code: string): string[] {
  const list = findNode(code, 'copied|unchecked') as { elements: { value: string }[] } | undefined;
  return list?.elements.map(({ value }) => value) ?? [];
}

/** The name of a copy's original. */
export function copiedFrom(code: string): string | undefined {
  const from = entryAt(code, 'copied|from');
  return from?.kind === 'string' ? from.value.text : undefined;
}

/** The file's code with only these places in the list, which may be empty. */
export function withUnchecked(code: string, left: readonly string[]): string {
  const { start, end } = nodeAt(code, 'copied|unchecked');
  return apply(code, [{ start, end, code: codeOf(left) }]);
}

/** The file of an inherited place: the copy's own or the project list. */
export const fileOfPlace = (name: string, path: string): string =>
  path.startsWith(`${projectPath}|`) ? projectFile : fileOf(name);

const codeAt = (code: string, path: string): string | undefined => {
  const node = findNode(code, path);
  return node && code.slice(node.start, node.end);
};

/** Adds to changed files the lists of copies, without the places that these changes touch. */
export function checkedOff(workspace: Workspace, changes: ReadonlyMap<string, string>): Map<string, string> {
  const all = new Map(changes);
  for (const name of listed(workspace.read(projectFile)).keys()) {
    const file = fileOf(name);
    if (!existsSync(join(workspace.root, file))) continue;
    const code = all.get(file) ?? workspace.read(file);
    const unchecked = uncheckedIn(code);
    const left = unchecked.filter((path) => {
      const place = fileOfPlace(name, path);
      const now = all.get(place);
      if (now === undefined) return true;
      // A photo in the place of a drawing.
      const around = path.replace(/\|name$/, '');
      return codeAt(now, around) === codeAt(workspace.read(place), around);
    });
    if (left.length < unchecked.length) all.set(file, withUnchecked(code, left));
  }
  return all;
}

/** The number of inherited places in projects that are shown all the same. */
export function shownUnchecked(workspace: Workspace): number {
  const list = workspace.read(projectFile);
  const shown = [...listed(list).keys()].filter((name) => !hiddenIn(list, name));
  return shown.reduce((sum, name) => sum + uncheckedIn(workspace.read(fileOf(name))).length, 0);
}
