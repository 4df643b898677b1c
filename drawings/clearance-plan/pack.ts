import type { Point } from '../kit/geometry.ts';

/** Size of one part of the picture, in sheet units. */
export const cell = { width: 400, height: 210 } as const;

export interface Packed {
  scale: number;
  /** Where each stands: its start on its ground line. */
  places: Point[];
  /** The ground lines. */
  grounds: number[];
}

/**
 * Sets equal things in rows, as large as the room allows.
 * @param count at least 1
 * @param size width and height of one at scale 1
 * @param room the width and height they share; their last row stands on its lower edge
 */
export function pack(count: number, [width, height]: Point, [across, down]: Point, largest = 3): Packed {
  let best = { scale: 0, columns: 1, rows: 1 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const scale = Math.min(largest, across / columns / width, down / rows / height);
    if (scale > best.scale + 1e-9) best = { scale, columns, rows };
  }
  const { scale, columns, rows } = best;
  const step = Math.min(across / columns, width * scale * 1.25);
  const places = Array.from({ length: count }, (_, n): Point => {
    const [row, column] = [Math.floor(n / columns), n % columns];
    const inRow = Math.min(columns, count - row * columns);
    return [
      across / 2 + (column - inRow / 2) * step + (step - width * scale) / 2,
      down - (rows - 1 - row) * (down / rows),
    ];
  });
  const grounds = Array.from({ length: rows }, (_, row) => down - (rows - 1 - row) * (down / rows));
  return { scale, places, grounds };
}

/**
 * How many things one drawn thing stands for, so that no more than `most` are drawn: 1, 2, 5, 10, 20, 50 ...
 * @param total more than 0
 */
export function groupOf(total: number, most: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [1, 2, 5]) if (Math.ceil(total / (step * power)) <= most) return step * power;
}
