import { round } from '../kit/geometry.ts';

/** The figures of the dairy building: floors, and square metres of all floors together. */
export interface DairyFigures {
  floors: number;
  squareMetres: number;
}

/** The building in metres. Only floors and area are data; the proportions, grid and storey height are a scheme. */
export interface Building {
  floors: number;
  length: number;
  depth: number;
  storey: number;
  slab: number;
  /** Column axes along x and along y. */
  axesX: readonly number[];
  axesY: readonly number[];
}

const proportion = 1.7;

/** Lays out a rectangular building whose floors add up to the area. */
export function layBuilding({ floors, squareMetres }: DairyFigures): Building {
  const length = Math.sqrt((squareMetres / floors) * proportion);
  const depth = length / proportion;
  const [baysX, baysY] = [Math.max(2, Math.round(length / 7)), Math.max(2, Math.round(depth / 8))];
  const axes = (size: number, bays: number): number[] =>
    Array.from({ length: bays + 1 }, (_, index) => round((size * index) / bays));
  return {
    floors,
    length: round(length),
    depth: round(depth),
    storey: 5,
    slab: 0.45,
    axesX: axes(length, baysX),
    axesY: axes(depth, baysY),
  };
}

/** The visible length of a floor in the cut-open view; floor 0 is whole, the roof (`floors`) is the shortest. */
export function cutAt({ floors, length, axesX }: Building, floor: number): number {
  const bay = length / (axesX.length - 1);
  return floor === 0 ? length : round(length - (floor * (length - 1.5 * bay)) / floors + 0.7);
}
