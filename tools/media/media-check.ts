import { loadDrawings } from '../building/load-code.ts';
import { isFresh, readManifest } from './manifest.ts';
import { pieces } from './work.ts';

/** The films that `npm run media` has to make anew because their drawing or their tool changed. Needs no browser. */
export async function checkMedia(): Promise<string[]> {
  const manifest = readManifest();
  return pieces(await loadDrawings())
    .filter(({ name, inputs }) => !isFresh(manifest[name], inputs))
    .map(({ name }) => name);
}
