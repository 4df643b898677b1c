/** The capability statement as PDF, printed again before a change of its texts or data is published. */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './file-change.ts';
import type { Workspace } from './workspace.ts';

/** The files of the content that the statement is made of. */
export const statementFiles =
  /^app\/content\/(about|capability|contact|figures|office|our-projects|solutions|terms|projects\/.*|shared\/.*)\.ts$/;

/** Stands there while the statement is older than the published texts, because this computer could not make it. */
const waiting = (root: string): string => join(root, 'data/statement-is-old');

export const statementIsOld = ({ root }: Workspace): boolean => existsSync(waiting(root));

/** Prints the files made from texts again. @returns whether this computer could: it needs a browser */
export const makeFiles = (root: string, only: 'guides' | 'documents'): boolean =>
  spawnSync(process.execPath, [join(root, 'tools/media.ts'), `--only=${only}`], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  }).status === 0;

/**
 * The page is always new; where no browser is found, the old files stay whole, and the panel says that they are old.
 * @returns whether the files are those of today's texts
 */
export function makeDocumentFiles({ root }: Workspace): boolean {
  const made = makeFiles(root, 'documents');
  if (made) rmSync(waiting(root), { force: true });
  else writeWhole(waiting(root), '');
  return made;
}
