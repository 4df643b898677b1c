import { colour, line, type Point } from '../kit/geometry.ts';
import type { Metres } from '../kit/metres.ts';
import { hatch } from '../kit/sheet.tsx';
import { heights } from '../sports-hall/hall.ts';

/** Slope of the curved girder at its bearing, from its rise over half the span. */
const slope = 0.22;
const column = 0.6;
/** Height of the bearing pad and plate on the column. */
const bearing = 0.1;

export interface NodeProps {
  scale: Metres;
  id: string;
  /** The roof's visible length inside the hall, in metres. */
  reach: number;
}

/** A point above the underside of the girder at x. */
export const over = (x: number, above: number): Point => [x, bearing + slope * x + above];

/** The column's head with its reinforcement. */
export function Column({ scale, id, low }: { scale: Metres; id: string; low: number }) {
  const { rect, line: open } = scale;
  const stirrups = Array.from({ length: 9 }, (_, index) => -0.12 - index * 0.16).filter((z) => z > low);
  return (
    <g>
      <path d={rect(0, low, column, -low)} fill={hatch(id, 'concrete')} stroke={colour.ink} strokeWidth={line.cut} />
      <path
        d={
          [0.07, 0.3, column - 0.07].map((x) => open([x, low], [x, -0.05])).join('') +
          stirrups.map((z) => open([0.05, z], [column - 0.05, z])).join('')
        }
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
    </g>
  );
}

/** Pad, base plate and the fork of two plates with its bolts. */
export function Bearing({ scale }: { scale: Metres }) {
  const { rect, ring, area, line: open } = scale;
  const bolts = [0.12, 0.3, 0.48].flatMap((x) => [0.32, 0.6, 0.88].map((z) => [x, z + slope * x] as const));
  return (
    <g strokeLinejoin="round">
      <path
        d={open([0.14, 0.02], [0.14, -0.5], [0.2, -0.5]) + open([0.46, 0.02], [0.46, -0.5], [0.4, -0.5])}
        stroke={colour.ink}
        strokeWidth={line.ground}
      />
      <path d={rect(0.06, 0, 0.48, 0.06)} fill={colour.ink2} stroke={colour.ink} strokeWidth={line.dimension} />
      <path d={rect(0.02, 0.06, 0.56, 0.04)} fill={colour.steel} stroke={colour.ink} strokeWidth={line.outline} />
      <path
        d={area([0.02, bearing], [0.58, bearing], [0.58, 1.14], [0.5, 1.2], [0.1, 1.12], [0.02, 1.04])}
        fill={colour.steelSoft}
        fillOpacity=".92"
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path
        d={bolts.map(([x, z]) => ring(x, z, 0.032)).join('')}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path d={bolts.map(([x, z]) => ring(x, z, 0.012)).join('')} fill={colour.ink} />
    </g>
  );
}

/** The girder with its laminations and end grain. */
export function Girder({ scale, reach }: Omit<NodeProps, 'id'>) {
  const { area, line: open } = scale;
  const depth = heights.girder;
  const laminations = Array.from({ length: 14 }, (_, index) =>
    open(over(-0.06, (depth * (index + 1)) / 15), over(reach, (depth * (index + 1)) / 15)),
  );
  const joints = [0.9, 2.1, 1.4, 3.2, 2.6, 3.9, 0.6, 1.8].map((x, index) => {
    const [low, high] = [
      (depth * (index * 2 - (index > 6 ? 1 : 0))) / 15,
      (depth * (index * 2 + 1 - (index > 6 ? 1 : 0))) / 15,
    ];
    return open(over(x, low), over(x + 0.03, high));
  });
  return (
    <g strokeLinejoin="round">
      <path
        d={area(over(-0.06, 0), over(reach, 0), over(reach, depth), over(-0.06, depth))}
        fill={colour.sand}
        stroke={colour.ink}
        strokeWidth={line.cut}
      />
      <path d={laminations.join('') + joints.join('')} stroke={colour.ink} strokeOpacity=".4" strokeWidth={line.fine} />
    </g>
  );
}

/** The tie rod: pinned fork, turnbuckle and rod, on the outside of the girder. */
export function Tie({ scale, reach }: Omit<NodeProps, 'id'>) {
  const { area, line: open, ring, u } = scale;
  const [px, pz] = [0.86, 0.56];
  const fall = -0.07;
  const on = (x: number, off = 0): Point => [x, pz + (x - px) * fall + off];
  return (
    <g strokeLinejoin="round">
      <path
        d={area([0.58, 0.3], [0.98, 0.42], [1.02, 0.56], [0.98, 0.7], [0.58, 0.82])}
        fill={colour.steelSoft}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path d={open(on(1.2), on(reach))} stroke={colour.ink} strokeWidth={u(0.07) + 3} />
      <path d={open(on(1.2), on(reach))} stroke={colour.accent} strokeWidth={u(0.07)} />
      <path
        d={area(
          on(px - 0.09, 0.09),
          on(1.16, 0.07),
          on(1.3, 0.05),
          on(1.3, -0.05),
          on(1.16, -0.07),
          on(px - 0.09, -0.09),
        )}
        fill={colour.accent}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path
        d={area(
          on(2.25, 0.07),
          on(2.75, 0.07),
          on(2.82, 0.04),
          on(2.82, -0.04),
          on(2.75, -0.07),
          on(2.25, -0.07),
          on(2.18, -0.04),
          on(2.18, 0.04),
        )}
        fill={colour.accentSoft}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path d={open(on(2.3), on(2.7))} stroke={colour.accent} strokeWidth={u(0.05)} />
      <path d={ring(px, pz, 0.06)} fill={colour.paper} stroke={colour.ink} strokeWidth={line.outline} />
      <path d={ring(px, pz, 0.02)} fill={colour.ink} />
    </g>
  );
}
