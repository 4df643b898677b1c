/**
 * What a copied project still has from its original. Its file lists the places that have not been changed or confirmed
 * (`copied`), until the project is shown.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { entryAt, nodeAt } from '../source/literals.ts';
import { apply, literal } from '../source/rewrite.ts';
import { hiddenIn, listed, projectFile, projectPath } from './project-list.ts';
import type { Workspace } from './workspace.ts';

export const fileOf = (name: string) => `app/content/projects/${name}.ts`;

/** The declaration that a copy's file ends with. */
export const copiedCode = (from: string, unchecked: readonly string[]): string =>
  `export const copied = { from: ${literal(from)}, unchecked: [${unchecked.map((path) => literal(path)).join(', ')}] };
`;

/** The places still copied from the other project; none if the project is not a copy. */
export function uncheckedIn(code: string): string[] {
  try {
    const { elements } = nodeAt(code, 'copied|unchecked') as unknown as { elements: { value: string }[] };
    return elements.map(({ value }) => value);
  } catch {
    return [];
  }
}

/** The name of the project that a copy was made from. */
export function copiedFrom(code: string): string | undefined {
  const from = entryAt(code, 'copied|from');
  return from?.kind === 'string' ? from.value.text : undefined;
}

/** The file's code with only these places left; without any, the list stays empty until the project is shown. */
export function withUnchecked(code: string, left: readonly string[]): string {
  const { start, end } = nodeAt(code, 'copied|unchecked');
  return apply(code, [{ start, end, code: `[${left.map((path) => literal(path)).join(', ')}]` }]);
}

/** The project list and the file that a place of a copy stands in. */
export const fileOfPlace = (name: string, path: string): string =>
  path.startsWith(`${projectPath}|`) ? projectFile : fileOf(name);

const codeAt = (code: string, path: string): string | undefined => {
  try {
    const { start, end } = nodeAt(code, path);
    return code.slice(start, end);
  } catch {
    return undefined;
  }
};

/** Changes of files, and with them out of the lists of copies what they change. */
export function checkedOff(workspace: Workspace, changes: ReadonlyMap<string, string>): Map<string, string> {
  const all = new Map(changes);
  for (const name of listed(workspace.code(projectFile)).keys()) {
    const file = fileOf(name);
    if (!existsSync(join(workspace.root, file))) continue;
    const code = all.get(file) ?? workspace.code(file);
    const unchecked = uncheckedIn(code);
    const left = unchecked.filter((path) => {
      const place = fileOfPlace(name, path);
      const now = all.get(place);
      if (now === undefined) return true;
      // A photo in the place of a drawing.
      const around = path.replace(/\|name$/, '');
      return codeAt(now, around) === codeAt(workspace.code(place), around);
    });
    if (left.length < unchecked.length) all.set(file, withUnchecked(code, left));
  }
  return all;
}

/** How many places are still another project's in a project that is shown all the same. */
export function shownUnchecked(workspace: Workspace): number {
  const list = workspace.code(projectFile);
  const shown = [...listed(list).keys()].filter((name) => !hiddenIn(list, name));
  return shown.reduce((sum, name) => sum + uncheckedIn(workspace.code(fileOf(name))).length, 0);
}
