import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as Svg from '../../drawings/svg.ts';
import { root } from '../paths.ts';

export type Drawings = typeof Svg;

/** The drawings' own code, from its sources: tools run without a build, and Node alone doesn't read TSX. */
export async function loadDrawings(): Promise<Drawings> {
  const { module } = await runnerImport<Drawings>(join(root, 'drawings/svg.ts'), {
    configFile: false,
    root,
    logLevel: 'warn',
    mode: 'production',
  });
  return module;
}
