import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { distDirectory, root } from '../paths.ts';

const pixels = 32;

/** `/favicon.ico`, for what asks for it unbidden (old browsers, readers of feeds): the mark of `public/icon.svg`. */
export function writeFavicon(): void {
  const svg = readFileSync(join(root, 'public/icon.svg'), 'utf8');
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: pixels } }).render().asPng();
  // A directory of one picture, which is a PNG: every reader since Windows Vista knows it.
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(pixels, 6);
  head.writeUInt8(pixels, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  writeFileSync(join(distDirectory, 'favicon.ico'), Buffer.concat([head, png]));
}
