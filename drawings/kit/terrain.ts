import { type Point, round } from './geometry.ts';

/** A cubic Bezier piece of a ground line. */
export type Piece = readonly [Point, Point, Point, Point];

/**
 * An S-shaped rise from one level to another, level at both ends. `ease` is the fraction of the run that curves at each
 * end.
 */
export const rise = (from: Point, to: Point, ease = 0.45): Piece => [
  from,
  [from[0] + (to[0] - from[0]) * ease, from[1]],
  [to[0] - (to[0] - from[0]) * ease, to[1]],
  to,
];

/** The point of a piece at t in [0, 1], and the outward unit normal (up for a piece drawn to the right). */
export function along([p0, p1, p2, p3]: Piece, t: number): { at: Point; normal: Point } {
  const s = 1 - t;
  const mix = (i: 0 | 1): number =>
    s * s * s * p0[i] + 3 * s * s * t * p1[i] + 3 * s * t * t * p2[i] + t * t * t * p3[i];
  const slope = (i: 0 | 1): number =>
    3 * s * s * (p1[i] - p0[i]) + 6 * s * t * (p2[i] - p1[i]) + 3 * t * t * (p3[i] - p2[i]);
  const [dx, dy] = [slope(0), slope(1)];
  const length = Math.hypot(dx, dy) || 1;
  return { at: [mix(0), mix(1)], normal: [dy / length, -dx / length] };
}

/** The point of a piece at a given x; x must increase along the piece. */
export function atX(piece: Piece, x: number): { at: Point; normal: Point } {
  let [low, high] = [0, 1];
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2;
    if (along(piece, middle).at[0] < x) low = middle;
    else high = middle;
  }
  return along(piece, low);
}

const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** The curve command of a piece, to append to a path that ends at its start. */
export const curve = ([, p1, p2, p3]: Piece): string => `C${pair(p1)} ${pair(p2)} ${pair(p3)}`;

/** A translated piece. */
export function moved([start, first, second, end]: Piece, dx: number, dy: number): Piece {
  const move = ([x, y]: Point): Point => [x + dx, y + dy];
  return [move(start), move(first), move(second), move(end)];
}

/** Broken triple strokes below a ground line: the section symbol of natural ground. */
export const earthMarks = (points: readonly Point[]): string =>
  points.map(([x, y]) => `M${round(x)} ${round(y + 3)}l-9 13m15-13l-9 13m15-13l-9 13`).join('');
