import { loadDrawings } from './load-drawings.ts';
import { isFresh, readManifest } from './media/manifest.ts';
import { pieces } from './media/work.ts';

/** The films that `npm run media` has to make anew because their drawing or their tool changed. Needs no browser. */
export async function checkMedia(): Promise<string[]> {
  const manifest = readManifest();
  return pieces(await loadDrawings())
    .filter(({ name, inputs }) => !isFresh(manifest[name], inputs))
    .map(({ name }) => name);
}
