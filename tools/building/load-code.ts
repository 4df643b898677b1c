import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import type * as Svg from '../../drawings/svg.ts';
import { root } from '../paths.ts';
import { colourDefines } from './tokens.ts';

/**
 * Bundles what Node can't load: TSX, and folders imported by a pattern. One bundle takes a tenth of the time of module
 * by module.
 * @param file from the project's root
 * @returns its code with all imports, the same for the same sources
 * @throws the bundler's errors
 */
export async function bundleCode(file: string): Promise<string> {
  const made = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    // Development JSX embeds the file's path, which differs between checkouts.
    oxc: { jsx: { development: false } },
    define: colourDefines,
    build: { ssr: join(root, file), write: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  return (made as Rolldown.RolldownOutput).output[0].code;
}

/** @param file from the project's root @throws the bundler's or the module's error */
export async function loadCode<Module>(file: string): Promise<Module> {
  // Packages are resolved from its location. biome.json ignores such folders, because Biome may run at the same time.
  using folder = mkdtempDisposableSync(join(root, `node_modules/.code-${process.pid}-`));
  const bundle = join(folder.path, 'bundle.mjs');
  writeFileSync(bundle, await bundleCode(file));
  return await import(pathToFileURL(bundle).href);
}

export type Drawings = typeof Svg;

/** The drawings' code from its sources, so that tools need no build. */
export const drawingsSource = 'drawings/svg.ts';

export const loadDrawings = (): Promise<Drawings> => loadCode(drawingsSource);
