/** The office's projects: hidden or shown, and a new one, which starts empty. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EditorText } from '../office/languages.ts';
import { type Entry, entries } from '../source/literals.ts';
import { apply, codeOf, literal, setProperty } from '../source/rewrite.ts';
import { hiddenIn, listed, listProjects, projectFile, projectPath } from './project-list.ts';
import { Refusal } from './refusal.ts';
import { commitToDisk } from './save.ts';
import type { Workspace } from './workspace.ts';

const fileOf = (name: string) => `app/content/projects/${name}.ts`;

/** Stands in a new project where the office has to write. */
const toWrite: EditorText = { ar: 'يُكتب هنا', en: 'To be written' };
/** Stands in a new project until the office chooses a photo. */
const noDrawing = 'missing-part';

const isUnwritten = (entry: Entry): boolean => entry.kind === 'pair' && entry.en.text.startsWith(toWrite.en);

/** What a new project still lacks. */
function missingIn(code: string): { texts: number; photo: boolean } {
  const all = entries(code);
  const drawing = all.find(({ path }) => path === 'project|drawing|name');
  return {
    texts: all.filter(isUnwritten).length,
    photo:
      drawing?.kind === 'string' &&
      drawing.value.text === noDrawing &&
      !all.some(({ path }) => path === 'project|drawing|photo|src'),
  };
}

/** Every project, with what a new one still lacks. */
export const projectsNow = (workspace: Workspace) =>
  listProjects(workspace).map((project) => ({ ...project, ...missingIn(workspace.read(fileOf(project.name))) }));

/** @throws Refusal for a new project that is not written yet */
export async function setHidden(workspace: Workspace, { name, hidden }: { name: string; hidden: boolean }) {
  const { texts, photo } = missingIn(workspace.read(fileOf(name)));
  if (!hidden && texts > 0) throw new Refusal('stillUnwritten', { n: texts });
  if (!hidden && photo) throw new Refusal('stillNoPhoto');
  const list = workspace.read(projectFile);
  const now = setProperty(list, `${projectPath}|${name}`, 'hidden', hidden ? 'true' : undefined);
  await commitToDisk(workspace, new Map([[projectFile, now]]));
}

/** The number of unwritten texts of projects that are shown all the same. */
export function shownUnwritten(workspace: Workspace): number {
  const list = workspace.read(projectFile);
  const shown = [...listed(list).keys()].filter((name) => !hiddenIn(list, name));
  return shown.reduce((sum, name) => sum + missingIn(workspace.read(fileOf(name))).texts, 0);
}

/** Names that Windows keeps for devices, and names of other pages. */
const reserved = /^(con|prn|aux|nul|(com|lpt)\d)$/;
const isName = (name: string): boolean => /^[a-z][a-z0-9-]{1,40}$/.test(name) && !reserved.test(name);

export interface NewProject extends EditorText {
  name: string;
  field: string;
}

/**
 * Creates a project page with a title and places to write. It starts hidden.
 * @throws Refusal for a name that is taken or not usable in an address
 */
export async function createProject(workspace: Workspace, { name, field, ar, en }: NewProject) {
  const code = workspace.read(projectFile);
  const members = listed(code);
  if (!isName(name) || members.has(name) || existsSync(join(workspace.root, fileOf(name))))
    throw new Refusal('badName', {}, 'name');
  if (!ar.trim() || !en.trim()) throw new Refusal('emptyLanguage', {}, ar.trim() ? 'en' : 'ar');
  const title = codeOf({ ar: ar.trim(), en: en.trim() });
  const at = [...members.values()].at(-1)!.property.end;
  const entry = `,\n  '${name}': { name: ${title}, field: ${literal(field)}, status: null, hidden: true, year: null }`;
  const changes = new Map([[fileOf(name), emptyProject(name, title)]]);
  changes.set(projectFile, apply(code, [{ start: at, end: at, code: entry }]));
  await commitToDisk(workspace, changes, true);
}

/** @param title as code */
function emptyProject(name: string, title: string): string {
  const text = (of: EditorText) => codeOf({ ar: `${toWrite.ar}: ${of.ar}`, en: `${toWrite.en}: ${of.en}` });
  const point = `{ title: ${text({ ar: 'ميزة', en: 'a feature' })}, text: ${text({ ar: 'ماذا تعني', en: 'what it means' })} }`;
  return `import { defineContent } from '../define-content.ts';
import { content as drawing } from '../drawings/${noDrawing}.ts';
import type { Project } from '../project-content.ts';
import { closingLinks, labels, projectWords } from '../shared/project-words.ts';

/** Also what search engines show. */
const lead = ${text({ ar: 'المهمة، وعملنا، والنتيجة للناس', en: 'the task, our work, the result for people' })};

export const project = defineContent('projects.${name}', {
  meta: { title: ${title}, description: lead },
  title: ${title},
  lead,
  result: { figures: [], ask: ${text({ ar: 'كلمات الزر', en: 'the words of the button' })} },
  drawing: { name: '${noDrawing}', sheet: drawing },
  reference: {},
  facts: [{ label: labels.location, value: ${text({ ar: 'المكان', en: 'the place' })} }],
  sections: [
    {
      kind: 'overview',
      heading: projectWords.headings.overview,
      lead: ${text({ ar: 'نظرة عامة', en: 'an overview' })},
      paragraphs: [],
    },
    { kind: 'points', heading: projectWords.headings.features, points: [${point}, ${point}, ${point}] },
  ],
  closing: {
    question: ${text({ ar: 'سؤال للزائر', en: 'a question to the visitor' })},
    links: [closingLinks.contact, closingLinks.projects],
  },
} satisfies Project);
`;
}
