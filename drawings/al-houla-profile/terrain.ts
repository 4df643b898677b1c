import type { Point } from '../kit/geometry.ts';
import { atX, curve, moved, type Piece, rise } from '../kit/terrain.ts';

/** Turning points of the ground: village, station, first summit, dip, second summit, discharge. Schematic. */
const turns: readonly Point[] = [
  [-60, 384],
  [512, 420],
  [736, 420],
  [960, 278],
  [1092, 330],
  [1330, 226],
  [1500, 232],
  [1690, 300],
];

export const pieces: readonly Piece[] = turns.slice(1).map((turn, i) => rise(turns[i]!, turn, i === 0 ? 0.2 : 0.45));

/** Level of the ground at x. */
export const groundAt = (x: number): number => {
  const piece = pieces.find(([from, , , to]) => x >= from[0] && x <= to[0]);
  return piece ? atX(piece, x).at[1] : 0;
};

/** The ground line, as path data. */
export const groundLine = `M${turns[0]![0]} ${turns[0]![1]}${pieces.map(curve).join('')}`;

/** The ground between two turning points, lowered by a depth, as curve commands without a start. */
export const lowered = (from: number, to: number, depth: number): string =>
  pieces
    .slice(from, to)
    .map((piece) => curve(moved(piece, 0, depth)))
    .join('');

export const place = {
  station: 600,
  firstSummit: turns[3]![0],
  dip: turns[4]![0],
  secondSummit: turns[5]![0],
  discharge: turns[6]![0],
} as const;

/** Depth of the rising main below ground, and of its axis below the yard at the station. */
export const cover = 34;
