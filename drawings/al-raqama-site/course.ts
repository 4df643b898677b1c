import { type Point, round } from '../kit/geometry.ts';

/** Corners of the main from the station to its end; the course is schematic, the length is the project's. */
const corners: readonly Point[] = [
  [286, 566],
  [404, 506],
  [540, 560],
  [690, 522],
  [806, 400],
  [948, 420],
  [1072, 322],
  [1216, 330],
  [1338, 226],
];

/** Start and end of the main. */
export const ends: readonly [Point, Point] = [corners[0]!, corners.at(-1)!];

export interface Course {
  /** Path data of the centre line. */
  d: string;
  /** The point at a distance from the station, in kilometres, and the direction across the main. */
  at: (kilometres: number) => { point: Point; across: Point };
  kilometres: number;
  unitsPerMetre: number;
}

/** Rounds each corner between the middles of its sides, samples the line, and scales it to the project's length. */
export function layOut(kilometres: number): Course {
  const middles = corners
    .slice(1)
    .map((corner, i): Point => [(corner[0] + corners[i]![0]) / 2, (corner[1] + corners[i]![1]) / 2]);
  const [first, last] = ends;
  const xy = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
  const bends = corners.slice(1, -1).map((corner, i) => `Q${xy(corner)} ${xy(middles[i + 1]!)}`);
  const samples: Point[] = [first, middles[0]!];
  corners.slice(1, -1).forEach((corner, i) => {
    const [a, b] = [middles[i]!, middles[i + 1]!];
    for (let step = 1; step <= 16; step++) {
      const t = step / 16;
      const mix = (k: 0 | 1): number => (1 - t) ** 2 * a[k] + 2 * t * (1 - t) * corner[k] + t ** 2 * b[k];
      samples.push([mix(0), mix(1)]);
    }
  });
  samples.push(last);
  const reached = [0];
  samples.slice(1).forEach((point, i) => {
    reached.push(reached[i]! + Math.hypot(point[0] - samples[i]![0], point[1] - samples[i]![1]));
  });
  const unitsPerMetre = reached.at(-1)! / (kilometres * 1_000);
  const at = (distance: number) => {
    const units = distance * 1_000 * unitsPerMetre;
    const next = Math.max(
      1,
      Math.min(
        samples.length - 1,
        reached.findIndex((length) => length >= units - 1e-6),
      ),
    );
    const [from, to] = [samples[next - 1]!, samples[next]!];
    const length = reached[next]! - reached[next - 1]!;
    const t = (units - reached[next - 1]!) / length;
    const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const point: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    return { point, across: [-along[1], along[0]] as Point };
  };
  return { d: `M${xy(first)}L${xy(middles[0]!)}${bends.join('')}L${xy(last)}`, at, kilometres, unitsPerMetre };
}
