import { type Point, round } from '../kit/geometry.ts';
import { type Piece, rise } from '../kit/terrain.ts';

export interface Figures {
  pumps: number;
  headMetres: number;
  pipeKilometres: number;
  pipeMillimetres: readonly [number, number];
}

/** Levels in metres above the yard: schematic, except for the head between the two water levels. */
const water = -3.6;
const floor = -8.2;

/** One scale for station, head and discharge chamber; only the rising main's length is broken. */
export interface Layout {
  /** Sheet units per metre. */
  u: number;
  /** Height of the sheet, from the head. */
  height: number;
  x: (metres: number) => number;
  y: (level: number) => number;
  pumps: number;
  pitch: number;
  /** Inner length of the wet well, and of the hall with its assembly bay. */
  well: number;
  hall: number;
  water: number;
  floor: number;
  top: number;
  plateau: number;
  /** Outer diameters in metres. */
  main: number;
  manifold: number;
  slope: Piece;
  manifoldLevel: number;
  chamberX: number;
}

export function layOut(figures: Figures): Layout {
  const u = Math.min(13.4, 600 / figures.headMetres);
  const height = round(figures.headMetres * u + 304);
  const pitch = Math.min(4.2, 26 / figures.pumps);
  const well = figures.pumps * pitch;
  const ground = height - 24 - 12.6 * u;
  const x = (metres: number): number => round(262 + metres * u);
  const y = (level: number): number => round(ground - level * u);
  const top = water + figures.headMetres;
  const plateau = top - 2.6;
  const [small, large] = figures.pipeMillimetres;
  const foot: Point = [x(well + 17.4), y(0)];
  const chamberX = 1372;
  return {
    u,
    height,
    x,
    y,
    pumps: figures.pumps,
    pitch,
    well,
    hall: well + 5,
    water,
    floor,
    top,
    plateau,
    main: small / 1000,
    manifold: large / 1000,
    slope: rise(foot, [chamberX - 3 * u, y(plateau)], 0.42),
    manifoldLevel: 5.2,
    chamberX,
  };
}

/** The axis of pump `index`, in metres from the inner face of the wet well. */
export const pumpAxis = (layout: Layout, index: number): number => (index + 0.5) * layout.pitch;

/** One pump of the same station, enlarged about a point on the sheet (the floor under its axis), for the detail. */
export function enlarge(layout: Layout, [px, py]: Point, factor: number): Layout {
  const u = layout.u * factor;
  const axis = layout.pitch / 2;
  return {
    ...layout,
    u,
    pumps: 1,
    x: (metres) => round(px + (metres - axis) * u),
    y: (level) => round(py - level * u),
  };
}
