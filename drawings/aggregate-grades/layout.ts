import type { Point } from '../kit/geometry.ts';
import { polygon } from '../kit/geometry.ts';

export const ground = 404;
/** Openings of the decks beside one another, ascending; no real sizes. */
const openings = [4, 8, 16, 32];
/** Sheet units per unit of an opening. */
export const grain = 0.62;

/** The sieve column: its left side, its width, and the height of its pan. */
export const column = { x: 78, width: 236, top: 92, pan: 340 };
/** Slope of the decks towards the discharge side. */
export const fall = 0.1;

/** A fraction between two openings, and the deck below it. */
export interface Grade {
  from: number;
  to: number;
  /** The level of its deck, at the column's left side. */
  deck: number;
  /** Height between this deck and the one above it. */
  step: number;
}

const step = (column.pan - column.top - 44) / openings.length;
/** The grades, the finest first, with their decks. */
export const grades: readonly Grade[] = openings.map((to, n) => ({
  from: openings[n - 1] ?? 0,
  to,
  deck: column.pan - n * step,
  step,
}));

/** A grade with a heap of its own. */
export interface Product {
  from: number;
  to: number;
  /** The start of its belt, at the column's left side. */
  level: number;
  heap: { x: number; height: number };
}

/**
 * Block aggregate and drainage stone leave from their decks; road base is everything below the coarsest opening, taken
 * before it is split.
 */
export function products(list: readonly Grade[]): Product[] {
  const [block, drainage] = [list[1]!, list.at(-1)!];
  return [
    { from: block.from, to: block.to, level: block.deck, heap: { x: 428, height: 62 } },
    { from: drainage.from, to: drainage.to, level: drainage.deck, heap: { x: 772, height: 88 } },
    { from: 0, to: drainage.to, level: drainage.deck - drainage.step * 0.52, heap: { x: 1150, height: 114 } },
  ];
}

/** The discharge end of a deck. */
export const outlet = (deck: number): Point => [column.x + column.width, deck + column.width * fall];

/** The belt that takes a product to its heap. */
export const takeAway = ({ level, heap }: Product): [Point, Point] => {
  const [x, y] = outlet(level);
  return [
    [x + 22, y + 20],
    [heap.x - 18, Math.min(y + 6, ground - heap.height - 30)],
  ];
};

export const box = (x: number, y: number, width: number, height: number): string =>
  polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
