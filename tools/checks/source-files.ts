import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** The project's files that match a glob pattern, by their paths from the root with slashes, sorted. */
export const sourceFiles = (pattern: string): { file: string; text: string }[] =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules'] })
    .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(root, file), 'utf8') }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
