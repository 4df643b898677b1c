import { circle, colour, line } from '../kit/geometry.ts';
import { flange, Pipe } from '../kit/pipe.tsx';
import { wall } from '../kit/plan.tsx';
import type { Layout } from './layout.ts';

const each = (layout: Layout, shape: (x: number) => string): string =>
  Array.from({ length: layout.pumps }, (_, i) => shape(layout.axis(i))).join('');

/** Inlet channel with its screen, water of the sump, and its gratings. */
export function Inlet({ layout }: { layout: Layout }) {
  const { sump, inlet } = layout;
  const bars = Array.from({ length: 12 }, (_, i) => `M${268 + i * 0.1} ${inlet - 50 + i * 9}h34`);
  return (
    <g>
      <Pipe d={`M-10 ${inlet}H170`} width={44} />
      <path d={wall(176, inlet - 54, sump.left - 14, inlet + 54)} fill={colour.waterSoft} />
      <path d={wall(sump.left, sump.top, sump.right, sump.bottom)} fill={colour.waterSoft} />
      <path d={wall(sump.left - 14, inlet - 40, sump.left, inlet + 40)} fill={colour.waterSoft} />
      <path
        d={`M190 ${inlet - 20}h44m-30 40h50M${sump.left + 16} ${inlet - 62}h50m-36 14h50M${sump.right - 110} ${inlet + 60}h60m-80-12h44`}
        stroke={colour.water}
        strokeWidth={line.dimension}
      />
      <path d={bars.join('')} stroke={colour.ink} strokeWidth={line.outline} />
      <path d={wall(262, inlet - 54, 308, inlet + 54)} stroke={colour.ink} strokeWidth={line.behind} />
      <path
        d={wall(254, inlet - 84, 316, inlet - 66)}
        fill={colour.accent}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
    </g>
  );
}

/** The pumps from above with their guide rails, delivery pipes, valves, and the manifold that leaves through the yard. */
export function Pumps({ layout }: { layout: Layout }) {
  const { sump, manifold, hall } = layout;
  const py = sump.top + 62;
  const end = hall.right - 52;
  const out = 690;
  return (
    <g strokeLinejoin="round">
      <Pipe d={each(layout, (x) => `M${x} ${py + 20}V${manifold}`)} width={15} />
      <Pipe
        d={`M${layout.axis(0) - 34} ${manifold}H${end - 24}q24 0 24 24V${out - 24}q0 24 24 24H1610`}
        width={28}
        edge={line.outline}
      />
      <g stroke={colour.ink}>
        <path d={each(layout, (x) => circle(x, py, 24))} fill={colour.steelSoft} strokeWidth={line.outline} />
        <path d={each(layout, (x) => circle(x, py, 16))} fill={colour.accent} strokeWidth={line.behind} />
        <path d={each(layout, (x) => `M${x - 8} ${py - 3}h16v6h-16zm3-3v12m10-12v12`)} strokeWidth={line.fine} />
        <path
          d={each(layout, (x) => `M${x - 11} ${py + 36}h22v12h-22zm5 12v16m12-16v16`)}
          fill={colour.steel}
          strokeWidth={line.behind}
        />
        <path
          d={each(
            layout,
            (x) =>
              `M${x - 13} ${sump.bottom + 26}h26v34h-26zm26 6l12-6v22l-12-6zM${x - 14} ${sump.bottom + 84}l28 22h-28l28-22zM${x + 4} ${sump.bottom + 95}h22m0-11v22`,
          )}
          fill={colour.paper}
          strokeWidth={line.behind}
        />
        <path
          d={
            each(
              layout,
              (x) =>
                flange([x, sump.bottom + 20], 26, 'y', 2.6) +
                flange([x, sump.bottom + 72], 26, 'y', 2.6) +
                flange([x, sump.bottom + 116], 26, 'y', 2.6),
            ) +
            flange([layout.axis(0) - 34, manifold], 40, 'x', 4) +
            flange([end - 60, manifold], 40, 'x', 3) +
            flange([end + 60, out], 40, 'x', 3)
          }
          fill={colour.paper}
          strokeWidth={line.dimension}
        />
        <path
          d={wall(end + 240, out - 40, end + 370, out + 40)}
          fill={colour.paper}
          fillOpacity=".7"
          strokeWidth={line.outline}
        />
        <path
          d={`M${end + 270} ${out - 22}h70v44h-70zm12 0v-10h46v10z`}
          fill={colour.accent}
          strokeWidth={line.behind}
        />
      </g>
    </g>
  );
}

/** Covers and gratings over the sump: one hatch per pump, dashed because they lie above the cut. */
export function Covers({ layout }: { layout: Layout }) {
  const { sump } = layout;
  const half = Math.min(36, layout.pitch / 2 - 8);
  return (
    <path
      d={each(layout, (x) => wall(x - half, sump.top + 22, x + half, sump.top + 132))}
      stroke={colour.ink2}
      strokeWidth={line.dimension}
      strokeDasharray="9 3.5"
    />
  );
}
