/** Projects: their order, and which are shown. */

import { declarations, entryAt, nodeAt, properties } from '../source/literals.ts';
import { apply, setProperty } from '../source/rewrite.ts';
import { Refusal } from './refusal.ts';
import { commitToDisk } from './save.ts';
import type { Workspace } from './workspace.ts';

export const projectFile = 'app/content/shared/project-list.ts';
export const projectPath = 'projectList';

export const listed = (code: string) => {
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
