/** From SVG to pixels without a browser. resvg shapes Arabic itself; it reads neither style sheets nor WOFF2. */
import { Resvg, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { fontFiles, openFont } from '../../drawings/fonts.ts';
import { type Element, element, walk, writeSvg } from '../../drawings/svg-tree.ts';
import { cachedFile } from '../building/cache.ts';
import { token } from '../building/tokens.ts';

const families = { sans: 'IBM Plex Sans Arabic', mono: 'IBM Plex Mono' };

async function open(): Promise<ResvgRenderOptions> {
  const files = Object.values(fontFiles);
  // The painter reads files.
  const unpacked = await Promise.all(files.map((file) => cachedFile('font-2', file, () => openFont(file))));
  return { font: { fontFiles: unpacked, loadSystemFonts: false, defaultFontFamily: families.sans } };
}
let options: Promise<ResvgRenderOptions> | undefined;
const opened = () => (options ??= open());

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue, opacity. */
  data: Buffer;
}

/** @param picture on paper, its root's size in pixels; it is modified */
export async function paint(picture: Element): Promise<Pixels> {
  for (const part of walk(picture)) {
    if (part.name !== 'text') continue;
    const { attributes } = part;
    attributes['font-family'] = attributes.class === 'mono' ? families.mono : families.sans;
    if (attributes.direction !== 'rtl') continue;
    // The text itself must state its direction (embedding, up to pop).
    part.children = [{ type: 'text', value: '\u202b' }, ...part.children, { type: 'text', value: '\u202c' }];
    // Anchors are left and right here, in both directions.
    attributes['text-anchor'] = { start: 'end', middle: 'middle', end: 'start' }[attributes['text-anchor'] ?? 'start']!;
  }
  picture.attributes.xmlns = 'http://www.w3.org/2000/svg';
  const settings = { ...(await opened()), background: token('paper') };
  const { width, height, pixels } = await renderAsync(writeSvg(picture), settings);
  return { width, height, data: pixels };
}

/** PNG with a palette, smaller than full colour because drawings have few colours. */
export const palettePng = ({ width, height, data }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: 128, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();

const widths = new Map<string, number>();

/** The width of a text in pixels, word by word: Arabic letters never join across a space. */
export async function measure(text: string, size: number, weight: 400 | 600): Promise<number> {
  const settings = await opened();
  const of = (piece: string): number => {
    const key = `${size} ${weight} ${piece}`;
    let width = widths.get(key);
    if (width === undefined) {
      const attributes = { 'font-family': families.sans, 'font-size': String(size), 'font-weight': String(weight) };
      const line = element('text', attributes, [{ type: 'text', value: piece }]);
      const svg = element('svg', { xmlns: 'http://www.w3.org/2000/svg' }, [line]);
      width = new Resvg(writeSvg(svg), settings).getBBox()?.width ?? 0;
      widths.set(key, width);
    }
    return width;
  };
  const space = of('n n') - 2 * of('n');
  return text.split(' ').reduce((sum, word, index) => sum + of(word) + (index > 0 ? space : 0), 0);
}
