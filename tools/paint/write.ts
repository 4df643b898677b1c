import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { previews } from '../../app/content/figures.ts';
import type { Language } from '../../app/content/text.ts';
import { type Element, writeSvg } from '../../drawings/tree.ts';
import { cached } from '../building/cache.ts';
import { loadDrawings } from '../building/load-drawings.ts';
import { attribute, elements, pageTree, textOf } from '../building/page-tree.ts';
import { distDirectory } from '../paths.ts';
import { paint, palettePng } from './raster.ts';
import { type ShareWords, sharePicture } from './share.ts';
import { shareCrop } from './share-crops.ts';

/** Paints what networks and search engines want as pixels: a share picture for each page, a still for each film. */
export interface Painter {
  /** @param html the finished page */
  share: (path: string, language: Language, html: string) => Promise<void>;
  stills: () => Promise<void>;
}

export async function openPainter(): Promise<Painter> {
  const { drawingTree, stills } = await loadDrawings();
  const write = async (file: string, picture: Element): Promise<void> => {
    const target = join(distDirectory, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, await cached('png-3', writeSvg(picture), async () => palettePng(await paint(picture))));
  };
  return {
    share: async (path, language, html) => {
      const { file, words } = said(path, html);
      const crop = shareCrop(path);
      const drawing = drawingTree({ name: crop.drawing, language, view: 'sheet', ground: 'paper' });
      await write(file, await sharePicture(words, drawing, crop, language));
    },
    stills: async () => {
      for (const name of Object.keys(stills)) {
        const still = drawingTree({ name, language: 'en', view: 'still', ground: 'paper' });
        Object.assign(still.attributes, { width: String(previews.width), height: String(previews.height) });
        await write(`media/${name}.png`, still);
      }
    },
  };
}

/** What a page says of itself, and the file that it says it is shared with. */
function said(path: string, html: string): { file: string; words: ShareWords } {
  const parts = [...elements(pageTree(html))];
  const of = (property: string): string => {
    const meta = parts.find((part) => part.tagName === 'meta' && attribute(part, 'property') === `og:${property}`);
    if (!meta) throw new Error(`${path} does not say its og:${property}`);
    return attribute(meta, 'content')!;
  };
  const home = path === '/';
  const heading = parts.find(({ tagName }) => tagName === 'h1');
  return {
    file: new URL(of('image'), 'http://site').pathname,
    words: {
      office: home ? '' : of('site_name'),
      // The home page is named like the office; what it says first says more.
      title: home && heading ? textOf(heading).trim() : of('title'),
      lead: of('description'),
    },
  };
}
