/** The site's icon as SVG, and as PNG for home screens: Apple supports no SVG, and Android crops its own shape. */
import sharp from 'sharp';
import { type Element, element, writeSvg } from '../../drawings/svg-tree.ts';
import { cached } from '../building/cache.ts';
import { iconSvg } from '../building/icon-svg.ts';
import { token } from '../building/tokens.ts';
import { paint, palettePng } from './raster.ts';

interface Icon {
  file: string;
  /** Width and height in pixels. */
  size: number;
  /** Margin around the drawing in its own units; the drawing is 42 units wide. */
  margin: number;
}

/** Launchers show at least a circle of 40 % radius (W3C, Web App Manifest); this margin keeps the corners inside. */
const safeMargin = 14;

export const appleIcon: Icon = { file: 'apple-touch-icon.png', size: 180, margin: 5 };
export const icons: readonly Icon[] = [192, 512].map((size) => ({ file: `icon-${size}.png`, size, margin: 0 }));
export const maskableIcons: readonly Icon[] = [192, 512].map((size) => ({
  file: `icon-maskable-${size}.png`,
  size,
  margin: safeMargin,
}));

/** The icon on its ground, painted at this size. */
function picture({ size, margin }: Omit<Icon, 'file'>): Element {
  const drawing = iconSvg();
  const [, , width = 0] = drawing.attributes.viewBox!.split(' ').map(Number);
  const side = width + 2 * margin;
  const frame = { width: String(size), height: String(size), viewBox: `${-margin} ${-margin} ${side} ${side}` };
  const ground = element('path', { d: `M${-margin} ${-margin}h${side}v${side}h${-side}z`, fill: token('white') });
  return element('svg', frame, [...(margin > 0 ? [ground] : []), ...drawing.children]);
}

/** An ICO file with one PNG, which has to be in full colour. */
async function favicon(): Promise<Buffer> {
  const { data, ...raw } = await paint(picture({ size: 32, margin: 0 }));
  const png = await sharp(data, { raw: { ...raw, channels: 4 } })
    .png()
    .toBuffer();
  const head = Buffer.from([0, 0, 1, 0, 1, 0, raw.width, raw.height, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}

/** @param write receives the file's name and bytes */
export async function writeIcons(write: (name: string, content: string | Buffer) => void): Promise<void> {
  write('icon.svg', writeSvg(iconSvg()));
  write('favicon.ico', await favicon());
  for (const icon of [appleIcon, ...icons, ...maskableIcons])
    write(
      icon.file,
      await cached('icon-1', writeSvg(picture(icon)), async () => palettePng(await paint(picture(icon)))),
    );
}
