import { colour, line, type Point, polyline, round } from '../kit/geometry.ts';
import { hatch } from '../kit/sheet.tsx';

/** The section on the sheet: x of the column's outer face, ground height, sheet units per metre, metres of the wall. */
export interface Cut {
  unit: number;
  face: number;
  ground: number;
  height: number;
}

/** Depth of the lattice column, distance of the skin before it, height of a lattice panel; all schematic, in metres. */
export const column = { depth: 2.8, chord: 0.45, gap: 1.5, panel: 4 } as const;

const z = ({ ground, unit }: Cut, metres: number): number => round(ground - metres * unit);

/** The lattice column: two chords, diagonals that change direction, posts between, base plate with its anchors. */
export function Column({ cut, to = cut.height }: { cut: Cut; to?: number }) {
  const { unit, face } = cut;
  const u = (metres: number): number => round(metres * unit);
  const panels = Math.round(to / column.panel);
  const step = to / panels;
  const [left, right] = [face, face + column.depth * unit];
  const inner = [left + u(column.chord), right - u(column.chord)] as const;
  const lacing = Array.from({ length: panels }, (_, index): string => {
    const [low, high] = [z(cut, index * step + 0.25), z(cut, (index + 1) * step + (index === panels - 1 ? 0 : 0.25))];
    const [from, over] = index % 2 === 0 ? [inner[0], inner[1]] : [inner[1], inner[0]];
    return polyline([from, low], [over, high]) + polyline([inner[0], high], [inner[1], high]);
  });
  const chord = (at: number): string =>
    `M${round(at)} ${z(cut, 0.25)}V${z(cut, to)}h${u(column.chord)}V${z(cut, 0.25)}z`;
  return (
    <g strokeLinejoin="round">
      <path d={lacing.join('')} stroke={colour.ink} strokeWidth={u(0.22) + 1.4} />
      <path d={lacing.join('')} stroke={colour.steelSoft} strokeWidth={u(0.22)} />
      <path d={chord(left) + chord(inner[1])} fill={colour.steel} stroke={colour.ink} strokeWidth={line.behind} />
      <path
        d={`M${round(left - u(0.35))} ${z(cut, 0.25)}h${u(column.depth + 0.7)}v${u(0.25)}h${u(-column.depth - 0.7)}z`}
        fill={colour.ink}
      />
    </g>
  );
}

/** Rails on brackets, and the folded skin in front of them: its ridges and valleys follow the panels. */
export function Skin({ cut, folds, to = cut.height }: { cut: Cut; folds: number; to?: number }) {
  const { unit, face } = cut;
  const u = (metres: number): number => round(metres * unit);
  const x = face - u(column.gap);
  const foot = 0.3;
  const rails = Array.from({ length: folds + 1 }, (_, index): string => {
    const reach = u(column.gap - 0.1) + (index % 2 ? u(0.8) : 0);
    const y = z(cut, foot + ((to - foot) * index) / folds);
    return `M${round(face)} ${round(y - u(0.12))}h${-reach}v${u(0.24)}h${reach}z`;
  });
  const points = Array.from(
    { length: folds + 1 },
    (_, index): Point => [x - (index % 2 ? u(0.95) : 0), z(cut, foot + ((to - foot) * index) / folds)],
  );
  return (
    <g strokeLinejoin="round">
      <path d={rails.join('')} fill={colour.paper} stroke={colour.ink} strokeWidth={line.dimension} />
      <path d={polyline(...points)} stroke={colour.accent} strokeWidth={Math.max(line.cut, u(0.22))} />
    </g>
  );
}

/** The pad foundation under the column and the plinth that carries the skin's foot. */
export function Foundation({ cut, id }: { cut: Cut; id: string }) {
  const { unit, face, ground } = cut;
  const u = (metres: number): number => round(metres * unit);
  const x = face - u(0.8);
  const neck = u(column.depth + 1.6);
  const out = u(1.9);
  const plinth = face - u(column.gap + 1);
  return (
    <g strokeLinejoin="round">
      <path
        d={`M${round(x)} ${ground}v${u(2)}h${-out}v${u(1.8)}h${round(neck + 2 * out)}v${u(-1.8)}h${-out}v${u(-2)}z`}
        fill={hatch(id, 'concrete')}
        stroke={colour.ink}
        strokeWidth={line.cut}
      />
      <path
        d={`M${round(plinth)} ${round(ground - u(0.3))}v${u(1.5)}h${u(0.9)}v${u(-1.5)}z`}
        fill={hatch(id, 'concrete')}
        stroke={colour.ink}
        strokeWidth={line.cut}
      />
      <path
        d={[0.25, column.depth - 0.25]
          .map((dx) => `M${round(face + u(dx))} ${round(ground - u(0.5))}v${u(2)}h${u(0.3)}`)
          .join('')}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
    </g>
  );
}
