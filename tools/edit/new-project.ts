/** A new project from an existing one. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { entryAt, givenName, nodeAt, properties } from '../source/literals.ts';
import { apply, literal, setProperty } from '../source/rewrite.ts';
import { amountCode } from './figure-changes.ts';
import { figurePlace } from './figures.ts';
import { listed, projectFile } from './projects.ts';
import { Refusal } from './refusal.ts';
import { commitToDisk } from './save.ts';
import type { Workspace } from './workspace.ts';

const fileOf = (name: string) => `app/content/projects/${name}.ts`;

/**
 * A new project page: the content of another one under a new name, to be changed text by text and figure by figure. It starts hidden.
 * @throws Refusal for a name that can't stand in an address or is taken
 */
export async function createProject(
  workspace: Workspace,
  { from, name, ar, en }: { from: string; name: string; ar: string; en: string },
): Promise<void> {
  const { code } = workspace.read(projectFile);
  const members = listed(code);
  const source = members.get(from);
  if (!source || !/^[a-z][a-z0-9-]{1,40}$/.test(name) || members.has(name)) throw new Refusal('badName');
  if (!ar.trim() || !en.trim()) throw new Refusal('emptyLanguage');
  if (existsSync(join(workspace.root, fileOf(name)))) throw new Refusal('badName');
  const last = [...members.values()].at(-1)!;
  const body = code.slice(source.value.start, source.value.end);
  let copy = setProperty(`const x = ${body};`, 'x', 'name', `{ ar: ${literal(ar)}, en: ${literal(en)} }`);
  copy = setProperty(copy, 'x', 'hidden', 'true');
  const year = entryAt(copy, 'x|year|id');
  if (year?.kind === 'string')
    copy = setProperty(copy, 'x|year', 'id', literal(year.value.text.replace(/^[^.]+/, name)));
  const at = last.property.end;
  const line = `,\n  '${name}': ${copy.slice('const x = '.length, -1)}`;
  const changes = new Map([
    // Whose role, client and value it was is not taken along.
    [fileOf(name), setProperty(withOwnFigures(workspace, fileOf(from), name), 'project', 'reference', '{}')],
    [projectFile, apply(code, [{ start: at, end: at, code: line }])],
  ]);
  await commitToDisk(workspace, changes, true);
}

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
