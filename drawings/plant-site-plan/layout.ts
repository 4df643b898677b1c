import { type Point, polygon } from '../kit/geometry.ts';

/** A plan: 10 sheet units are a metre; north is up. */
export const unitsPerMetre = 10;

/** Machines along the process axis. */
export const axis = 262;
export const receiving = { x: 214, y: 262 };
export const crusher = { x: 690, y: axis, width: 104, depth: 92 };
export const screen = { x: 978, y: axis, width: 96, depth: 84 };
export const magnet = { x: 836, y: axis };
export const weighbridges: Point[] = [
  [404, 706],
  [1444, 760],
];
/** Misting nozzles at the sources of dust. */
export const nozzles: Point[] = [
  [300, 440],
  [430, 196],
  [476, 346],
  [762, 336],
  [1090, 116],
  [1232, 374],
  [1076, 584],
  [1256, 560],
];

/** The three stockpiles: centre, radius in sheet units, tint of the sand. A larger plant needs larger heaps. */
export const stockpiles = (tonnesPerHour: number): { at: Point; r: number; tint: number }[] => {
  const grow = Math.min(1.25, Math.max(0.7, Math.sqrt(tonnesPerHour / 100)));
  return [
    { at: [1196, 150], r: 72 * grow, tint: 0.45 },
    { at: [1372, 330], r: 86 * grow, tint: 0.7 },
    { at: [1130, 462], r: 92 * grow, tint: 0.95 },
  ];
};

/** A rectangle of a length and a width in sheet units about its middle, turned by degrees. */
export function turned([x, y]: Point, length: number, width: number, degrees: number, shift: Point = [0, 0]): string {
  const a = (degrees * Math.PI) / 180;
  const at = (u: number, v: number): Point => [
    x + (u + shift[0]) * Math.cos(a) - (v + shift[1]) * Math.sin(a),
    y + (u + shift[0]) * Math.sin(a) + (v + shift[1]) * Math.cos(a),
  ];
  return polygon(
    at(-length / 2, -width / 2),
    at(length / 2, -width / 2),
    at(length / 2, width / 2),
    at(-length / 2, width / 2),
  );
}
