import { cypress } from '../kit/entourage.ts';
import { colour, line, type Point, round } from '../kit/geometry.ts';
import { Pipe } from '../kit/pipe.tsx';
import { along, atX, curve, earthMarks, moved } from '../kit/terrain.ts';
import type { Layout } from './layout.ts';

/** The break of the rising main, as t on the slope. */
const breakAt = 0.52;

/** The natural ground from edge to edge, with the rising main below it. */
export function Terrain({ layout }: { layout: Layout }) {
  const { slope, y, height, u } = layout;
  const ground = `M-10 ${y(0)}H${slope[0][0]}${curve(slope)}H1610`;
  const strata = [7, 13, 21, 31].map((metres) => moved(slope, metres * u * 0.9, metres * u));
  const marks: Point[] = [0.12, 0.3, 0.4, 0.62, 0.72, 0.84, 0.95].map((t) => along(slope, t).at);
  return (
    <g>
      <path d={`${ground}V${height}H-10z`} fill={colour.paper2} />
      <path
        d={earthMarks([[44, y(0)], [104, y(0)], [slope[0][0] - 2 * u, y(0)], ...marks, [1560, y(layout.plateau)]])}
        stroke={colour.ink2}
        strokeWidth={line.fine}
      />
      <path
        d={strata.map((piece) => `M${round(piece[0][0])} ${round(piece[0][1])}${curve(piece)}H1610`).join('')}
        stroke={colour.ink2}
        strokeOpacity=".55"
        strokeWidth={line.fine}
        strokeDasharray="46 9 12 9"
      />
      <path d={ground} stroke={colour.ink} strokeWidth={line.ground} />
    </g>
  );
}

export function RisingMain({ layout }: { layout: Layout }) {
  const { slope, x, y, u, chamberX } = layout;
  const depth = 1.9 * u;
  const under = moved(slope, 0.4 * u, depth);
  const start = x(layout.well + 3.4);
  const out = round(chamberX + 1.9 * u);
  const bend = round(1.5 * u);
  const d = `M${start} ${y(0.3)}V${y(-1.9 + 1.5)}q0 ${bend} ${bend} ${bend}H${round(under[0][0])}${curve(under)}H${round(out - bend)}q${bend} 0 ${bend}-${bend}v${-round(0.3 * u)}`;
  return <Pipe d={d} width={layout.main * u} />;
}

/** The break: a strip of paper between two break lines, across ground and pipe. */
export function Break({ layout }: { layout: Layout }) {
  const middle = along(layout.slope, breakAt).at[0];
  const edge = (shift: number): string => {
    const { at } = atX(layout.slope, middle + shift);
    const [x, top] = [round(at[0]), round(at[1] - 22)];
    const half = round((layout.height - top) / 2 - 20);
    return `M${x} ${top}v${half}l-9 10 18 20-9 10v${half + 10}`;
  };
  const [left, right] = [edge(-14), edge(14)];
  const { at } = atX(layout.slope, middle - 14);
  const strip = `M${round(at[0])} ${round(at[1] - 60)}V${layout.height}h28V${round(at[1] - 60)}z`;
  return (
    <g>
      <path d={strip} fill={colour.paper} />
      <path d={left + right} stroke={colour.ink} strokeWidth={line.dimension} />
    </g>
  );
}

/** Cypresses on the slope, of 4 to 7 m. */
export function Trees({ layout }: { layout: Layout }) {
  const { slope, u, y } = layout;
  const at = (x: number): Point => atX(slope, x).at;
  const places: [Point, number][] = [
    [at(slope[0][0] + 34), 5],
    [at(slope[0][0] + 50), 6.5],
    [at(slope[0][0] + 64), 4.5],
    [at(slope[0][0] + 142), 5.5],
    [at(slope[3][0] - 150), 4.5],
    [at(slope[3][0] - 138), 6],
    [at(slope[3][0] - 70), 5],
    [[1584, y(layout.plateau)], 6],
  ];
  const trees = places.map(([point, metres]) => cypress([point[0], point[1] + 3], u, metres));
  return (
    <g>
      <path
        d={trees.map((tree) => tree.outline).join('')}
        fill={colour.green}
        fillOpacity=".7"
        stroke={colour.ink}
        strokeWidth={line.texture}
      />
    </g>
  );
}
