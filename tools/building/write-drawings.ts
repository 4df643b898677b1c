import { join } from 'node:path';
import { languages } from '../../app/content/text.ts';
import { drawingFile } from '../../app/media/drawing-file.ts';
import type { DrawingRequest } from '../../drawings/kit/drawing.ts';
import { distDirectory } from '../paths.ts';
import { compressed } from './compress.ts';
import type { Drawings } from './load-code.ts';

/**
 * Writes every drawing to `dist/drawings/`: both languages, every view, both grounds, its strips, and the films'
 * stills.
 */
export async function writeDrawings({ drawingNames, drawingSvg, phones, stills, stripViews }: Drawings): Promise<void> {
  const write = async (request: DrawingRequest): Promise<void> => {
    const file = drawingFile(request.name, request.language, request.view, request.ground);
    await compressed(join(distDirectory, file), Buffer.from(await drawingSvg(request)), { lasting: true });
  };
  const written: Promise<void>[] = [];
  for (const name of drawingNames)
    for (const language of languages) {
      for (const view of ['sheet', 'card', ...(name in phones ? (['phone'] as const) : [])] as const)
        for (const ground of ['paper', 'ink'] as const) written.push(write({ name, language, view, ground }));
      for (const view of ['inline', ...stripViews(name)] as const)
        written.push(write({ name, language, view, ground: 'paper' }));
    }
  for (const name of Object.keys(stills)) written.push(write({ name, language: 'en', view: 'still', ground: 'paper' }));
  await Promise.all(written);
}
