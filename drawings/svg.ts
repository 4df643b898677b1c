/**
 * A drawing as a file: what pages show, what a picture's link opens, and what the viewer shows. Such a file knows no style sheet,
 * so its colours are written in, and the few letters it needs travel with it.
 */
import type { Language } from '../app/content/text.ts';
import { type DrawnText, letterStyles } from './file-letters.ts';
import type { DrawingRequest, View } from './kit/drawing.ts';
import { type Ground, palettes, resolveSwatch } from './kit/palette.ts';
import { drawingMarkup, drawingNames } from './markup.tsx';
import { element, readSvg, textOf, walk, writeSvg, type XastElement } from './tree.ts';

export { drawingMarkup, drawingNames };

/** Width and height of a view in sheet units. */
export function drawingSize(name: string, view: View): [width: number, height: number] {
  const { width, height } = readSvg(drawingMarkup(name, 'en', view)).attributes;
  return [Number(width), Number(height)];
}

/** @throws for an unknown name */
export async function drawingSvg({ name, language, view, ground }: DrawingRequest): Promise<string> {
  const svg = readSvg(drawingMarkup(name, language, view));
  return writeSvg(await standAlone(svg, language, ground));
}

/**
 * Gives a drawing everything that a file needs: a name space, colours, letters, and a ground that `#clear` at the end of its address
 * takes away.
 */
async function standAlone(svg: XastElement, language: Language, ground: Ground): Promise<XastElement> {
  const texts: DrawnText[] = [];
  for (const part of walk(svg)) {
    for (const [name, value] of Object.entries(part.attributes)) part.attributes[name] = resolveSwatch(value, ground);
    if (part.name !== 'text') continue;
    part.attributes.fill ??= palettes[ground].ink;
    texts.push({
      mono: part.attributes.class === 'mono',
      bold: /^[67]00$/.test(part.attributes['font-weight'] ?? ''),
      letters: textOf(part),
    });
  }
  Object.assign(svg.attributes, {
    xmlns: 'http://www.w3.org/2000/svg',
    'xml:lang': language,
    'font-family': "Sheet,'IBM Plex Sans Arabic',Arial,sans-serif",
  });
  const styles = element('style', {}, [
    { type: 'text', value: `${await letterStyles(texts)}#clear:target{display:none}` },
  ]);
  const [x, y, width, height] = svg.attributes.viewBox!.split(' ');
  const sheet = element('path', {
    id: 'clear',
    d: `M${x} ${y}h${width}v${height}H${x}z`,
    fill: palettes[ground].paper,
  });
  // Title and description come first: browsers read the first title they find.
  svg.children.splice(2, 0, styles, sheet);
  return svg;
}
