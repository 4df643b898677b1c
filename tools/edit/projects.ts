/** Projects: a new one from an existing one, their order, and which are shown. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal.ts';
import { apply, literal, setProperty } from './rewrite.ts';
import { commitToDisk } from './save.ts';
import { declarations, entryAt, nodeAt, properties } from './source.ts';
import type { Workspace } from './workspace.ts';

export const projectFile = 'app/content/shared/project-list.ts';
export const projectPath = 'projectList';
const fileOf = (name: string) => `app/content/projects/${name}.ts`;

const listed = (code: string) => {
  const node = declarations(code).get(projectPath);
  if (!node) throw new Refusal('noPlace', { file: projectFile });
  return properties(node);
};

export function listProjects(workspace: Workspace) {
  const { code } = workspace.read(projectFile);
  return [...listed(code).keys()].map((name) => {
    const text = entryAt(code, `${projectPath}|${name}|name`);
    return {
      name,
      title: text?.kind === 'pair' ? { ar: text.ar.text, en: text.en.text } : { ar: name, en: name },
      hidden: properties(nodeAt(code, `${projectPath}|${name}`)).has('hidden'),
    };
  });
}

/**
 * A new project page: the content of another one under a new name, to be changed text by text. It starts hidden.
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
  const copy = setProperty(
    setProperty(`const x = ${body};`, 'x', 'name', `{ ar: ${literal(ar)}, en: ${literal(en)} }`),
    'x',
    'hidden',
    'true',
  ).slice('const x = '.length, -1);
  const at = last.property.end;
  const line = `,\n  '${name}': ${copy}`;
  const changes = new Map([
    // Whose role, client and value it was is not taken along.
    [fileOf(name), setProperty(workspace.read(fileOf(from)).code, 'project', 'reference', '{}')],
    [projectFile, apply(code, [{ start: at, end: at, code: line }])],
  ]);
  await commitToDisk(workspace, changes, true);
}

/** @param by one place towards the start (-1) or the end (1) of the list */
export async function moveProject(workspace: Workspace, name: string, by: 1 | -1): Promise<void> {
  const { code } = workspace.read(projectFile);
  const all = [...listed(code).entries()];
  const index = all.findIndex(([key]) => key === name);
  const [one, other] = [all[index]?.[1].property, all[index + by]?.[1].property];
  if (!one || !other) return;
  const text = (node: { start: number; end: number }) => code.slice(node.start, node.end);
  const moved = apply(code, [
    { start: one.start, end: one.end, code: text(other) },
    { start: other.start, end: other.end, code: text(one) },
  ]);
  await commitToDisk(workspace, new Map([[projectFile, moved]]));
}

export async function setHidden(workspace: Workspace, name: string, hidden: boolean): Promise<void> {
  const { code } = workspace.read(projectFile);
  const changed = setProperty(code, `${projectPath}|${name}`, 'hidden', hidden ? 'true' : undefined);
  await commitToDisk(workspace, new Map([[projectFile, changed]]));
}
