import { round } from '../kit/geometry.ts';

/** Sheet units per metre. */
export const u = 33;

export interface Layout {
  pumps: number;
  pitch: number;
  /** Inner faces of the hall; the assembly bay is at its right end. */
  hall: { left: number; right: number; top: number; bottom: number };
  bay: number;
  /** Axes of the row of pumps and of the manifold. */
  row: number;
  manifold: number;
  /** Outer diameters in sheet units. */
  wide: number;
  narrow: number;
  axis: (index: number) => number;
}

export function layOut(pumps: number, [small, large]: readonly [number, number] | readonly number[]): Layout {
  const pitch = round(Math.min(126, 760 / pumps));
  const left = 262;
  const bay = round(left + pumps * pitch + 20);
  return {
    pumps,
    pitch,
    hall: { left, right: bay + 236, top: 176, bottom: 604 },
    bay,
    row: 292,
    manifold: 516,
    wide: round(((large ?? 0) / 1000) * u),
    narrow: round(((small ?? 0) / 1000) * u),
    axis: (index) => Math.round(left + 8 + (index + 0.5) * pitch),
  };
}
