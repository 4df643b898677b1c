import type { Point } from '../kit/geometry.ts';

/** Positions, from left to right; the Arabic sheet mirrors everything. */
export const ground = 440;
export const unitsPerMetre = 28;
/** The belt with crushed concrete and bars, up to its head. */
export const belt: [Point, Point] = [
  [440, 410],
  [806, 268],
];
/** Overband magnet: its ends; it hangs over the head and carries the steel beyond it. */
export const magnet: [Point, Point] = [
  [716, 226],
  [912, 196],
];
export const heap = { x: 826, height: 72 };
export const press = { x: 1000, width: 172, height: 92 };
/** The number of bars that represent all the steel. */
export const bars = 20;
