import { type Point, polygon } from '../kit/geometry.ts';

/** A spur gear: its centre, number of teeth, and the angle of one tooth's middle (radians, clockwise on the sheet). */
export interface Gear {
  at: Point;
  teeth: number;
  phase: number;
}

/** Pitch diameter per tooth, in sheet units. */
export const gearModule = 11;

export const pitchRadius = ({ teeth }: Pick<Gear, 'teeth'>): number => (gearModule * teeth) / 2;

/** The next wheel of a train: it touches `gear` in the given direction, with its teeth in the gaps of `gear`. */
export function meshed(gear: Gear, teeth: number, direction: number): Gear {
  const distance = pitchRadius(gear) + pitchRadius({ teeth });
  const step = (2 * Math.PI) / gear.teeth;
  const offset = (((direction - gear.phase) % step) + step) % step;
  return {
    at: [gear.at[0] + distance * Math.cos(direction), gear.at[1] + distance * Math.sin(direction)],
    teeth,
    phase: direction + Math.PI + ((offset / step + 0.5) * 2 * Math.PI) / teeth,
  };
}

/** The toothed outline. Flanks are straight; at this size an involute would look the same. */
export function outline(gear: Gear): string {
  const pitch = pitchRadius(gear);
  const step = (2 * Math.PI) / gear.teeth;
  const [root, tip] = [pitch - 1.2 * gearModule, pitch + 0.92 * gearModule];
  const points: Point[] = [];
  for (let i = 0; i < gear.teeth; i++) {
    const middle = gear.phase + i * step;
    const corners = [
      [-0.36, root],
      [-0.25, pitch],
      [-0.11, tip],
      [0.11, tip],
      [0.25, pitch],
      [0.36, root],
    ] as const;
    for (const [share, radius] of corners)
      points.push([
        gear.at[0] + radius * Math.cos(middle + share * step),
        gear.at[1] + radius * Math.sin(middle + share * step),
      ]);
  }
  return polygon(...points);
}

/** `count` points on a circle about the gear's axis, as for bolts, holes or spokes. */
export const around = (gear: Gear, radius: number, count: number, turn = 0): Point[] =>
  Array.from({ length: count }, (_, i) => [
    gear.at[0] + radius * Math.cos(turn + (i * 2 * Math.PI) / count),
    gear.at[1] + radius * Math.sin(turn + (i * 2 * Math.PI) / count),
  ]);
