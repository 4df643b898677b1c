import { type Point, round } from './geometry.ts';

/** Joints of the arm in metres from the middle of the tracks on the ground: x forward, y up. */
export interface Arm {
  /** The middle of the curved boom. */
  knee: Point;
  /** The joint of boom and stick. */
  tip: Point;
  /** The joint of the bucket. */
  wrist: Point;
  /** Rotation of the bucket in degrees; at 0 it hangs straight down. */
  bucket: number;
}

export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** The point beside the segment a-b, `t` along it and `off` to its left. */
export function beside(a: Point, b: Point, t: number, off: number): Point {
  const [x, y] = between(a, b, t);
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [x - ((b[1] - a[1]) / length) * off, y + ((b[0] - a[0]) / length) * off];
}

export type Put = (point: Point) => Point;

/** Path data from letters and points in metres. */
export const trace = (put: Put, ...steps: (string | Point)[]): string =>
  steps.map((step) => (typeof step === 'string' ? step : put(step).map(round).join(' '))).join(' ');

export interface ArmProps {
  arm: Arm;
  put: Put;
  u: number;
}
