import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClipName } from '../../app/content/clip-sizes.ts';
import type { Drawings } from '../building/load-code.ts';
import { root } from '../paths.ts';
import { clipInputs, renderClip } from './clips.ts';
import { hashInputs, type Manifest, mediaFolder } from './manifest.ts';
import { recipes } from './recipes.ts';
import type { Stage } from './stage.ts';

/** Something that `npm run media` makes: what it depends on, and how it is made. */
export interface Piece {
  /** Its name in the manifest. */
  name: string;
  inputs: string;
  /** @returns the files made, as paths in `public/media/` */
  make: (stage: Stage) => Promise<readonly string[]>;
}

/** Every film, with the hash of its inputs as they are now. */
export const pieces = (drawings: Drawings): Piece[] =>
  Object.entries(recipes).map(([name, recipe]) => ({
    name: `clip/${name}`,
    inputs: hashInputs(clipInputs(drawings, recipe)),
    make: async (stage: Stage) => {
      await renderClip(stage, name, recipe, mediaFolder);
      return ['webm', 'mp4'].map((ending) => `${name}.${ending}`);
    },
  }));

/** The sizes that pages tell before anything loads, as a module of content. */
export function writeClipSizes(manifest: Manifest): void {
  const lines = (Object.keys(recipes) as ClipName[]).map((name) => {
    const files: Record<string, number> = manifest[`clip/${name}`]?.files ?? {};
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    return `  ${key}: { webm: ${files[`${name}.webm`] ?? 0}, mp4: ${files[`${name}.mp4`] ?? 0} },`;
  });
  writeFileSync(
    join(root, 'app/content/clip-sizes.ts'),
    `/** Written by \`npm run media\`: the previews and their sizes in bytes. */
export const clipSizes = {
${lines.join('\n')}
} as const;

export type ClipName = keyof typeof clipSizes;
`,
  );
}
