import { type Point, polygon, polyline, round } from './geometry.ts';

/** A plane of the building on the sheet, in metres: x to the right, z up from the floor at 0. */
export interface Metres {
  unit: number;
  /** A length in sheet units. */
  u: (metres: number) => number;
  x: (metres: number) => number;
  z: (metres: number) => number;
  at: (x: number, z: number) => Point;
  /** A rectangle by its lower left corner. */
  rect: (x: number, z: number, width: number, height: number) => string;
  /** A closed and an open line through points. */
  area: (...points: Point[]) => string;
  line: (...points: Point[]) => string;
  /** A circle by centre and radius. */
  ring: (x: number, z: number, radius: number) => string;
}

/** A plane with `unit` sheet units per metre and its origin at `left` and `ground`. */
export function metres(unit: number, left: number, ground: number): Metres {
  const u = (length: number): number => round(length * unit);
  const x = (length: number): number => round(left + length * unit);
  const z = (length: number): number => round(ground - length * unit);
  const at = (px: number, pz: number): Point => [x(px), z(pz)];
  return {
    unit,
    u,
    x,
    z,
    at,
    rect: (px, pz, width, height) => `M${x(px)} ${z(pz)}v${u(-height)}h${u(width)}v${u(height)}z`,
    area: (...points) => polygon(...points.map(([px, pz]) => at(px, pz))),
    line: (...points) => polyline(...points.map(([px, pz]) => at(px, pz))),
    ring: (px, pz, radius) => {
      const r = u(radius);
      return `M${x(px - radius)} ${z(pz)}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0z`;
    },
  };
}
