import { type Point, round, seeded } from './geometry.ts';
import { stamp } from './stamp.ts';

/** A few rock outlines in hundredths of their size, centred on their origin. Few, so that repeats compress. */
const shapes = [
  'm-45 12l18-46 40-10 34 28-4 38-36 22-38-8z',
  'm-56 16l8-34 92-20 14 26-22 34-70 14z',
  'm-42 26l-4-38 32-32 42 6 20 40-22 36-44 6z',
  'm-38 30l-6-52 36-22 46 34 4 40z',
  'm-60 4l30-30 84 8 10 22-34 22-66 2z',
];

/** One rock of about the given width. Sizes are rounded so that equal rocks repeat letter by letter. */
export const rock = (index: number, at: Point, size: number): string =>
  stamp(shapes[index % shapes.length]!, at, Math.max(2, Math.round(size)) / 100);

interface Heap {
  from: number;
  to: number;
  ground: number;
  /** Height of the heap over its own run, t in [0, 1]. */
  profile: (t: number) => number;
  size: number;
  seed: number;
}

/**
 * A heap of rubble as rows of rocks, from the back and top to the front and bottom: draw each row as one path filled with
 * paper, so that the nearer rocks cover the farther ones.
 */
export function heap({ from, to, ground, profile, size, seed }: Heap): string[] {
  const random = seeded(seed);
  const step = size * 0.56;
  const highest = Math.max(...Array.from({ length: 41 }, (_, i) => profile(i / 40)));
  const rows: string[] = [];
  for (let level = highest - size * 0.4; level > -size * 0.1; level -= step) {
    let row = '';
    for (let x = from + random() * size; x < to; x += size * (0.75 + random() * 0.4)) {
      const top = profile((x - from) / (to - from));
      const y = level + (random() - 0.5) * size * 0.2;
      if (y > top - size * 0.2) continue;
      const grade = [0.55, 0.8, 1, 1, 1.35, 1.7][Math.floor(random() * 6)]!;
      const rise = Math.max(y, size * grade * 0.28);
      row += rock(Math.floor(random() * shapes.length), [Math.round(x), Math.round(ground - rise)], size * grade);
    }
    if (row) rows.push(row);
  }
  return rows;
}

/** Reinforcing bars that stick out of rubble: short bent strokes. */
export const bars = (places: readonly Point[], size: number, seed: number): string => {
  const random = seeded(seed);
  return places
    .map(([x, y]) => {
      const lean = round((random() - 0.3) * size);
      return `M${round(x)} ${round(y)}q${round(lean * 0.2)} ${round(-size * 0.7)} ${lean} ${round(-size)}`;
    })
    .join('');
};
