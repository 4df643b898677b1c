import type { Point } from '../kit/geometry.ts';

/** Positions of the machines in sheet units, from left to right; the Arabic sheet mirrors everything. */
export const ground = 560;
/** The start of the sheet, behind the excavator on its ramp. */
export const yard = -60;
/** Sheet units per metre of people, excavator and lorry; the machines are schematic. */
export const unitsPerMetre = 33;

export const rampTop = 442;
/** Trough of the vibrating feeder, from the hopper to the mouth of the crusher. */
export const feeder: [Point, Point] = [
  [236, 246],
  [460, 279],
];
/** Top corner of the crusher's frame on the feed side. */
export const crusher: Point = [424, 290];
/** The eccentric shaft: axis of the flywheel, hinge of the swing jaw. */
export const shaft: Point = [566, 304];

type Belt = [tail: Point, head: Point];
export const mainBelt: Belt = [
  [500, 530],
  [905, 356],
];
export const productBelts = {
  fine: [
    [940, 534],
    [1098, 482],
  ],
  medium: [
    [1010, 528],
    [1262, 450],
  ],
  coarse: [
    [1078, 512],
    [1432, 402],
  ],
} as const satisfies Record<string, Belt>;
export const heaps = {
  fine: { x: 1122, height: 62 },
  medium: { x: 1286, height: 78 },
  coarse: { x: 1456, height: 92 },
} as const;
export const magnet: Point = [718, 356];
/** The screen box: its upper feed corner, its size, and its slope in degrees. */
export const screen = { corner: [905, 390] as Point, width: 196, depth: 84, fall: 13 };
