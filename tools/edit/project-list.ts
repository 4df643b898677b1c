/** The list of projects, read. */
import { entryAt, nodeAt, properties } from '../source/literals.ts';
import { setProperty } from '../source/rewrite.ts';
import type { Workspace } from './workspace.ts';

export const projectFile = 'app/content/shared/project-list.ts';
export const projectPath = 'projectList';

export const listed = (code: string) => properties(nodeAt(code, projectPath));

export const hiddenIn = (code: string, name: string): boolean =>
  properties(nodeAt(code, `${projectPath}|${name}`)).has('hidden');

/** The list as if every project were shown. */
export const withoutHidden = (code: string): string =>
  [...listed(code).keys()].reduce((all, name) => setProperty(all, `${projectPath}|${name}`, 'hidden', undefined), code);

export function listProjects(workspace: Workspace) {
  const code = workspace.read(projectFile);
  return [...listed(code).keys()].map((name) => {
    const text = entryAt(code, `${projectPath}|${name}|name`);
    return {
      name,
      title: text?.kind === 'pair' ? { ar: text.ar.text, en: text.en.text } : { ar: name, en: name },
      hidden: hiddenIn(code, name),
    };
  });
}
