import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../app/content/text.ts';
import { drawingFile } from '../app/media/drawing-file.ts';
import { compressed } from './compress.ts';
import { loadDrawings } from './load-drawings.ts';
import { distDirectory } from './paths.ts';

const languages: Language[] = ['ar', 'en'];

/** Writes every drawing as files into `dist/drawings/`: both languages, both views, both grounds. */
export async function writeDrawings(): Promise<void> {
  const { drawingNames, drawingSvg } = await loadDrawings();
  mkdirSync(join(distDirectory, 'drawings'), { recursive: true });
  const requests = drawingNames.flatMap((name) =>
    languages.flatMap((language) =>
      (['sheet', 'card'] as const).flatMap((view) =>
        (['paper', 'ink'] as const).map((ground) => ({ name, language, view, ground })),
      ),
    ),
  );
  await Promise.all(
    requests.map(async (request) => {
      const file = drawingFile(request.name, request.language, request.view, request.ground);
      await compressed(join(distDirectory, file), Buffer.from(await drawingSvg(request)));
    }),
  );
}
