import { type Point, polygon, polyline, round, seeded } from './geometry.ts';
import { stamp } from './stamp.ts';

/** A few rock outlines in hundredths of their size, centred on their origin. Few, so that repeats compress. */
const shapes = [
  'm-45 12l18-46 40-10 34 28-4 38-36 22-38-8z',
  'm-56 16l8-34 92-20 14 26-22 34-70 14z',
  'm-42 26l-4-38 32-32 42 6 20 40-22 36-44 6z',
  'm-38 30l-6-52 36-22 46 34 4 40z',
  'm-60 4l30-30 84 8 10 22-34 22-66 2z',
];

/** One rock of about the given width. Sizes are rounded so that equal rocks repeat byte for byte. */
export const rock = (index: number, at: Point, size: number): string =>
  stamp(shapes[index % shapes.length]!, at, Math.max(2, Math.round(size)) / 100);

export interface Heap {
  from: number;
  to: number;
  ground: number;
  /** Height of the heap over its own run, t in [0, 1]. */
  profile: (t: number) => number;
  size: number;
  seed: number;
}

/** The depth of each shape below its origin, in the same hundredths. */
const depths = [44, 36, 44, 30, 26];
const grades = [0.62, 0.8, 0.95, 1.05, 1.25, 1.55];

/**
 * A heap of rubble as rows of rocks, from the back and top to the front and bottom: draw each row as one path filled with
 * paper, so that the nearer rocks cover the farther ones. Rocks of one row never touch, because every second one is in the next.
 */
export function heap({ from, to, ground, profile, size, seed }: Heap): string[] {
  const random = seeded(seed);
  const highest = Math.max(...Array.from({ length: 41 }, (_, i) => profile(i / 40)));
  const rows: string[] = [];
  for (let level = highest - size * 0.3; level > -size * 0.1; level -= size * 0.5) {
    const row = ['', ''];
    for (let x = from + random() * size, n = 0; x < to; x += size * (0.74 + random() * 0.22), n++) {
      const top = profile((x - from) / (to - from));
      const rise = level + (random() - 0.5) * size * 0.2;
      const grade = grades[Math.floor(random() * grades.length)]!;
      const shape = Math.floor(random() * shapes.length);
      if (rise > top - size * 0.2) continue;
      const above = Math.max(rise, (size * grade * depths[shape]!) / 100 - 1);
      row[n % 2] += rock(shape, [Math.round(x), Math.round(ground - above)], size * grade);
    }
    rows.push(...row.filter(Boolean));
  }
  return rows;
}

/** The outline of a heap, to fill with shade below the rocks. */
export function silhouette({ from, to, ground, profile, size }: Heap): string {
  const points: Point[] = Array.from({ length: 25 }, (_, i) => [
    from + ((to - from) * i) / 24,
    ground - Math.max(0, profile(i / 24) - size * 0.7),
  ]);
  return polygon([from, ground], ...points, [to, ground]);
}

/** Reinforcing bars protruding from rubble: short bent strokes. */
export const bars = (places: readonly Point[], size: number, seed: number): string => {
  const random = seeded(seed);
  return places
    .map(([x, y]) => {
      const lean = round((random() - 0.3) * size);
      return `M${round(x)} ${round(y)}q${round(lean * 0.2)} ${round(-size * 0.7)} ${lean} ${round(-size)}`;
    })
    .join('');
};

/**
 * A broken floor slab, tilted by `angle` degrees about its middle: its outline with ragged ends, all protruding bars,
 * and those of its right end alone.
 */
export function slab([x, y]: Point, length: number, thickness: number, angle: number, seed = 1) {
  const random = seeded(seed);
  const turn = (angle * Math.PI) / 180;
  const at = (u: number, v: number): Point => [
    x + u * Math.cos(turn) - v * Math.sin(turn),
    y + u * Math.sin(turn) + v * Math.cos(turn),
  ];
  const [end, t] = [length / 2, thickness / 2];
  const rag = () => (random() - 0.2) * thickness;
  const steel = (side: 1 | -1, v: number): string => {
    const out = thickness * (0.9 + random() * 1.1);
    return polyline(
      at(side * end, v),
      at(side * (end + out * 0.6), v),
      at(side * (end + out), v + (random() - 0.5) * thickness),
    );
  };
  const outline = polygon(
    at(-end, -t),
    at(end - rag(), -t),
    at(end + rag() * 0.4, 0),
    at(end - rag(), t),
    at(-end + rag(), t),
    at(-end - rag() * 0.4, 0),
  );
  const right = steel(1, -t * 0.4) + steel(1, t * 0.5);
  return { outline, right, bars: right + steel(-1, -t * 0.5) + steel(-1, t * 0.4) };
}
