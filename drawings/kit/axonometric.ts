import { type Point, polygon, polyline, round } from './geometry.ts';

/** A point in space, in metres: x to the right and to the front, y to the left and to the front, z up. */
export type Space = readonly [x: number, y: number, z: number];

/** Projects points onto the sheet. Larger x + y is nearer and drawn later. */
export type Project = (point: Space) => Point;

const cos30 = Math.cos(Math.PI / 6);

/** An isometric view after ISO 5456-3: all three axes have the same scale, `unit` sheet units per metre. */
export const isometric =
  ([x0, y0]: Point, unit: number): Project =>
  ([x, y, z]) => [x0 + (x - y) * cos30 * unit, y0 + (x + y) * 0.5 * unit - z * unit];

/** The three visible faces of a solid, as path data. */
export interface Faces {
  top: string;
  /** The face at larger y. */
  left: string;
  /** The face at larger x. */
  right: string;
}

export type Box = readonly [x: number, y: number, z: number, dx: number, dy: number, dz: number];

/** A box by its lowest corner and its size in metres. */
export function box(project: Project, [x, y, z, dx, dy, dz]: Box): Faces {
  const quad = (...corners: Space[]): string => polygon(...corners.map(project));
  return {
    top: quad([x, y, z + dz], [x + dx, y, z + dz], [x + dx, y + dy, z + dz], [x, y + dy, z + dz]),
    left: quad([x, y + dy, z + dz], [x + dx, y + dy, z + dz], [x + dx, y + dy, z], [x, y + dy, z]),
    right: quad([x + dx, y + dy, z + dz], [x + dx, y, z + dz], [x + dx, y, z], [x + dx, y + dy, z]),
  };
}

/** Several boxes as one solid, in order from back to front. */
export function boxes(project: Project, list: readonly Box[]): Faces {
  const faces = list.map((one) => box(project, one));
  const join = (name: keyof Faces): string => faces.map((face) => face[name]).join('');
  return { top: join('top'), left: join('left'), right: join('right') };
}

/** A line through space. */
export const run = (project: Project, ...points: Space[]): string => polyline(...points.map(project));

/** A plane figure in space. */
export const plane = (project: Project, ...points: Space[]): string => polygon(...points.map(project));

/** A standing cylinder: its wall and its lid. `unit` as for the projection. */
export function drum(project: Project, unit: number, [x, y, z]: Space, radius: number, height: number) {
  const [cx, cy] = project([x, y, z]);
  const [rx, ry, h] = [
    round(radius * unit * Math.sqrt(1.5)),
    round(radius * unit * Math.SQRT1_2),
    round(height * unit),
  ];
  const left = `M${round(cx - rx)} ${round(cy)}`;
  return {
    wall: `${left}a${rx} ${ry} 0 0 0 ${round(2 * rx)} 0v-${h}h-${round(2 * rx)}z`,
    shade: `M${round(cx + rx * 0.25)} ${round(cy - h)}v${round(h + ry * 0.96)}a${rx} ${ry} 0 0 0 ${round(rx * 0.75)}-${round(ry * 0.96)}v-${h}z`,
    lid: `M${round(cx - rx)} ${round(cy - h)}a${rx} ${ry} 0 1 0 ${round(2 * rx)} 0a${rx} ${ry} 0 1 0 ${round(-2 * rx)} 0z`,
  };
}

/** A circle on a face of larger x (`yz`) or larger y (`xz`), as cubic curves. */
export function disc(project: Project, [x, y, z]: Space, radius: number, face: 'yz' | 'xz'): string {
  const on = (a: number, b: number): Point =>
    project(face === 'xz' ? [x + a * radius, y, z + b * radius] : [x, y + a * radius, z + b * radius]);
  const k = 0.5523;
  const curve = (...points: [number, number][]): string =>
    `C${points.map(([a, b]) => on(a, b).map(round).join(' ')).join(' ')}`;
  const start = on(1, 0).map(round).join(' ');
  return `M${start}${curve([1, k], [k, 1], [0, 1])}${curve([-k, 1], [-1, k], [-1, 0])}${curve([-1, -k], [-k, -1], [0, -1])}${curve([k, -1], [1, -k], [1, 0])}z`;
}

/** A lying cylinder along x: its mantle and its front end. */
export function barrel(project: Project, [x, y, z]: Space, radius: number, length: number) {
  // The mantle's outline touches the end circles where their tangent is parallel to the axis on the sheet.
  const touch = (3 * Math.PI) / 4;
  const arc = (at: number, from: number, to: number): Space[] =>
    Array.from({ length: 9 }, (_, index) => {
      const angle = from + ((to - from) * index) / 8;
      return [at, y + radius * Math.cos(angle), z + radius * Math.sin(angle)] as const;
    });
  return {
    mantle: plane(project, ...arc(x + length, touch, touch + Math.PI), ...arc(x, touch + Math.PI, touch + 2 * Math.PI)),
    end: disc(project, [x + length, y, z], radius, 'yz'),
  };
}
