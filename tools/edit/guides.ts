/** Printed guides: which are shown, and their files. */
import { entryAt, type Node, nodeAt, properties } from '../source/literals.ts';
import { setProperty } from '../source/rewrite.ts';
import { Refusal } from './refusal.ts';
import { commitToDisk } from './save.ts';
import { makeFiles } from './statement-files.ts';
import type { Workspace } from './workspace.ts';

export const guideFile = 'app/content/community.ts';
const list = 'guideCards';

export function listGuides(workspace: Workspace) {
  const code = workspace.read(guideFile);
  return (nodeAt(code, list).elements as Node[]).map((card, index) => {
    const text = (key: string): string => {
      const entry = entryAt(code, `${list}|${index}|${key}`);
      if (entry?.kind !== 'string') throw new Refusal('noPlace', { file: guideFile });
      return entry.value.text;
    };
    const title = text('title');
    return { name: text('file'), title: { ar: title, en: title }, hidden: properties(card).has('hidden') };
  });
}

/** Showing a guide also makes its file. @throws Refusal if this computer has no browser to print it with */
export async function setGuideHidden(workspace: Workspace, { name, hidden }: { name: string; hidden: boolean }) {
  const index = listGuides(workspace).findIndex((guide) => guide.name === name);
  if (index < 0) throw new Refusal('noPlace', { file: guideFile });
  const changed = setProperty(workspace.read(guideFile), `${list}|${index}`, 'hidden', hidden ? 'true' : undefined);
  await commitToDisk(workspace, new Map([[guideFile, changed]]));
  if (!hidden) makeGuideFiles(workspace);
}

/** Prints the guides whose texts are newer than their files. @throws Refusal if this computer has no browser */
export function makeGuideFiles({ root }: Workspace): void {
  if (!makeFiles(root, 'guides')) throw new Refusal('noBrowser');
}
