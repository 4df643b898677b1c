import type { Building } from '../dairy-axonometric/building.ts';
import { colour, line } from '../kit/geometry.ts';
import type { Metres } from '../kit/metres.ts';
import { hatch } from '../kit/sheet.tsx';

type Rectangle = readonly [x: number, y: number, width: number, height: number];

interface PlanProps {
  scale: Metres;
  building: Building;
}

/** The inner edges of the two cores, in metres along the building. */
export const west = 7;
export const east = (building: Building): number => building.length - 6;
const wall = 0.25;

/** Outer walls (load-bearing inside, insulated outside) with their windows. */
export function OuterWalls({ scale, building, id }: PlanProps & { id: string }) {
  const { rect, u, x, z } = scale;
  const { length, depth, axesX, axesY } = building;
  const ring = (grow: number): string => rect(-grow, -grow, length + 2 * grow, depth + 2 * grow);
  const windowsX = axesX.slice(1, -2).flatMap((from, index) => {
    const width = axesX[index + 2]! - from - 1.6;
    return [-0.55, depth].map((y) => [from + 0.8, y, width, 0.55] as const);
  });
  const windowsY = axesY.slice(0, -1).flatMap((from, index) => {
    const height = axesY[index + 1]! - from - 3;
    return [-0.55, length].map((at) => [at, from + 1.5, 0.55, height] as const);
  });
  const windows: Rectangle[] = [...windowsX, ...windowsY];
  const panes = windows.map(([at, y, w, h]) =>
    w > h
      ? `M${x(at)} ${z(y + 0.2)}h${u(w)}m0${u(-0.15)}h${u(-w)}`
      : `M${x(at + 0.2)} ${z(y)}v${u(-h)}m${u(0.15)} 0v${u(h)}`,
  );
  return (
    <g>
      <path d={ring(0.55) + ring(0.3)} fillRule="evenodd" fill={colour.steelSoft} />
      <path d={ring(0.3) + ring(0)} fillRule="evenodd" fill={hatch(id, 'concrete')} />
      <path d={ring(0.55) + ring(0)} stroke={colour.ink} strokeWidth={line.cut} />
      <path
        d={windows.map((one) => rect(...one)).join('')}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path d={panes.join('')} stroke={colour.water} strokeWidth={line.dimension} />
    </g>
  );
}

/** Columns on the grid, cut and therefore hatched. */
export function Columns({ scale, building: { axesX, axesY, length, depth }, id }: PlanProps & { id: string }) {
  const inside = (value: number, size: number): number => Math.min(Math.max(value - 0.35, 0), size - 0.7);
  const columns = axesX.flatMap((x) => axesY.map((y) => scale.rect(inside(x, length), inside(y, depth), 0.7, 0.7)));
  return <path d={columns.join('')} fill={hatch(id, 'steel')} stroke={colour.ink} strokeWidth={line.outline} />;
}

/** A door leaf with its swing, hinged at (x, y); `along` points to the closed leaf, `into` to where it opens. */
function door(
  {
    at: [px, py],
    along,
    into,
    size = 1,
  }: { at: [number, number]; along: [number, number]; into: [number, number]; size?: number },
  scale: Metres,
): string {
  const { x, z, u } = scale;
  const r = u(size);
  const sweep = along[0] * into[1] - along[1] * into[0] > 0 ? 0 : 1;
  return `M${x(px)} ${z(py)}L${x(px + into[0] * size)} ${z(py + into[1] * size)}A${r} ${r} 0 0 ${1 - sweep} ${x(px + along[0] * size)} ${z(py + along[1] * size)}`;
}

