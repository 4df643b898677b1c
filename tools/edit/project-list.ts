/** The list of projects, and what the office has to say of them, as the files are now. */
import { launchPlan, type PlannedFact } from '../office/all-facts.ts';
import { readFields } from '../office/read-facts.ts';
import { nodeAt, properties } from '../source/literals.ts';
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
  return [...listed(workspace.read(projectFile))].map(([name, { value }]) => {
    const at = (key: string) => workspace.entryAt(projectFile, `${projectPath}|${name}|${key}`);
    const [text, field, status] = [at('name'), at('field'), at('status')];
    return {
      name,
      title: text?.kind === 'pair' ? { ar: text.ar.text, en: text.en.text } : { ar: name, en: name },
      field: field?.kind === 'string' ? field.value.text : '',
      status: status?.kind === 'string' ? status.value.text : null,
      hidden: properties(value).has('hidden'),
    };
  });
}

/** Also of a project that was added since the editor started. */
export const planNow = (workspace: Workspace): PlannedFact[] =>
  launchPlan(listProjects(workspace).filter(({ hidden }) => !hidden));

export const fieldsNow = (workspace: Workspace) => readFields(workspace.read, planNow(workspace));
