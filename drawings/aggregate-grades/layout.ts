import type { Point } from '../kit/geometry.ts';
import { polygon } from '../kit/geometry.ts';

export const ground = 404;
/** Sheet units per millimetre of grain: stones and openings are drawn to one scale. */
export const unitsPerMillimetre = 0.62;

/** The sieve column: its left side, its width, and the height of its pan. */
export const column = { x: 78, width: 236, top: 92, pan: 340 };
/** Fall of the decks towards the discharge side, per unit. */
export const fall = 0.1;

export interface Grade {
  /** Sieve openings in millimetres. */
  from: number;
  to: number;
  /** The level of the deck it rides on, at the column's left side. */
  deck: number;
  heap: { x: number; height: number };
  /** Height between this deck and the one above it. */
  step: number;
}

const heaps = [
  { x: 428, height: 62 },
  { x: 772, height: 88 },
  { x: 1150, height: 114 },
];

/** Grades between ascending sieve openings, the finest first, with their decks and heaps. */
export function grades(sieves: readonly number[]): Grade[] {
  const step = (column.pan - column.top - 44) / sieves.length;
  return sieves.map((to, n) => ({
    from: sieves[n - 1] ?? 0,
    to,
    deck: column.pan - n * step,
    heap: heaps[n]!,
    step,
  }));
}

/** Where a deck leaves the column. */
export const outlet = (deck: number): Point => [column.x + column.width, deck + column.width * fall];

/** The belt that takes a grade from its deck to its heap. */
export const takeAway = ({ deck, heap }: Grade): [Point, Point] => {
  const [x, y] = outlet(deck);
  return [
    [x + 22, y + 20],
    [heap.x - 18, Math.min(y + 6, ground - heap.height - 30)],
  ];
};

export const box = (x: number, y: number, width: number, height: number): string =>
  polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
