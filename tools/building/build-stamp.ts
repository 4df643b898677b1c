import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildNames } from '../../server/settings.ts';
import { distDirectory, root } from '../paths.ts';

/** A file beside the built site with a hash of everything it was built from. */
export const stampFile = join(distDirectory, '.built-from');

/** The inputs of a build: sources, tools, lock file, and settings that end up in pages. */
export function sourceHash(): string {
  const hash = createHash('sha256');
  const files = globSync(
    ['app/**', 'drawings/**', 'server/**', 'public/**', 'tools/**/*.ts', 'vite.config.ts', 'package-lock.json'],
    { cwd: root },
  ).sort();
  for (const file of files) {
    const path = join(root, file);
    if (statSync(path).isDirectory() || /\.test\.tsx?$/.test(file)) continue;
    hash.update(file).update(readFileSync(path));
  }
  for (const name of buildNames) hash.update(`${name}=${process.env[name] ?? ''}`);
  return hash.digest('hex');
}

export const isBuilt = (): boolean => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceHash();
