import { type Point, round, seeded } from '../kit/geometry.ts';

/** The plot's origin, its axes' lengths, and the height of the greatest capacity, in sheet units. */
export const plot = { x: 190, y: 560, width: 1270, height: 500, capacity: 430 } as const;

/** Share of the width at which half of the capacity is held. */
export const halfAt = 0.13;

/** Langmuir: the held share of the capacity at a share of the width. */
export const heldAt = (t: number): number => t / (t + halfAt);

/** A point of the curve on the sheet. */
export const onCurve = (t: number): Point => [plot.x + t * plot.width, plot.y - plot.capacity * heldAt(t)];

/** The curve as cubic pieces through exact points with exact slopes. */
export function curvePath(steps = 9): string {
  const slope = (t: number): number => ((plot.capacity / plot.width) * halfAt) / (t + halfAt) ** 2;
  const at = (i: number): number => (i / steps) ** 2;
  let data = `M${plot.x} ${plot.y}`;
  for (let i = 0; i < steps; i++) {
    const [t0, t1] = [at(i), at(i + 1)];
    const [p0, p1] = [onCurve(t0), onCurve(t1)];
    const third = (p1[0] - p0[0]) / 3;
    data += `C${[p0[0] + third, p0[1] - slope(t0) * third, p1[0] - third, p1[1] + slope(t1) * third, ...p1].map(round).join(' ')}`;
  }
  return data;
}

/** Schematic points of measurement, off the curve by less than a twentieth. */
export function scatter(count: number): Point[] {
  const random = seeded(27);
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = onCurve(((i + 0.7) / count) ** 1.6);
    return [round(x + (random() - 0.5) * 12), round(y + (random() - 0.5) * 34)];
  });
}
