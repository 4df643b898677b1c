import { circle, type Point, polygon, polyline } from './geometry.ts';
import { stamp } from './stamp.ts';

/** A machine's coordinates: metres from its origin on the ground, x to the right, y up. */
export interface Frame {
  unitsPerMetre: number;
  at: (x: number, y: number) => Point;
  /** A closed figure, an open line, a full circle. */
  shape: (...points: Point[]) => string;
  lines: (...runs: Point[][]) => string;
  disc: (x: number, y: number, r: number) => string;
  /** A shape drawn in centimetres, y down, from a point. */
  part: (data: string, x: number, y: number) => string;
}

export function frame([x0, y0]: Point, unitsPerMetre: number): Frame {
  const at = (x: number, y: number): Point => [x0 + x * unitsPerMetre, y0 - y * unitsPerMetre];
  const put = ([x, y]: Point): Point => at(x, y);
  return {
    unitsPerMetre,
    at,
    shape: (...points) => polygon(...points.map(put)),
    lines: (...runs) => runs.map((run) => polyline(...run.map(put))).join(''),
    disc: (x, y, r) => circle(...at(x, y), Math.round(r * unitsPerMetre * 10) / 10),
    part: (data, x, y) => stamp(data, at(x, y), unitsPerMetre / 100),
  };
}
