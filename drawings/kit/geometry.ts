import { swatch } from './palette.ts';

/** A point on the sheet, in sheet units: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** Sheet units per millimetre: a sheet is 1600 units wide and represents A3 (420 mm). */
const unitsPerMillimetre = 1600 / 420;

/** Line widths of ISO 128-20 in sheet units, named by their millimetres on A3. */
export const line = {
  texture: 0.13 * unitsPerMillimetre,
  fine: 0.18 * unitsPerMillimetre,
  dimension: 0.25 * unitsPerMillimetre,
  behind: 0.35 * unitsPerMillimetre,
  outline: 0.5 * unitsPerMillimetre,
  cut: 0.7 * unitsPerMillimetre,
  ground: unitsPerMillimetre,
} as const;

/** Dash patterns: hidden edges, axes (chain), removed parts. Visible edges have none. */
export const dash = { hidden: '9 3.5', axis: '18 4 3 4', ghost: '6 5' } as const;

/** Colours by meaning; palette.ts has their values for each ground. */
export const colour = {
  ink: swatch('ink'),
  ink2: swatch('ink2'),
  paper: swatch('paper'),
  paper2: swatch('paper2'),
  accent: swatch('accent'),
  accentSoft: swatch('soft'),
  steel: swatch('steel'),
  steelSoft: swatch('steel2'),
  concrete: swatch('concrete'),
  water: swatch('water'),
  waterSoft: swatch('water2'),
  sand: swatch('sand'),
  green: swatch('green'),
} as const;

/** One decimal is a tenth of a sheet unit, 0.026 mm on paper: finer than any line, and few bytes. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Path data of an open polyline through absolute points; relative, so that repeats compress. */
export function polyline(...points: Point[]): string {
  let [x, y] = [0, 0];
  let data = '';
  points.forEach(([px, py], index) => {
    const [nx, ny] = [round(px), round(py)];
    if (index === 0) data = `M${nx} ${ny}`;
    else data += ny === y ? `h${round(nx - x)}` : nx === x ? `v${round(ny - y)}` : `l${round(nx - x)} ${round(ny - y)}`;
    [x, y] = [nx, ny];
  });
  return data;
}

/** Path data of a closed polygon. */
export const polygon = (...points: Point[]): string => `${polyline(...points)}z`;

/** Path data of a full circle; unlike `<circle>`, many circles can share an element. */
export const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0`;

/** A seeded random generator (values in [0, 1)): the same seed gives the same rubble. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
