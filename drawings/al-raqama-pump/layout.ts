import { round } from '../kit/geometry.ts';

/** Sheet units per metre. */
export const u = 88;

export const axis = 520;
export const floor = 600;
export const slab = 648;
export const water = 812;
export const bottom = 956;
export const riser = 890;
export const wallAt = 1190;
export const height = 1000;

/** Level of the delivery pipe and of the manifold's axis. */
export const nozzle = floor - 58;
export const manifoldY = 142;

/** Position, height and width of the motor: similar machines grow with the cube root of their power. */
export function motorSize(horsepower: number): { foot: number; top: number; half: number } {
  const growth = Math.cbrt(horsepower / 250);
  const foot = floor - 128;
  return { foot, top: round(foot - 182 * growth), half: round(54 * growth) };
}
