/** PNG with a palette: drawings have few colours, and a palette makes a third of the bytes of full colour. */
import { constants, crc32, deflateSync } from 'node:zlib';
import type { Pixels } from './raster.ts';

type Colour = readonly [red: number, green: number, blue: number];
interface Tone {
  colour: Colour;
  /** How many pixels have it. */
  count: number;
}

/** @param colours at most 256 */
export function palettePng({ width, height, data }: Pixels, colours = 128): Buffer {
  const tones = new Map<number, Tone>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = [data[at]!, data[at + 1]!, data[at + 2]!] as const;
    const tone = tones.get(key(colour));
    if (tone) tone.count++;
    else tones.set(key(colour), { colour, count: 1 });
  }
  const palette = medianCut([...tones.values()], colours);
  const indices = new Map([...tones].map(([name, { colour }]) => [name, nearest(colour, palette)]));
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4)
      rows[y * (width + 1) + 1 + x] = indices.get(key([data[at]!, data[at + 1]!, data[at + 2]!]))!;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9, strategy: constants.Z_FILTERED })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const key = ([red, green, blue]: Colour): number => (red << 16) | (green << 8) | blue;

/** The colours that stand for all: the box of tones with the widest spread is halved until there are enough boxes. */
function medianCut(tones: Tone[], colours: number): Colour[] {
  const boxes = [tones];
  while (boxes.length < colours) {
    const [widest] = boxes.map((box, index) => ({ index, ...spread(box) })).sort((a, b) => b.weight - a.weight);
    if (!widest || widest.weight === 0) break;
    const box = boxes[widest.index]!.sort((a, b) => a.colour[widest.channel]! - b.colour[widest.channel]!);
    const half = box.reduce((sum, { count }) => sum + Math.sqrt(count), 0) / 2;
    let sum = 0;
    const middle = box.findIndex(({ count }) => {
      sum += Math.sqrt(count);
      return sum > half;
    });
    const end = Math.min(Math.max(1, middle), box.length - 1);
    boxes.splice(widest.index, 1, box.slice(0, end), box.slice(end));
  }
  return boxes.map(mean);
}

function spread(box: Tone[]): { channel: number; weight: number } {
  const ranges = [0, 1, 2].map((channel) => {
    const values = box.map(({ colour }) => colour[channel]!);
    return values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 255);
  });
  const widest = Math.max(...ranges);
  return {
    channel: ranges.indexOf(widest),
    weight: widest * Math.sqrt(box.reduce((sum, { count }) => sum + count, 0)),
  };
}

/** The colour that most pixels of a box have, where most have one; else what lies between them. */
function mean(box: Tone[]): Colour {
  const total = box.reduce((sum, { count }) => sum + count, 0);
  const main = box.reduce((a, b) => (b.count > a.count ? b : a));
  if (main.count > total / 2) return main.colour;
  return [0, 1, 2].map((channel) =>
    Math.round(box.reduce((sum, { colour, count }) => sum + colour[channel]! * count, 0) / total),
  ) as unknown as Colour;
}

function nearest(colour: Colour, palette: Colour[]): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  palette.forEach((other, index) => {
    const distance = (colour[0] - other[0]) ** 2 + (colour[1] - other[1]) ** 2 + (colour[2] - other[2]) ** 2;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
