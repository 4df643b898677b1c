import type { Point } from './geometry.ts';

/** A rectangle on a sheet: x, y, width, height. */
export type Place = readonly [x: number, y: number, width: number, height: number];

/**
 * Where on its sheet a close-up of another scale lies.
 * @param onSheet a point of the sheet, and `onCard` the same one on the card
 * @param scale sheet units for one of the card
 */
export const placeOnSheet = (onSheet: Point, onCard: Point, scale: number, [width, height]: Point): Place => [
  onSheet[0] - onCard[0] * scale,
  onSheet[1] - onCard[1] * scale,
  width * scale,
  height * scale,
];
