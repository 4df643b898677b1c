import type { Point } from '../kit/geometry.ts';

export const ground = 372;
/** Height of a storey in sheet units; 3 m. */
export const storey = 20;
export const unitsPerMetre = storey / 3;

/** One building of the street as it was. */
export interface Lot {
  x: number;
  width: number;
  floors: number;
  /** The remains after its collapse: whole storeys by bay, from left to right. */
  stump: readonly number[];
}

/** Ten buildings: percentages are easiest to see as tenths. */
export const lots: readonly Lot[] = [
  { x: 76, width: 120, floors: 10, stump: [6, 5, 3, 0, 0] },
  { x: 216, width: 125, floors: 13, stump: [4, 3, 1, 0, 0] },
  { x: 362, width: 110, floors: 8, stump: [0, 0, 1, 3, 5] },
  { x: 500, width: 120, floors: 12, stump: [5, 4, 2, 0, 0] },
  { x: 646, width: 115, floors: 9, stump: [3, 2, 0, 0, 0] },
  { x: 784, width: 125, floors: 14, stump: [0, 0, 2, 6, 8] },
  { x: 934, width: 110, floors: 8, stump: [2, 1, 1, 0, 0] },
  { x: 1072, width: 120, floors: 11, stump: [0, 0, 0, 3, 5] },
  { x: 1220, width: 115, floors: 10, stump: [4, 2, 0, 0, 0] },
  { x: 1358, width: 125, floors: 12, stump: [0, 1, 2, 5, 7] },
];

/** The order in which buildings are spared; the first two are apart from each other. */
const spared = [3, 8, 5, 1, 6, 0, 9, 4, 7, 2];

/**
 * Divides the ten buildings into intact and destroyed ones.
 * @param destroyedPercent 0 to 100; rounded to whole buildings
 */
export function split(destroyedPercent: number): { standing: Lot[]; gone: Lot[] } {
  const count = lots.length - Math.round((destroyedPercent / 100) * lots.length);
  const stands = new Set(spared.slice(0, count));
  return {
    standing: lots.filter((_, index) => stands.has(index)),
    gone: lots.filter((_, index) => !stands.has(index)),
  };
}

export const top = (lot: Lot): number => ground - lot.floors * storey;
export const bay = (lot: Lot): number => lot.width / 5;
/** A corner of a bay: `n` bays from the left, `floors` storeys up. */
export const corner = (lot: Lot, n: number, floors: number): Point => [lot.x + n * bay(lot), ground - floors * storey];
