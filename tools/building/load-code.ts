import { hash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import { build, type Rolldown } from 'vite';
import type * as Svg from '../../drawings/svg.ts';
import { root } from '../paths.ts';

/** A module of the site's sources with all that it imports, made but not yet run. */
export interface Bundle<Module> {
  /** Changes with whatever the module can see of the sources. */
  name: string;
  /** @returns the same module as before, where nothing of it has changed. @throws what the module itself says */
  load: () => Promise<Module>;
}

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
    build: { ssr: join(root, file), write: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  const { code } = (made as Rolldown.RolldownOutput).output[0];
  const name = hash('sha256', code).slice(0, 16);
  return {
    name,
    load: () => {
      if (!loaded.has(name)) loaded.set(name, importBundle(code, name));
      return loaded.get(name) as Promise<Module>;
    },
  };
}

/** The module itself. @throws what the bundler or the module says */
export const loadCode = async <Module>(file: string): Promise<Module> => (await bundleCode<Module>(file)).load();

/** What was imported stays in memory for good, so the same code is the same module: `npm run dev` loads the drawings with every picture. */
const loaded = new Map<string, Promise<unknown>>();

async function importBundle(code: string, name: string): Promise<unknown> {
  // It finds its packages from where it stands. Two programs may load the same at once.
  const folder = join(root, 'node_modules/.cache');
  const bundle = join(folder, `${name}-${process.pid}-${threadId}.mjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(bundle, code);
  try {
    return await import(pathToFileURL(bundle).href);
  } finally {
    rmSync(bundle);
  }
}

export type Drawings = typeof Svg;

/** The drawings' own code, from its sources: tools run without a build. */
export const bundleDrawings = (): Promise<Bundle<Drawings>> => bundleCode<Drawings>('drawings/svg.ts');

export const loadDrawings = async (): Promise<Drawings> => (await bundleDrawings()).load();
