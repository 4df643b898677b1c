import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { root } from '../paths.ts';

/**
 * A module of the site's sources with all that it imports, which Node alone doesn't read: TSX, and folders imported by a pattern. One
 * bundle takes a tenth of the time of reading module by module.
 * @param file from the project's root
 * @throws what the bundler or the module itself says
 */
export async function loadCode<Module>(file: string): Promise<Module> {
  const made = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    mode: 'production',
    build: {
      ssr: join(root, file),
      write: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const { code } = (made as Rolldown.RolldownOutput).output[0];
  // It finds its packages from where it stands. Two programs may load at once, and one may load twice after a change.
  const folder = join(root, 'node_modules/.cache');
  const bundle = join(folder, `${crypto.randomUUID()}.mjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(bundle, code);
  try {
    return (await import(pathToFileURL(bundle).href)) as Module;
  } finally {
    rmSync(bundle);
  }
}
