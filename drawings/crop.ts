/**
 * Removes everything outside a view box: a still is cropped from a sheet without its text, a close-up from a larger
 * drawing.
 */
import { svgPathBbox } from 'svg-path-bbox';
import type { Still } from './kit/drawing.ts';
import type { Element } from './svg-tree.ts';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Sheet units that a line may reach beyond its path. */
const lineWidth = 6;

/** @param sheet the English sheet; it is changed */
export function cutStill(sheet: Element, still: Still): Element {
  const height = (still.width * 9) / 16;
  const [left, top] = [still.x - still.width / 2, still.y - height / 2];
  const [title, description, ...parts] = sheet.children as Element[];
  sheet.children = [title!, description!, ...all(parts, boxOf(left, top, still.width, height), false)];
  Object.assign(sheet.attributes, {
    viewBox: `${left} ${top} ${still.width} ${height}`,
    width: String(still.width),
    height: String(height),
  });
  return sheet;
}

/** Removes everything outside the drawing's view box except text. */
export function cutToView(svg: Element): void {
  const [left, top, width, height] = svg.attributes.viewBox!.split(' ').map(Number) as [number, number, number, number];
  svg.children = all(svg.children as Element[], boxOf(left, top, width, height), true);
}

const boxOf = (left: number, top: number, width: number, height: number): Box => ({
  left: left - lineWidth,
  top: top - lineWidth,
  right: left + width + lineWidth,
  bottom: top + height + lineWidth,
});

const all = (parts: Element[], box: Box, words: boolean): Element[] =>
  parts.map((part) => within(part, box, words)).filter((part) => part !== null);

/** The transform of a drawing that is mirrored as a whole, about half of this width. */
const mirror = /^matrix\(-1 0 0 1 (\d+) 0\)$/;

/** The part of a shape inside the box; `null` if there is none. Rotated or translated groups stay whole. */
function within(part: Element, box: Box, words: boolean): Element | null {
  const { name, attributes } = part;
  const children = part.children as Element[];
  const mirrored = name === 'g' && mirror.exec(attributes.transform ?? '');
  if (mirrored) {
    const width = Number(mirrored[1]);
    part.children = all(children, { ...box, left: width - box.right, right: width - box.left }, words);
    return part.children.length > 0 ? part : null;
  }
  if (name === 'text' || children.some((child) => child.name === 'text')) return words ? part : null;
  if (name === 'defs' || name === 'clipPath' || name === 'mask' || attributes.transform) return part;
  if (!words && /^(callout|numbered|mark)\b/.test(attributes.class ?? '')) return null;
  if (name === 'path') {
    attributes.d = figures(attributes.d!)
      .filter((figure) => touches(figure, box))
      .join('');
    return attributes.d ? part : null;
  }
  if (name === 'circle') {
    const [x, y, r] = [attributes.cx, attributes.cy, attributes.r].map(Number) as [number, number, number];
    return meets({ left: x - r, top: y - r, right: x + r, bottom: y + r }, box) ? part : null;
  }
  if (name !== 'g') return part;
  part.children = all(children, box, words);
  return part.children.length > 0 ? part : null;
}

/** The subpaths of a path, each with an absolute start. */
const figures = (data: string): string[] => data.split(/(?=M)/);

function touches(figure: string, box: Box): boolean {
  const [left, top, right, bottom] = svgPathBbox(figure);
  return meets({ left, top, right, bottom }, box);
}

const meets = (a: Box, b: Box): boolean =>
  a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top;
