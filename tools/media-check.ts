import { isFresh, readManifest } from './media/manifest.ts';
import { openDrawings } from './media/stage.ts';
import { pieces } from './media/work.ts';

/**
 * What `npm run media` has to make anew because its drawing, its words or its tool changed, by its name in the manifest:
 * `clip/haul-cycle`, `share/home-ar`. Needs no browser.
 */
export async function checkMedia(): Promise<string[]> {
  const drawings = await openDrawings();
  try {
    const manifest = readManifest();
    return (await pieces(drawings))
      .filter(({ name, inputs }) => !isFresh(manifest[name], inputs))
      .map(({ name }) => name);
  } finally {
    await drawings.close();
  }
}
