import { round } from '../kit/geometry.ts';

/** The figures of the façade; the rest of the wall is a scheme derived from them. */
export interface FacadeFigures {
  lengthMetres: number;
  heightMetres: number;
}

/** The wall on the sheet. Panel sizes are whole tenths, so that rows of panels stay aligned with the columns. */
export interface Wall {
  /** Sheet units per metre. */
  unit: number;
  left: number;
  top: number;
  ground: number;
  width: number;
  height: number;
  /** The number of bays, and the width of one. */
  bays: number;
  bay: number;
  /** Panels per row and per column of the wall, and their size. */
  across: number;
  up: number;
  panelWidth: number;
  panelHeight: number;
}

const bayMetres = 14;
const panelsPerBay = 4;
/** Panels between two visible rails. */
export const panelsPerTier = 4;

interface Place {
  left: number;
  /** The ground line, or the space above the roof that determines it. */
  ground?: number;
  above?: number;
  available: number;
}

/** Lays the wall out on the ground, at most `available` sheet units wide. */
export function layWall(
  { lengthMetres, heightMetres }: FacadeFigures,
  { left, above = 0, available, ground: given }: Place,
): Wall {
  const bays = Math.max(1, Math.round(lengthMetres / bayMetres));
  const across = bays * panelsPerBay;
  const panelWidth = Math.floor((available / across) * 10) / 10;
  const width = round(panelWidth * across);
  const unit = width / lengthMetres;
  const tiers = Math.max(1, Math.round(heightMetres / (bayMetres * 1.16)));
  const up = tiers * panelsPerTier;
  const panelHeight = round((heightMetres * unit) / up);
  const height = round(panelHeight * up);
  const ground = given ?? round(above + height);
  return {
    unit,
    left,
    top: round(ground - height),
    ground,
    width,
    height,
    bays,
    bay: round(panelWidth * panelsPerBay),
    across,
    up,
    panelWidth,
    panelHeight,
  };
}

/** The visible part of the wall, in bays from the left and panel rows from the ground. */
export interface Part {
  firstBay: number;
  lastBay: number;
  rows: number;
}

export const wholeWall = (wall: Wall): Part => ({ firstBay: 0, lastBay: wall.bays, rows: wall.up });

/** x of a column axis, counted from 0. */
export const axis = (wall: Wall, index: number): number => wall.left + index * wall.bay;

export const isBraced = (bay: number): boolean => bay % 5 === 2;
export const hasGate = (bay: number, bays: number): boolean => (bay % 10 === 4 || bay % 10 === 5) && bay < bays - 1;
