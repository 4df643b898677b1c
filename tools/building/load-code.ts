import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import type * as Svg from '../../drawings/svg.ts';
import { root } from '../paths.ts';
import { colourDefines } from './tokens.ts';

/** A module of the site's sources with all that it imports, made but not yet run. */
interface Bundle<Module> {
  /** Changes with whatever the module can see of the sources. */
  name: string;
  /** @returns the same module as before, where nothing of it has changed. @throws what the module itself says */
  load: () => Promise<Module>;
}

/** What was imported stays in memory for good, so the same code is the same module: `npm run dev` loads the drawings with every picture. */
const loaded = new Map<string, Promise<unknown>>();

/**
 * For what Node alone doesn't read: TSX, and folders imported by a pattern. One bundle takes a tenth of the time of reading module by
 * module.
 * @param file from the project's root
 * @throws what the bundler says
 */
export async function bundleCode<Module>(file: string): Promise<Bundle<Module>> {
  const made = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    // The same code everywhere: for developers JSX would name its file, which no checkout shares with another.
    oxc: { jsx: { development: false } },
    define: colourDefines,
    build: { ssr: join(root, file), write: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  const { code } = (made as Rolldown.RolldownOutput).output[0];
  const name = hash('sha256', code);
  return {
    name,
    load: () => {
      if (!loaded.has(name)) loaded.set(name, importCode(code));
      return loaded.get(name) as Promise<Module>;
    },
  };
}

async function importCode(code: string): Promise<unknown> {
  // It finds its packages from where it stands. Biome, which may run beside it, is told in biome.json to look into no such folder.
  const folder = mkdtempSync(join(root, `node_modules/.code-${process.pid}-`));
  const file = join(folder, 'bundle.mjs');
  try {
    writeFileSync(file, code);
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export type Drawings = typeof Svg;

/** The drawings' own code, from its sources: tools run without a build. */
export const bundleDrawings = (): Promise<Bundle<Drawings>> => bundleCode('drawings/svg.ts');

export const loadDrawings = async (): Promise<Drawings> => (await bundleDrawings()).load();
