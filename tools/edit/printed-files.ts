/** The PDF files of the guides and of the capability statement, printed again before a change of their texts is published. */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFile } from './file-change.ts';
import { Refusal } from './refusal.ts';
import type { Workspace } from './workspace.ts';

/** The content files that the statement shows. */
export const statementFiles =
  /^app\/content\/(about|capability|contact|figures|office|our-projects|solutions|terms|projects\/.*|shared\/.*)\.ts$/;

/** Exists while the PDF files are older than the published texts because this computer could not print them. */
const oldMarker = (root: string): string => join(root, 'data/statement-is-old');

export const statementIsOld = ({ root }: Workspace): boolean => existsSync(oldMarker(root));

/** @returns whether it worked: it needs a browser */
const makeFiles = (root: string, only: 'guides' | 'documents'): boolean =>
  spawnSync(process.execPath, [join(root, 'tools/media.ts'), `--only=${only}`], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  }).status === 0;

/** Prints the guides whose texts are newer than their files. @throws Refusal if this computer has no browser */
export function makeGuideFiles({ root }: Workspace): void {
  if (!makeFiles(root, 'guides')) throw new Refusal('noBrowser');
}

/**
 * Prints the statement. Without a browser the old files stay, and the panel says that they are old.
 * @returns whether the files match the texts
 */
export function makeDocumentFiles({ root }: Workspace): boolean {
  const made = makeFiles(root, 'documents');
  if (made) rmSync(oldMarker(root), { force: true });
  else writeFile(oldMarker(root), '');
  return made;
}
