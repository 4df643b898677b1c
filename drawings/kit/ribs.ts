import type { Point } from './geometry.ts';

/** The toothed face of a jaw plate from one end to the other: `n` ribs with height `depth`. */
export function ribs(from: Point, to: Point, n: number, depth: number): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [nx, ny] = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length];
  const at = (part: number, out: number): Point => [
    from[0] + (to[0] - from[0]) * part + nx * out,
    from[1] + (to[1] - from[1]) * part + ny * out,
  ];
  return Array.from({ length: n }, (_, i) => [at((i + 0.5) / n, depth), at((i + 1) / n, 0)]).flat();
}
