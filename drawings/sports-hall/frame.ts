import { type Point, round } from '../kit/geometry.ts';
import type { Hall } from './hall.ts';

/** Maps metres of the section onto the sheet: x from the entrance side, z up from the floor. */
export interface Frame {
  unit: number;
  hall: Hall;
  x: (metres: number) => number;
  z: (metres: number) => number;
  at: (x: number, z: number) => Point;
  /** A rectangle as path data, by its lower left corner. */
  rect: (x: number, z: number, width: number, height: number) => string;
}

export function frameOf(hall: Hall, unit: number, left: number, ground: number): Frame {
  const x = (metres: number): number => round(left + metres * unit);
  const z = (metres: number): number => round(ground - metres * unit);
  return {
    unit,
    hall,
    x,
    z,
    at: (px, pz) => [x(px), z(pz)],
    rect: (px, pz, width, height) =>
      `M${x(px)} ${z(pz)}v${round(-height * unit)}h${round(width * unit)}v${round(height * unit)}z`,
  };
}
