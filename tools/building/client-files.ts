import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { ModuleFiles } from '../../app/islands/island.tsx';
import { type ModuleName, moduleNames, modules } from '../../app/islands/list.ts';
import { distDirectory } from '../paths.ts';

const entryOf = (name: ModuleName): string => `app/${modules[name]}`;

/** The styles that only this module needs, if there are any. */
const sheetOf = (name: ModuleName): string => `app/islands/${name}.css`;

/** @returns for each module the files to import: for an island React and then the component */
export const filesByModule = (filesOf: (entry: string) => Iterable<string>, exists: (file: string) => boolean) => {
  const modulesWithFiles = moduleNames.map((name) => {
    const isIsland = modules[name].endsWith('.tsx');
    const files = [...(isIsland ? [entryOf('render-island')] : []), entryOf(name)].map((entry) => [...filesOf(entry)]);
    const sheet = exists(sheetOf(name)) ? filesOf(sheetOf(name)) : [];
    return [name, [...new Set([...files.map(([file]) => file!), ...files.flat(), ...sheet])]];
  });
  return Object.fromEntries(modulesWithFiles) as ModuleFiles;
};

/** The client build's output, read from its manifest. */
export function readClientFiles(): { site: string; print: string; modules: ModuleFiles } {
  const manifest: Manifest = JSON.parse(readFileSync(join(distDirectory, '.vite/manifest.json'), 'utf8'));

  /** The file of an entry and of everything it imports, each once. */
  function filesOf(entry: string, found = new Set<string>()): Set<string> {
    const { file, imports = [] } = manifest[entry]!;
    if (found.has(`/${file}`)) return found;
    found.add(`/${file}`);
    for (const imported of imports) filesOf(imported, found);
    return found;
  }

  const sheet = (query = '') => `/${manifest[`app/styles/site.css${query}`]!.file}`;
  return { site: sheet(), print: sheet('?print'), modules: filesByModule(filesOf, (file) => file in manifest) };
}
