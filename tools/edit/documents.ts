/** The capability statement as PDF, made anew before a change of its words or data is published. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Workspace } from './workspace.ts';

/** The files of the content that the statement is made of. */
export const statementFiles =
  /^app\/content\/(about|capability|contact|figures|office|our-projects|solutions|terms|projects\/.*|shared\/.*)\.ts$/;

/** Where no browser is found the old files stay, and the check says that they are old: the page itself is always new. */
export function makeDocumentFiles({ root }: Workspace): void {
  spawnSync(process.execPath, [join(root, 'tools/media.ts'), '--only=documents'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
}
