import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildNames } from '../../server/settings.ts';
import { distDirectory, root } from '../paths.ts';

/** Lies beside the built site and says what it was built from. */
export const stampFile = join(distDirectory, '.built-from');

/** What a build depends on: the sources, the tools, the locked packages, and the settings that end up in pages. */
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
