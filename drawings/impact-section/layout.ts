import { round } from '../kit/geometry.ts';

export type Figures = Record<'leakDepthMetres' | 'pollutionSquareKilometres' | 'wellsThreatened', number>;

/** Sheet units per metre, below and above ground alike; only distances along the ground are compressed. */
export const u = 14;
export const ground = 356;

export interface Layout {
  /** Levels on the sheet: depth of the leachate, water table, clay below the aquifer, lower edge. */
  leak: number;
  table: number;
  clay: number;
  height: number;
  dump: { from: number; to: number; top: number };
  wells: readonly number[];
}

export function layOut({ leakDepthMetres }: Figures): Layout {
  const leak = round(ground + leakDepthMetres * u);
  return {
    leak,
    // The groundwater's depth is unknown; it is drawn independently of the leak's.
    table: round(leak + 2.4 * u),
    clay: round(leak + 7 * u),
    height: round(leak + 9.6 * u),
    dump: { from: 150, to: 640, top: ground - 122 },
    wells: [846, 1062, 1340],
  };
}
