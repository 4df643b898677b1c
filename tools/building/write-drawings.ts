import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../app/content/text.ts';
import { drawingFile } from '../../app/media/drawing-file.ts';
import type { DrawingRequest } from '../../drawings/kit/drawing.ts';
import { distDirectory } from '../paths.ts';
import { compressedOnce } from './compress.ts';
import { loadDrawings } from './load-drawings.ts';

/** Writes every drawing as files into `dist/drawings/`: both languages, both views, both grounds, and the stills of the films. */
export async function writeDrawings(): Promise<void> {
  const { drawingNames, drawingSvg, stills } = await loadDrawings();
  mkdirSync(join(distDirectory, 'drawings'), { recursive: true });
  const requests: DrawingRequest[] = drawingNames.flatMap((name) =>
    languages.flatMap((language) => [
      ...(['sheet', 'card'] as const).flatMap((view) =>
        (['paper', 'ink'] as const).map((ground) => ({ name, language, view, ground })),
      ),
      ...(name in stills ? [{ name, language, view: 'still', ground: 'paper' } as const] : []),
    ]),
  );
  await Promise.all(
    requests.map(async (request) => {
      const file = drawingFile(request.name, request.language, request.view, request.ground);
      await compressedOnce(join(distDirectory, file), Buffer.from(await drawingSvg(request)));
    }),
  );
}
