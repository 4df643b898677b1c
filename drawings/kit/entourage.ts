import { type Point, round } from './geometry.ts';
import { stamp } from './stamp.ts';

/**
 * People, vehicles and trees that show the scale. Shapes are in centimetres, with the origin at their foot; y is down.
 */

const head = 'm0-152c-15 0-15-23 0-23s15 23 0 23z';
const standing = `${head}m-6 5c-12 2-16 6-17 16l-3 50h7l4-40v46l-1 75h11l5-66 5 66h11l-1-75v-46l4 40h7l-3-50c-1-10-5-14-17-16z`;
const walking = `${head}m-6 5c-9 3-11 12-11 22l-9 42 6 3 9-34 1 36-18 78h12l17-62 12 62h13l-15-78v-36l8 32 6-2-8-42c-1-12-3-18-12-21z`;
const seated =
  'm-4-62c-14 0-14-22 0-22s14 22 0 22zm-5 4c-6 4-6 10-6 16l2 22-28 1-4 4v54l-10 4h20v-44h35l10-8-3-40c-1-6-4-9-9-9z';
const reaching = `${head}m-6 5c-12 2-16 6-17 16l-3 50h7l4-40v46l-1 75h11l5-66 5 66h11l-1-75v-46l6-18 26-34-6-5-24 24z`;

const poses = { standing, walking, seated, reaching };

/** A person of 1.75 m as a silhouette. `seated` has its origin on the seat, below the hip, and faces left. */
export const person = (
  at: Point,
  unitsPerMetre: number,
  pose: keyof typeof poses = 'standing',
  facing: 1 | -1 = 1,
): string => stamp(poses[pose], at, (unitsPerMetre / 100) * facing, unitsPerMetre / 100);

const wheel = (x: number, r = 50): string =>
  `m${x} 0c${-r * 1.33} 0${-r * 1.33}${-r * 2} 0${-r * 2}s${r * 1.33} ${r * 2} 0 ${r * 2}z`;
const wheels = (positions: readonly number[], r?: number): string =>
  positions.map((x, index) => wheel(x - (positions[index - 1] ?? 0), r)).join('');

const cab = 'm895-60v-270h120c50 0 70 20 85 80l62 84c18 24 20 40 20 106z';
const cabWindow = 'm1030-300v100h118l-40-52c-14-36-24-48-48-48z';
const axles = [120, 250, 380, 960, 1110];

/** A 12 m articulated lorry as paths: body (fill with paper), window and chassis, steel coils as its load, wheels (fill with ink). */
export function lorry(
  at: Point,
  unitsPerMetre: number,
  facing: 1 | -1 = 1,
  kind: 'box' | 'tank' | 'flat' | 'coils' = 'box',
) {
  const k = (unitsPerMetre / 100) * facing;
  const loads = {
    box: 'm0-105v-290h870v290z',
    tank: 'm60-120c-70 0-70-250 0-250h760c70 0 70 250 0 250z',
    flat: 'm0-105v-36h870v36z',
  };
  const bed = kind === 'coils' ? loads.flat : loads[kind];
  return {
    body: stamp(bed, at, k, Math.abs(k)) + stamp(cab, at, k, Math.abs(k)),
    detail: stamp(cabWindow, at, k, Math.abs(k)) + stamp('m40-96h860v26h-860z', at, k, Math.abs(k)),
    load: kind === 'coils' ? stamp(`m0-141${wheels([140, 390, 640], 92)}`, at, k, Math.abs(k)) : '',
    wheels: stamp(wheels(axles), at, k, Math.abs(k)),
  };
}

const carBody = 'm-215-30v-42c0-14 8-20 30-24l70-12 52-40h140c40 0 60 20 76 46l40 10c16 4 22 12 22 30v32z';

/** A 4.3 m passenger car: body (paper) and wheels (ink). */
export const car = (at: Point, unitsPerMetre: number, facing: 1 | -1 = 1) => ({
  body: stamp(carBody, at, (unitsPerMetre / 100) * facing, unitsPerMetre / 100),
  wheels: stamp(wheels([-130, 130], 31), at, (unitsPerMetre / 100) * facing, unitsPerMetre / 100),
});

/** A cypress of the given height in metres: its outline (fill with green). No drawing has strokes for leaves. */
export function cypress([x, y]: Point, unitsPerMetre: number, metres: number) {
  const h = metres * unitsPerMetre;
  const k = h / 100;
  return {
    outline: stamp('c-21-13-16-66 0-100c16 34 21 87 0 100z', [x, y - 2], k),
    trunk: `M${round(x)} ${round(y - 2)}v2`,
  };
}

const crown =
  'm0-22c-12 4-24-2-24-13-9-3-10-15-2-20-2-10 5-17 13-16 3-9 14-11 19-5 8-3 17 3 16 12 9 4 10 16 2 21 1 11-10 19-20 15-2 3-3 5-4 6z';

/** A broad-leaved tree of the given height in metres: crown (fill with green) and trunk (stroke). */
export function broadleaf(at: Point, unitsPerMetre: number, metres: number) {
  const k = (metres * unitsPerMetre) / 96;
  return {
    crown: stamp(crown, at, k),
    trunk: stamp('v-22', at, k),
  };
}
