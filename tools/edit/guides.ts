/** Printed guides: creating one from another, their order, and which are shown. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { entryAt, type Node, nodeAt, properties } from '../source/literals.ts';
import { apply, literal, moved, setProperty } from '../source/rewrite.ts';
import { Refusal } from './refusal.ts';
import { commitToDisk } from './save.ts';
import { makeFiles } from './statement-files.ts';
import type { Workspace } from './workspace.ts';

export const guideFile = 'app/content/community.ts';
const list = 'guideCards';
const fileOf = (name: string) => `app/content/guides/${name}.ts`;

const cards = (code: string): Node[] => nodeAt(code, list).elements as Node[];

const textAt = (code: string, path: string): string => {
  const entry = entryAt(code, path);
  if (entry?.kind !== 'string') throw new Refusal('noPlace', { file: guideFile });
  return entry.value.text;
};

const nameAt = (code: string, index: number): string => textAt(code, `${list}|${index}|file`);

function indexOf(code: string, name: string): number {
  const index = cards(code).findIndex((_, at) => nameAt(code, at) === name);
  if (index < 0) throw new Refusal('noPlace', { file: guideFile });
  return index;
}

export function listGuides(workspace: Workspace) {
  const code = workspace.read(guideFile);
  return cards(code).map((card, index) => {
    const title = textAt(code, `${list}|${index}|title`);
    return { name: nameAt(code, index), title: { ar: title, en: title }, hidden: properties(card).has('hidden') };
  });
}

/**
 * Creates a guide from the texts of another one. It starts hidden.
 * @throws Refusal for a name that is taken or not usable in an address
 */
export async function createGuide(workspace: Workspace, { from, name, ar }: Record<'from' | 'name' | 'ar', string>) {
  const code = workspace.read(guideFile);
  const card = cards(code)[indexOf(code, from)]!;
  const isNew = /^[a-z][a-z0-9-]{1,40}$/.test(name) && name !== 'guide';
  if (!isNew || existsSync(join(workspace.root, fileOf(name)))) throw new Refusal('badName');
  if (!ar.trim()) throw new Refusal('titleMissing');
  const named = (source: string, path: string, file: string) =>
    setProperty(setProperty(source, path, file, literal(name)), path, 'title', literal(ar.trim()));
  const copied = named(`const x = ${code.slice(card.start, card.end)};`, 'x', 'file');
  // It has no download count yet.
  const fresh = setProperty(setProperty(copied, 'x', 'downloads', undefined), 'x', 'hidden', 'true');
  const at = cards(code).at(-1)!.end;
  const listed = apply(code, [{ start: at, end: at, code: `, ${fresh.slice('const x = '.length, -1)}` }]);
  const guide = named(workspace.read(fileOf(from)), 'guide', 'file');
  await commitToDisk(workspace, new Map([[fileOf(name), guide]]).set(guideFile, listed), true);
}

/** @param input `by`: one place towards the start (-1) or the end (1) of the page */
export async function moveGuide(workspace: Workspace, { name, by }: { name: string; by: 1 | -1 }): Promise<void> {
  const code = workspace.read(guideFile);
  const nodes = cards(code).map(({ start, end }) => ({ start, end }));
  await commitToDisk(workspace, new Map([[guideFile, moved(code, nodes, indexOf(code, name), by)]]));
}

/** Showing a guide also makes its file. @throws Refusal if this computer has no browser to print it with */
export async function setGuideHidden(workspace: Workspace, { name, hidden }: { name: string; hidden: boolean }) {
  const code = workspace.read(guideFile);
  const changed = setProperty(code, `${list}|${indexOf(code, name)}`, 'hidden', hidden ? 'true' : undefined);
  await commitToDisk(workspace, new Map([[guideFile, changed]]));
  if (!hidden) makeGuideFiles(workspace);
}

/** The list without a guide. */
export function withoutGuide(code: string, name: string): string {
  const { start, end } = nodeAt(code, list);
  const kept = cards(code)
    .filter((_, index) => nameAt(code, index) !== name)
    .map((card) => code.slice(card.start, card.end));
  return apply(code, [{ start, end, code: `[${kept.join(', ')}]` }]);
}

/** Prints the guides whose texts are newer than their files. @throws Refusal if this computer has no browser */
export function makeGuideFiles({ root }: Workspace): void {
  if (!makeFiles(root, 'guides')) throw new Refusal('noBrowser');
}
