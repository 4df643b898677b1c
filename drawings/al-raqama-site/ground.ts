import type { Point } from '../kit/geometry.ts';
import { round } from '../kit/geometry.ts';
import { type Course, ends } from './course.ts';

/** Rises (positive) and hollows: position, half widths along and across, rotation in degrees, fraction of the head. */
const forms: readonly (readonly [x: number, y: number, along: number, across: number, turn: number, rise: number])[] = [
  [410, 530, 58, 120, 24, 0.11],
  [546, 520, 52, 130, 30, -0.12],
  [906, 404, 64, 120, 26, 0.1],
  [1020, 372, 42, 140, 32, -0.08],
  [1126, 330, 54, 110, 14, 0.08],
  [1226, 320, 44, 120, 20, -0.055],
  [640, 140, 120, 90, 0, -0.07],
  [1180, 640, 150, 110, 20, 0.1],
  [760, 780, 120, 90, 0, -0.06],
];

/** The unscaled height of the ground. */
function raw([x, y]: Point): number {
  const slope = x + 0.36 * (y - 400) + 22 * Math.sin(y / 128) + 10 * Math.sin(y / 61 + x / 170);
  return forms.reduce((sum, [fx, fy, along, across, turn, rise]) => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const a = ((x - fx) * cos + (y - fy) * sin) / along;
    const b = ((y - fy) * cos - (x - fx) * sin) / across;
    return sum + rise * Math.exp(-(a * a + b * b) / 2);
  }, slope / 1_050);
}

const [foot, top] = [raw(ends[0]), raw(ends[1])];

/** The height of the ground at a point: 0 at the station, 1 at the end of the main. */
export const rise = (place: Point): number => (raw(place) - foot) / (top - foot);

/** High points and low points of the ground along the main, as fractions of its length. */
export function extremes(course: Course): { high: number[]; low: number[] } {
  const steps = 200;
  const level = (step: number): number => rise(course.at((course.kilometres * step) / steps).point);
  const inner = Array.from({ length: steps - 1 }, (_, i) => i + 1);
  const where = (sign: 1 | -1): number[] =>
    inner
      .filter((step) => sign * (level(step) - level(step - 1)) > 0 && sign * (level(step) - level(step + 1)) >= 0)
      .map((step) => step / steps);
  return { high: where(1), low: where(-1) };
}

const cell = 20;
const columns = 82;
const rows = 44;
/** The grid starts outside the sheet, so that every line crosses its edge. */
const node = (column: number, row: number): Point => [(column - 1) * cell, (row - 1) * cell];

/** A side of a cell, by its first node and whether it runs down. */
const side = (column: number, row: number, down: boolean): number => (row * (columns + 1) + column) * 2 + Number(down);

/** The contour lines at one level (a fraction of the head), as rows of points: marching squares, joined end to end. */
export function contours(share: number): Point[][] {
  const height = Array.from({ length: (rows + 1) * (columns + 1) }, (_, i) =>
    rise(node(i % (columns + 1), Math.floor(i / (columns + 1)))),
  );
  const above = (column: number, row: number): boolean => height[row * (columns + 1) + column]! > share;
  const joints = new Map<number, number[]>();
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const crossed = [
        above(column, row) !== above(column + 1, row) && side(column, row, false),
        above(column + 1, row) !== above(column + 1, row + 1) && side(column + 1, row, true),
        above(column, row + 1) !== above(column + 1, row + 1) && side(column, row + 1, false),
        above(column, row) !== above(column, row + 1) && side(column, row, true),
      ].filter((one) => one !== false);
      for (let i = 0; i + 1 < crossed.length; i += 2) {
        const [a, b] = [crossed[i]!, crossed[i + 1]!];
        joints.set(a, [...(joints.get(a) ?? []), b]);
        joints.set(b, [...(joints.get(b) ?? []), a]);
      }
    }
  const place = (id: number): Point => {
    const first = Math.floor(id / 2);
    const second = first + (id % 2 ? columns + 1 : 1);
    const t = (share - height[first]!) / (height[second]! - height[first]!);
    const [x, y] = node(first % (columns + 1), Math.floor(first / (columns + 1)));
    return id % 2 ? [x, round(y + t * cell)] : [round(x + t * cell), y];
  };
  const lines: Point[][] = [];
  const walk = (start: number): void => {
    const line = [place(start)];
    for (let at: number | undefined = start; at !== undefined; ) {
      const from: number = at;
      const next: number | undefined = joints.get(from)?.pop();
      if (next !== undefined) {
        joints.get(next)?.splice(joints.get(next)!.indexOf(from), 1);
        line.push(place(next));
      }
      at = next;
    }
    if (line.length > 2) lines.push(line);
  };
  // Lines that cross the edge first; the remaining ones are rings.
  for (const [id, next] of joints) if (next.length === 1) walk(id);
  for (const [id, next] of joints) if (next.length > 0) walk(id);
  return lines;
}
