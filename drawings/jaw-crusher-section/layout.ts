import type { Point } from '../kit/geometry.ts';

/** The section through the crusher, in sheet units. */
export const floor = 760;
/** The eccentric shaft, which is the flywheel's axis. */
export const shaft: Point = [905, 205];
export const flywheelRadius = 196;

/** Faces of the two jaws, from the mouth to the outlet. */
export interface Jaws {
  fixed: readonly [Point, Point];
  swing: readonly [Point, Point];
}

/**
 * A larger output needs a wider mouth; the outlet, which sets the grain size, stays.
 * @param tonnesPerHour rated output of the plant
 */
export function jaws(tonnesPerHour: number): Jaws {
  const wider = 258 * (Math.min(1.5, Math.max(0.8, Math.sqrt(tonnesPerHour / 100))) - 1);
  return {
    fixed: [
      [548 - wider, 170],
      [632, 652],
    ],
    swing: [
      [806, 150],
      [676, 668],
    ],
  };
}

/** The point at t between the ends of a face, `off` to the left of the downward direction. */
export function beside([a, b]: readonly [Point, Point], t: number, off = 0): Point {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return [
    a[0] + (b[0] - a[0]) * t + ((b[1] - a[1]) / length) * off,
    a[1] + (b[1] - a[1]) * t - ((b[0] - a[0]) / length) * off,
  ];
}
