import { colour, dash, line, round } from '../kit/geometry.ts';
import { axis, hasGate, type Wall } from '../steel-facade/wall.ts';

/** The hall in plan: its columns are on the façade's axes, its depth is schematic. */
export interface HallPlan {
  wall: Wall;
  top: number;
  bottom: number;
}

/** Outer walls with gate openings, column rows, crane tracks, the line and its coils; the façade as the thick accent line. */
export function Hall({ wall, top, bottom }: HallPlan) {
  const { left, width, bays, bay } = wall;
  const depth = bottom - top;
  const right = left + width;
  const inner = Array.from({ length: bays - 1 }, (_, index) => index + 1);
  const rows = [top + 16, top + depth * 0.5, bottom - 16];
  const columns = rows.map((y) => inner.map((n) => `M${round(axis(wall, n) - 3)} ${round(y - 3)}h6v6h-6z`).join(''));
  const gates = inner
    .filter((n) => hasGate(n, bays))
    .map((n) => `M${round(axis(wall, n) + 8)} ${top}h${round(bay - 16)}`);
  return (
    <g strokeLinejoin="round">
      <path d={`M${left + 9} ${top + 9}H${right + 9}V${bottom + 9}H${left + 9}z`} fill={colour.ink} fillOpacity=".14" />
      <path
        d={`M${left} ${top}H${right}V${bottom}H${left}z`}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.cut}
      />
      <path d={gates.join('')} stroke={colour.paper} strokeWidth={line.ground + 1} />
      <path
        d={inner.map((n) => `M${round(axis(wall, n))} ${top}V${bottom}`).join('')}
        stroke={colour.ink2}
        strokeOpacity=".5"
        strokeWidth={line.texture}
        strokeDasharray={dash.axis}
      />
      <path
        d={[top + 30, top + depth / 2 - 12, top + depth / 2 + 12, bottom - 30]
          .map((y) => `M${left} ${round(y)}H${right}`)
          .join('')}
        stroke={colour.ink2}
        strokeWidth={line.fine}
        strokeDasharray={dash.hidden}
      />
      <Line wall={wall} y={top + depth * 0.72} />
      <Coils wall={wall} y={top + depth * 0.27} />
      <path d={columns.join('')} fill={colour.ink} />
      <Bridges wall={wall} top={top} depth={depth} />
      <path d={`M${left - 3} ${bottom + 2}H${right + 3}`} stroke={colour.accent} strokeWidth="8" />
    </g>
  );
}

/** The production line along the hall: machines of unequal length, and the strip that runs through them. */
function Line({ wall, y }: { wall: Wall; y: number }) {
  const machines = [
    [0.06, 0.05, 20], [0.13, 0.03, 30], [0.18, 0.14, 24], [0.34, 0.05, 38], [0.41, 0.09, 24], [0.52, 0.03, 40],
    [0.57, 0.12, 22], [0.71, 0.04, 32], [0.77, 0.07, 24], [0.87, 0.05, 20],
  ] as const; // biome-ignore format: a table
  const shapes = machines.map(([at, size, height]) => {
    const x = round(wall.left + at * wall.width);
    return `M${x} ${round(y - height / 2)}h${round(size * wall.width)}v${height}h${round(-size * wall.width)}z`;
  });
  return (
    <>
      <path
        d={`M${round(wall.left + 0.03 * wall.width)} ${round(y)}h${round(0.94 * wall.width)}`}
        stroke={colour.accent}
        strokeWidth={line.cut}
      />
      <path d={shapes.join('')} fill={colour.steelSoft} stroke={colour.ink} strokeWidth={line.dimension} />
    </>
  );
}

/** Rows of coils from above. */
function Coils({ wall, y }: { wall: Wall; y: number }) {
  const block = (from: number, count: number): string =>
    [0, 1, 2]
      .map((r) => `M${round(wall.left + from * wall.width)} ${round(y - 20 + r * 15)}${'h9v10h-9zm13 0'.repeat(count)}`)
      .join('');
  return (
    <path
      d={block(0.05, 12) + block(0.3, 16) + block(0.62, 12) + block(0.84, 9)}
      fill={colour.steel}
      stroke={colour.ink}
      strokeWidth={line.texture}
    />
  );
}

/** Bridge cranes with their trolleys. */
function Bridges({ wall, top, depth }: { wall: Wall; top: number; depth: number }) {
  const upper = [0.24, 0.78].map((at) => [round(wall.left + at * wall.width), top + 30, depth / 2 - 42] as const);
  const lower = [0.5].map((at) => [round(wall.left + at * wall.width), top + depth / 2 + 12, depth / 2 - 42] as const);
  const all = [...upper, ...lower];
  return (
    <>
      <path
        d={all
          .map(([x, y, h]) => `M${x} ${round(y)}h7v${round(h)}h-7zM${x + 13} ${round(y)}h7v${round(h)}h-7z`)
          .join('')}
        fill={colour.accentSoft}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path
        d={all.map(([x, y, h]) => `M${x - 3} ${round(y + h * 0.42)}h26v15h-26z`).join('')}
        fill={colour.accent}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
    </>
  );
}
