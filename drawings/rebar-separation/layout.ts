import type { Point } from '../kit/geometry.ts';

/** Where things stand, drawn from left to right; the Arabic sheet mirrors the whole. */
export const ground = 440;
export const unitsPerMetre = 28;
/** The belt that carries crushed concrete and bars up to the head. */
export const belt: [Point, Point] = [
  [440, 410],
  [806, 268],
];
/** Overband magnet: its ends; it hangs over the head and carries the steel on beyond it. */
export const magnet: [Point, Point] = [
  [716, 226],
  [912, 196],
];
export const heap = { x: 826, height: 72 };
export const press = { x: 1000, width: 172, height: 92 };
/** How many bars stand for all the steel. */
export const bars = 20;