/** Walls of the two cores, with stairs, lifts, rooms and doors. */
export function Cores({ scale, building }: PlanProps) {
  const { rect, x, z, u, line: open } = scale;
  const { length, depth } = building;
  const right = east(building);
  const bar = (x1: number, y1: number, x2: number, y2: number): string =>
    rect(Math.min(x1, x2) - wall / 2, Math.min(y1, y2) - wall / 2, Math.abs(x2 - x1) + wall, Math.abs(y2 - y1) + wall);
  const stairTop = 6.4;
  const walls = [
    bar(west, 0, west, 4.4), bar(west, 5.6, west, 11), bar(west, 12.6, west, depth),
    bar(0, stairTop, 5.2, stairTop), bar(6.4, stairTop, west, stairTop), bar(2.8, stairTop, 2.8, 9.6), bar(0, 9.6, west, 9.6),
    bar(0, 15.6, 3, 15.6), bar(4.2, 15.6, west, 15.6), bar(3.4, 15.6, 3.4, depth), bar(0, 20, 3.4, 20), bar(3.4, 20, 5.2, 20), bar(6.4, 20, west, 20),
    bar(right, 0, right, 3), bar(right, 4.2, right, 9), bar(right, 11.4, right, 19.6), bar(right, 20.8, right, depth),
    bar(right, 8, length, 8), bar(right, 13, length, 13), bar(right, 18.4, right + 1, 18.4), bar(right + 2.2, 18.4, length, 18.4),
  ]; // biome-ignore format: a table
  const doors = [
    door({ at: [west, 4.4], along: [0, 1], into: [1, 0], size: 1.2 }, scale),
    door({ at: [5.2, stairTop], along: [1, 0], into: [0, -1], size: 1.2 }, scale),
    door({ at: [west, 11], along: [0, 1], into: [1, 0], size: 1.6 }, scale),
    door({ at: [3, 15.6], along: [1, 0], into: [0, -1], size: 1.2 }, scale),
    door({ at: [5.2, 20], along: [1, 0], into: [0, 1], size: 1.2 }, scale),
    door({ at: [right, 4.2], along: [0, -1], into: [-1, 0], size: 1.2 }, scale),
    door({ at: [right, 20.8], along: [0, -1], into: [-1, 0], size: 1.2 }, scale),
    door({ at: [right + 2.2, 18.4], along: [-1, 0], into: [0, 1], size: 1.2 }, scale),
  ];
  const stair = (sx: number, sy: number, count: number): string =>
    `${Array.from({ length: count }, (_, index) => `M${x(sx + index * 0.3)} ${z(sy)}v${u(-1.3)}m0${u(-0.2)}v${u(-1.3)}`).join('')}M${x(sx)} ${z(sy + 1.4)}h${u((count - 1) * 0.3)}`;
  const up = `M${x(1.2)} ${z(2.4)}h${u(3.6)}l-8-4m8 4l-8 4M${x(right + 1)} ${z(depth - 3.4)}h${u(3.4)}l-8-4m8 4l-8 4`;
  const lifts = [
    [0.3, 6.8, 2.2, 2.4],
    [right + 0.6, 8.5, 4.8, 4],
  ] satisfies Rectangle[];
  const lockers = Array.from(
    { length: 9 },
    (_, index) => rect(0.2 + index * 0.5, 14.9, 0.5, 0.55) + rect(0.2 + index * 0.5, 9.85, 0.5, 0.55),
  ).join('');
  const basins =
    [16.4, 17.6, 18.8].map((y) => rect(0.1, y, 0.5, 0.6)).join('') +
    [20.8, 22.2, 23.6].map((y) => rect(0.1, y, 0.7, 0.4)).join('');
  return (
    <g strokeLinejoin="round">
      <path d={rect(0, 0, west, depth) + rect(right, 0, length - right, depth)} fill={colour.paper2} />
      <path d={stair(1.2, 1.7, 13) + stair(right + 1, depth - 4.1, 12)} stroke={colour.ink} strokeWidth={line.fine} />
      <path d={up} stroke={colour.ink} strokeWidth={line.dimension} />
      <path
        d={lifts.map((one) => rect(...one)).join('')}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path
        d={lifts.map(([lx, ly, w, h]) => open([lx, ly], [lx + w, ly + h]) + open([lx + w, ly], [lx, ly + h])).join('')}
        stroke={colour.ink}
        strokeWidth={line.fine}
      />
      <path
        d={lockers + basins + rect(1.2, 12.2, 3, 0.5)}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.fine}
      />
      <path
        d={rect(right + 0.5, 14, 1.2, 3.4) + rect(right + 2.4, 14, 2.8, 1)}
        fill={colour.water}
        fillOpacity=".35"
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path d={walls.join('')} fill={colour.ink} />
      <path d={doors.join('')} stroke={colour.ink} strokeWidth={line.dimension} />
    </g>
  );
}
