/** A page's share picture: its title, its lead, its drawing. */
import type { Language } from '../../app/content/text.ts';
import { isRightToLeft } from '../../app/language/detect.ts';
import { shareSize } from '../../app/sections/share-picture.ts';
import type { DrawingFacts, Share } from '../../drawings/kit/drawing.ts';
import { type Element, element, readSvg } from '../../drawings/svg-tree.ts';
import { token } from '../building/tokens.ts';
import { measure } from './raster.ts';

export interface ShareWords {
  /** Stands above the title; empty if the title is the office's name. */
  office: string;
  title: string;
  lead: string;
}

const { width, height } = shareSize;
/** Height of the drawing's band above the accent line, in pixels. */
const band = 366;
const edge = 12;
const margin = 64;
const top = height - edge - band;
const leadSizes = [25, 23, 21];
const [ink, ink2, accent, paper] = [token('ink'), token('ink-2'), token('accent'), token('paper')];

/** The paper behind the drawing's band, and the accent line below it. */
const ground = readSvg(`<svg>
  <linearGradient id="rise" gradientUnits="userSpaceOnUse" x1="0" y1="${top}" x2="0" y2="${top + 64}">
    <stop offset="0" stop-color="#000"/>
    <stop offset="1" stop-color="#fff"/>
  </linearGradient>
  <mask id="fade" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">
    <path d="M0 ${top}H${width}V${height}H0z" fill="url(#rise)"/>
  </mask>
  <path d="M0 0H${width}V${height}H0z" fill="${paper}"/>
  <path d="M0 ${height - edge}H${width}V${height}H0z" fill="${accent}"/>
</svg>`);

/** @param sheet the drawing in the picture's language and in its colours on paper; it is modified */
export async function sharePicture(
  { office, title, lead }: ShareWords,
  sheet: Element,
  { share = {}, flow }: DrawingFacts,
  language: Language,
): Promise<Element> {
  const arabic = isRightToLeft(language);
  const line = (words: string, y: number, size: number, weight: 400 | 600, fill: string, tracking = 0) => {
    const place = { x: String(arabic ? width - margin : margin), y: String(y) };
    const letters = { 'font-size': String(size), 'font-weight': String(weight), 'letter-spacing': String(tracking) };
    const direction = arabic ? 'rtl' : 'ltr';
    return element('text', { ...place, ...letters, direction, fill }, [{ type: 'text', value: words }]);
  };
  // A long title stays on one line.
  const room = width - 2 * margin;
  const tracking = arabic ? 0 : -0.02;
  const natural = (await measure(title, 60, 600)) + tracking * 60 * title.length;
  const size = natural > room ? Math.floor((60 * room) / natural) : 60;
  const leads = await balanced(lead, leadSizes);
  const frame = { width: String(width), height: String(height), viewBox: `0 0 ${width} ${height}` };
  return element('svg', frame, [
    ...ground.children,
    element('g', { mask: 'url(#fade)' }, [cropped(sheet, share, flow && arabic)]),
    ...(office ? [line(office, 66, 22, 600, accent)] : []),
    line(title, arabic ? 131 : 124, size, 600, ink, tracking * size),
    ...leads.lines.map((words, index) =>
      line(words, arabic ? 196 + 40 * index : 184 + 36 * index, leads.size, 400, ink2),
    ),
  ]);
}

/** The part of the sheet that the band shows, as wide as the picture. */
function cropped(sheet: Element, { x, bottom: end, width: wide }: Share, mirrored = false): Element {
  const [left = 0, above = 0, across = 0, down = 0] = sheet.attributes.viewBox!.split(' ').map(Number);
  const shown = wide ?? across;
  const tall = (shown * band) / width;
  const middle = x === undefined ? left + across / 2 : mirrored ? 1600 - x : x;
  const bottom = end ?? above + down;
  Object.assign(sheet.attributes, {
    x: '0',
    y: String(top),
    width: String(width),
    height: String(band),
    viewBox: [middle - shown / 2, bottom - tall, shown, tall].join(' '),
    overflow: 'hidden',
  });
  return sheet;
}

/**
 * One line if that is enough, else two of similar length. A text too long for two lines at the last size is cut.
 * @param sizes in order of preference
 */
async function balanced(text: string, sizes: readonly number[]): Promise<{ lines: string[]; size: number }> {
  const words = text.split(' ');
  const size = sizes[0]!;
  const room = sizes.length === leadSizes.length ? 960 : width - 2 * margin;
  if ((await measure(text, size, 400)) <= room) return { lines: [text], size };
  let best: { lines: string[]; widest: number } | undefined;
  for (let cut = 1; cut < words.length; cut++) {
    const lines = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    const widest = Math.max(...(await Promise.all(lines.map((line) => measure(line, size, 400)))));
    if (!best || widest < best.widest) best = { lines, widest };
  }
  if (best && best.widest <= room) return { lines: best.lines, size };
  return sizes.length > 1 ? balanced(text, sizes.slice(1)) : balanced(`${words.slice(0, -2).join(' ')} …`, sizes);
}
