import { circle, colour, dash, line, round } from '../kit/geometry.ts';
import { flange, Pipe } from '../kit/pipe.tsx';
import { wall } from '../kit/plan.tsx';
import type { Layout } from './layout.ts';

const each = (layout: Layout, shape: (x: number) => string): string =>
  Array.from({ length: layout.pumps }, (_, i) => shape(layout.axis(i))).join('');

/** The row of pumps: base, motor with fan cover and terminal box, anchor bolts. */
export function PumpRow({ layout }: { layout: Layout }) {
  const { row } = layout;
  const base = 27;
  const fan = (x: number): string =>
    Array.from({ length: 8 }, (_, i) => {
      const angle = (i * Math.PI) / 4;
      return `M${round(x + 8 * Math.cos(angle))} ${round(row + 8 * Math.sin(angle))}L${round(x + 16 * Math.cos(angle))} ${round(row + 16 * Math.sin(angle))}`;
    }).join('');
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path
        d={each(layout, (x) => wall(x - base - 8, row - base - 8, x + base + 8, row + base + 8))}
        fill={colour.concrete}
        strokeWidth={line.behind}
      />
      <path
        d={each(layout, (x) =>
          [-1, 1].flatMap((sx) => [-1, 1].map((sy) => circle(x + sx * 27, row + sy * 27, 3))).join(''),
        )}
        fill={colour.paper}
        strokeWidth={line.dimension}
      />
      <path d={each(layout, (x) => circle(x, row, 29))} fill={colour.steelSoft} strokeWidth={line.outline} />
      <path
        d={each(layout, (x) => `M${x - 44} ${row - 10}h18v20h-18z`)}
        fill={colour.paper}
        strokeWidth={line.behind}
      />
      <path d={each(layout, (x) => circle(x, row, 22))} fill={colour.accent} strokeWidth={line.outline} />
      <path d={each(layout, fan)} stroke={colour.paper} strokeWidth={line.dimension} />
      <path d={each(layout, (x) => circle(x, row, 5))} fill={colour.paper} strokeWidth={line.behind} />
    </g>
  );
}

/** Delivery pipes with both valves, the manifold, and the rising main that leaves past the surge vessel. */
export function Pipework({ layout }: { layout: Layout }) {
  const { row, manifold, wide, narrow, hall, bay } = layout;
  const branch = Math.max(13, round(narrow * 0.62));
  const check = row + 92;
  const gate = row + 150;
  const turn = bay + 74;
  const out = 748;
  return (
    <g strokeLinejoin="round">
      <Pipe d={each(layout, (x) => `M${x} ${row}V${manifold}`)} width={branch} />
      <Pipe
        d={`M${turn - 84} ${manifold}h60q24 0 24 24V${out - 24}q0 24 24 24H1610`}
        width={narrow}
        edge={line.outline}
      />
      <Pipe d={`M${turn + 250} ${out}v-68`} width={13} />
      <path
        d={`M${turn - 104} ${manifold - wide / 2}l40 ${(wide - narrow) / 2}v${narrow}l-40 ${(wide - narrow) / 2}z`}
        fill={colour.water}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <Pipe d={`M${layout.axis(0) - 46} ${manifold}H${turn - 104}`} width={wide} edge={line.outline} />
      <g stroke={colour.ink}>
        <path
          d={each(
            layout,
            (x) =>
              `M${x - 15} ${check - 22}h30v44h-30zm30 10l16-8v30l-16-8zM${x - 17} ${gate - 16}l34 32h-34l34-32zM${x + 4} ${gate}h28m0-13v26`,
          )}
          fill={colour.paper}
          strokeWidth={line.behind}
        />
        <path
          d={
            each(layout, (x) =>
              [check - 28, check + 28, gate - 21, gate + 21].map((y) => flange([x, y], branch + 14, 'y', 2.6)).join(''),
            ) +
            flange([layout.axis(0) - 46, manifold], wide + 16, 'x', 4) +
            Array.from({ length: layout.pumps - 1 }, (_, i) =>
              flange([(layout.axis(i) + layout.axis(i + 1)) / 2, manifold], wide + 14, 'x', 2.6),
            ).join('') +
            flange([turn - 106, manifold], wide + 14, 'x', 3) +
            flange([turn - 62, manifold], narrow + 14, 'x', 3) +
            flange([turn, hall.bottom + 44], narrow + 14, 'y', 3)
          }
          fill={colour.paper}
          strokeWidth={line.dimension}
        />
        <path
          d={`M${turn + 170} ${out - 104}c-46 0-46 72 0 72h160c46 0 46-72 0-72z`}
          fill={colour.steelSoft}
          strokeWidth={line.outline}
        />
        <path
          d={`M${turn + 172} ${out - 104}v72m156-72v72M${turn + 136} ${out - 68}h228`}
          strokeWidth={line.fine}
          strokeDasharray={dash.axis}
        />
        <path
          d={`M${turn + 192} ${out - 112}h16v88h-16zm100 0h16v88h-16z`}
          fill={colour.concrete}
          fillOpacity=".5"
          strokeWidth={line.dimension}
        />
      </g>
    </g>
  );
}

/** The travelling crane over the hall: rails along both walls, bridge, trolley. */
export function Crane({ layout }: { layout: Layout }) {
  const { hall, bay } = layout;
  const x = bay + 2;
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path
        d={`M${hall.left} ${hall.top + 14}H${hall.right}M${hall.left} ${hall.bottom - 14}H${hall.right}`}
        strokeWidth={line.dimension}
        strokeDasharray={dash.hidden}
      />
      <path
        d={`M${x - 10} ${hall.top + 6}V${hall.bottom - 6}M${x + 10} ${hall.top + 6}V${hall.bottom - 6}`}
        strokeWidth={line.outline}
        strokeDasharray={dash.hidden}
      />
      <path d={wall(x - 24, 410, x + 24, 448)} fill={colour.accent} fillOpacity=".85" strokeWidth={line.outline} />
      <path d={`M${x - 8} 429h16m-8-8v16`} stroke={colour.paper} strokeWidth={line.outline} />
    </g>
  );
}

/** The basin under the floor, dashed. */
export function Basin({ layout }: { layout: Layout }) {
  const { hall, bay } = layout;
  return (
    <path
      d={wall(hall.left + 6, hall.top + 30, bay - 8, 428)}
      fill={colour.waterSoft}
      fillOpacity=".6"
      stroke={colour.water}
      strokeWidth={line.behind}
      strokeDasharray={dash.hidden}
    />
  );
}
