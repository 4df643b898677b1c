/** Where a drawing's labels and balloons are: for pages, which link them, and for comparison. */
import type { Balloon } from './kit/drawing.ts';
import { round } from './kit/geometry.ts';
import { type Element, textOf } from './svg-tree.ts';

type Place = readonly [x: number, y: number];
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A convex area and its content. */
export interface Area {
  kind: 'label' | 'balloon' | 'leader' | 'dot';
  /** The text; for a leader and its dot, the balloon's number. */
  says: string;
  corners: readonly Place[];
}

/** Text sizes: as drawn, or as a tablet enlarges them (svg.ts). */
export interface Sizes {
  /** The size of text outside balloons. */
  label: (fontSize: string) => number;
  balloon: number;
}

/** The width of a text in sheet units. */
export type Measure = (text: string, size: number, weight: 400 | 600) => Promise<number>;

/** @returns the areas of all labels, balloons and leaders, in units of the sheet */
export async function labelAreas(svg: Element, sizes: Sizes, measure: Measure): Promise<Area[]> {
  const areas: Area[] = [];
  const visit = async (part: Element, outer: Matrix): Promise<void> => {
    const matrix = times(outer, matrixOf(part.attributes.transform));
    const put = (corners: readonly Place[]) => corners.map((corner) => move(matrix, corner));
    const children = part.children.filter((child): child is Element => child.type === 'element');
    if (part.name === 'text') {
      areas.push({ kind: 'label', says: textOf(part), corners: put(await labelBox(part, sizes, measure)) });
      return;
    }
    const ring = part.attributes.class === 'balloon' && children.find(({ name }) => name === 'circle');
    if (ring) {
      areas.push({ kind: 'balloon', says: textOf(part), corners: put(circleBox(ring, sizes.balloon)) });
      return;
    }
    const isCallout = /\bcallout\b/.test(part.attributes.class ?? '');
    for (const child of children) {
      if (isCallout && child.name === 'path')
        areas.push({ kind: 'leader', says: textOf(part), corners: put(lineOf(child.attributes.d!)) });
      else if (isCallout && child.name === 'circle' && child.attributes.r === '2.3')
        areas.push({ kind: 'dot', says: textOf(part), corners: put(circleBox(child, 1)) });
      else await visit(child, matrix);
    }
  };
  await visit(svg, [1, 0, 0, 1, 0, 0]);
  return areas;
}

/** The numbered balloons of a sheet, in painting order, measured from its upper left corner. */
export function balloonsOf(svg: Element): Balloon[] {
  const [left, top] = svg.attributes.viewBox!.split(' ').map(Number) as [number, number];
  const visit = (part: Element, outer: Matrix): Balloon[] => {
    const matrix = times(outer, matrixOf(part.attributes.transform));
    const children = part.children.filter((child): child is Element => child.type === 'element');
    const ring =
      /^(large-)?balloon$/.test(part.attributes.class ?? '') && children.find(({ name }) => name === 'circle');
    if (!ring) return children.flatMap((child) => visit(child, matrix));
    const [cx, cy, r] = [ring.attributes.cx, ring.attributes.cy, ring.attributes.r].map(Number) as [
      number,
      number,
      number,
    ];
    const [x, y] = move(matrix, [cx, cy]);
    const n = Number(textOf(part));
    return n ? [{ n, x: round(x - left), y: round(y - top), r }] : [];
  };
  return visit(svg, [1, 0, 0, 1, 0, 0]);
}

/** Free space beside a text in sheet units; lines of one text are closer. */
const beside = 3;

/** The inked area of a text: Latin text without descenders ends at its baseline, Arabic reaches below it. */
async function labelBox(text: Element, sizes: Sizes, measure: Measure): Promise<Place[]> {
  const { attributes } = text;
  const words = textOf(text);
  const size = sizes.label(attributes['font-size']!);
  const bold = attributes['font-weight'] === '600';
  const width = attributes.class === 'mono' ? words.length * 0.6 * size : await measure(words, size, bold ? 600 : 400);
  const foot = /\p{Script=Arabic}/u.test(words) ? 0.32 : /[gjpqy,;()/]/.test(words) ? 0.2 : 0;
  const [x, y] = [Number(attributes.x), Number(attributes.y)];
  // Anchors follow the text's own direction.
  const before = { start: 0, middle: 0.5, end: 1 }[attributes['text-anchor'] ?? 'start'] ?? 0;
  const left = x - width * (attributes.direction === 'rtl' ? 1 - before : before);
  return rectangle(left - beside, y - 0.72 * size - 1, left + width + beside, y + foot * size + 1);
}

const rectangle = (left: number, top: number, right: number, bottom: number): Place[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** A circle as a polygon of sixteen sides. */
function circleBox({ attributes }: Element, grown: number): Place[] {
  const [x, y, r] = [attributes.cx, attributes.cy, attributes.r].map(Number) as [number, number, number];
  return Array.from({ length: 16 }, (_, i): Place => {
    const angle = (i * Math.PI) / 8;
    return [x + r * grown * Math.cos(angle), y + r * grown * Math.sin(angle)];
  });
}

/** The two ends of a straight leader, as the kit writes it. */
function lineOf(data: string): Place[] {
  const [, x, y, command, first, second] = /^M(\S+) (\S+?)([lhv])(\S+?)(?: (\S+))?$/.exec(data) ?? [];
  if (!command) throw new Error(`This is not a straight leader: ${data}`);
  const from: Place = [Number(x), Number(y)];
  const step: Place =
    command === 'h' ? [Number(first), 0] : command === 'v' ? [0, Number(first)] : [Number(first), Number(second)];
  return [from, [from[0] + step[0], from[1] + step[1]]];
}

function matrixOf(transform = ''): Matrix {
  const [, name, list] = /^(\w+)\(([^)]*)\)$/.exec(transform) ?? [];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = (list ?? '').split(/[ ,]+/).map(Number);
  if (name === 'matrix') return [a, b, c, d, e, f];
  if (name === 'translate') return [1, 0, 0, 1, a, b];
  if (name === 'scale') return [a, 0, 0, b || a, 0, 0];
  if (name !== 'rotate') return [1, 0, 0, 1, 0, 0];
  const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
  return [cos, sin, -sin, cos, b - cos * b + sin * c, c - sin * b - cos * c];
}

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

const move = ([a, b, c, d, e, f]: Matrix, [x, y]: Place): Place => [a * x + c * y + e, b * x + d * y + f];

/** Whether two convex areas overlap: no line along a side of either separates them. */
export function overlap(one: Area, other: Area): boolean {
  const axes = [one, other].flatMap(({ corners }) =>
    corners.map(([x, y], i): Place => {
      const [nextX, nextY] = corners[(i + 1) % corners.length]!;
      return [y - nextY, nextX - x];
    }),
  );
  const spread = ({ corners }: Area, [ax, ay]: Place) => {
    const shadows = corners.map(([x, y]) => x * ax + y * ay);
    return [Math.min(...shadows), Math.max(...shadows)] as const;
  };
  return axes.every((axis) => {
    const [[low, high], [from, to]] = [spread(one, axis), spread(other, axis)];
    return high > from && to > low;
  });
}
