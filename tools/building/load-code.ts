import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import type * as Svg from '../../drawings/svg.ts';
import { root } from '../paths.ts';
import { colourDefines } from './tokens.ts';

/**
 * For what Node alone doesn't read: TSX, and folders imported by a pattern. One bundle takes a tenth of the time of reading module by
 * module.
 * @param file from the project's root
 * @returns its code with all that it imports, the same for as long as it sees the same of the sources
 * @throws what the bundler says
 */
export async function bundleCode(file: string): Promise<string> {
  const made = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    // The same code everywhere: for developers JSX would name its file, which no checkout shares with another.
    oxc: { jsx: { development: false } },
    define: colourDefines,
    build: { ssr: join(root, file), write: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  return (made as Rolldown.RolldownOutput).output[0].code;
}

/** @param file from the project's root @throws what the bundler or the module itself says */
export async function loadCode<Module>(file: string): Promise<Module> {
  // It finds its packages from where it stands. Biome, which may run beside it, is told in biome.json to look into no such folder.
  using folder = mkdtempDisposableSync(join(root, `node_modules/.code-${process.pid}-`));
  const bundle = join(folder.path, 'bundle.mjs');
  writeFileSync(bundle, await bundleCode(file));
  return await import(pathToFileURL(bundle).href);
}

export type Drawings = typeof Svg;

/** The drawings' own code, from its sources: tools run without a build. */
export const drawingsSource = 'drawings/svg.ts';

export const loadDrawings = (): Promise<Drawings> => loadCode(drawingsSource);
