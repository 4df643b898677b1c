import { isFresh, readManifest } from './media/manifest.ts';
import { openDrawings } from './media/stage.ts';
import { pieces } from './media/work.ts';

/** What `npm run media` has to make anew because its drawing, its words or its tool changed. Needs no browser. */
export async function checkMedia(): Promise<string[]> {
  const drawings = await openDrawings();
  try {
    const manifest = readManifest();
    const stale = (await pieces(drawings)).filter(({ name, inputs }) => !isFresh(manifest[name], inputs));
    return stale.map(({ name }) => `${name} is not what its sources say; run npm run media`);
  } finally {
    await drawings.close();
  }
}
