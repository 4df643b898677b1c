/** Paints share pictures for each page, and stills for each film, as pixels. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { previews } from '../../app/content/settings.ts';
import type { PagePath } from '../../app/content/shared/pages.ts';
import type { Language } from '../../app/content/text.ts';
import { parseDrawingFile } from '../../app/media/drawing-file.ts';
import { type Element as SvgElement, writeSvg } from '../../drawings/svg-tree.ts';
import { cached } from '../building/cache.ts';
import type { Drawings } from '../building/load-code.ts';
import { attribute, type Element } from '../building/page-tree.ts';
import { distDirectory } from '../paths.ts';
import { paint, palettePng } from './raster.ts';
import { sharePicture } from './share-picture.ts';

async function write(file: string, picture: SvgElement): Promise<void> {
  const target = join(distDirectory, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, await cached('png-4', writeSvg(picture), async () => palettePng(await paint(picture))));
}

export async function writeStills({ drawingNames, drawingTree, factsOf }: Drawings): Promise<void> {
  for (const name of drawingNames.filter((each) => factsOf(each).still)) {
    const still = drawingTree({ name, language: 'en', view: 'still', ground: 'paper' });
    Object.assign(still.attributes, { width: String(previews.width), height: String(previews.height) });
    await write(`media/${name}.png`, still);
  }
}

/** @param parts the elements of the built page; its metadata names the picture's file */
export async function writeShare(
  { drawingNames, drawingTree, factsOf }: Drawings,
  path: PagePath,
  language: Language,
  parts: readonly Element[],
): Promise<void> {
  const image = parts.find((part) => attribute(part, 'property') === 'og:image');
  if (!image) throw new Error(`${path} has no og:image`);
  const shown = parts.map((part) => parseDrawingFile((attribute(part, 'src') ?? '').split('#')[0]!));
  // A page without a drawing shows the skyline with the two offices.
  const chosen = drawingNames.find((each) => factsOf(each).share?.on?.includes(path));
  const name = chosen ?? shown.find(Boolean)?.name ?? 'two-offices';
  const drawing = drawingTree({ name, language, view: 'sheet', ground: 'paper' });
  const file = new URL(attribute(image, 'content')!, 'http://site').pathname;
  await write(file, sharePicture(drawing, factsOf(name), language));
}
