import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { IslandFiles } from '../../app/islands/island.tsx';
import { byIsland, islandEntry, islandSheet } from '../../app/islands/list.ts';
import { distDirectory } from '../paths.ts';

/** The client build's output, read from its manifest. */
export function readClientFiles(): { site: string; print: string; islands: IslandFiles } {
  const manifest: Manifest = JSON.parse(readFileSync(join(distDirectory, '.vite/manifest.json'), 'utf8'));

  /** The file of an entry and of everything it imports, each once. */
  function filesOf(entry: string, found = new Set<string>()): Set<string> {
    const { file, imports = [] } = manifest[entry]!;
    if (found.has(`/${file}`)) return found;
    found.add(`/${file}`);
    for (const imported of imports) filesOf(imported, found);
    return found;
  }

  const islands = byIsland((name) => [
    ...filesOf(islandEntry(name)),
    ...(manifest[islandSheet(name)] ? filesOf(islandSheet(name)) : []),
  ]);
  const sheet = (name: string) => `/${manifest[`app/styles/${name}.css`]!.file}`;
  return { site: sheet('site'), print: sheet('print'), islands };
}
