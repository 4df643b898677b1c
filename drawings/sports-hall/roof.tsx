import { colour, line, type Point, polygon, polyline, round } from '../kit/geometry.ts';
import type { Frame } from './frame.ts';
import { heights } from './hall.ts';

/** Height of the girder's underside over the span, t from 0 to 1. */
export const underside = (t: number): number => heights.eaves + heights.rise * 4 * t * (1 - t);

/** The long-span roof: a curved glued-timber girder, tied below with steel rods over three struts, and the roof on top. */
export function Roof({ frame }: { frame: Frame }) {
  const { hall, at, unit } = frame;
  const [left, right] = [hall.stands - 0.4, hall.wing + 0.4];
  const on = (t: number, above: number): Point => at(left + (right - left) * t, underside(t) + above);
  const curve = (above: number, from = 0, to = 1): Point[] =>
    Array.from({ length: 17 }, (_, index) => on(from + ((to - from) * index) / 16, above));
  const band = (low: number, high: number, from = 0, to = 1): string =>
    polygon(...curve(low, from, to), ...curve(high, from, to).reverse());
  const layers = [0.3, 0.6, 0.9].map((above) => polyline(...curve(above))).join('');
  const insulation = Array.from({ length: 181 }, (_, index): Point => on(index / 180, index % 2 ? 1.88 : 1.48));
  const nodes = [0.26, 0.5, 0.74];
  const tie = (t: number): Point => on(t, -1.15 - 3.6 * t * (1 - t));
  const struts = nodes.map((t) => polyline(on(t - 0.035, 0), tie(t), on(t + 0.035, 0))).join('');
  const w = round(unit * 0.16);
  return (
    <g strokeLinejoin="round">
      <path d={struts} stroke={colour.ink} strokeWidth={line.cut} />
      <path d={polyline(on(0.01, 0.2), ...nodes.map(tie), on(0.99, 0.2))} stroke={colour.accent} strokeWidth={w} />
      <path
        d={nodes.map((t) => `M${tie(t).map(round).join(' ')}h.1`).join('')}
        stroke={colour.ink}
        strokeWidth={w * 2}
        strokeLinecap="round"
      />
      <path d={band(0, heights.girder)} fill={colour.sand} stroke={colour.ink} strokeWidth={line.outline} />
      <path d={layers} stroke={colour.ink} strokeOpacity=".45" strokeWidth={line.texture} />
      <path d={band(heights.girder, 1.42, -0.02, 1.02)} fill={colour.ink2} />
      <path d={band(1.42, 1.95, -0.02, 1.02)} fill={colour.paper} stroke={colour.ink} strokeWidth={line.behind} />
      <path d={polyline(...insulation)} stroke={colour.ink2} strokeWidth={line.texture} />
      <path d={polyline(...curve(1.98, -0.025, 1.025))} stroke={colour.ink} strokeWidth={line.cut} />
      <Skylights frame={frame} on={on} />
      <path
        d={[0, 0.985].map((t) => polygon(on(t, -0.05), on(t + 0.015, -0.05), on(t + 0.015, 0.9), on(t, 0.9))).join('')}
        fill={colour.ink2}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
    </g>
  );
}

function Skylights({ on, frame }: { frame: Frame; on: (t: number, above: number) => Point }) {
  const upstands = [0.3, 0.5, 0.7].map((t) =>
    polygon(on(t - 0.03, 1.95), on(t - 0.03, 2.5), on(t + 0.03, 2.5), on(t + 0.03, 1.95)),
  );
  const domes = [0.3, 0.5, 0.7].map((t) => {
    const [from, to] = [on(t - 0.034, 2.5), on(t + 0.034, 2.5)];
    return `M${from.map(round).join(' ')}Q${on(t, 2.5 + 18 / frame.unit)
      .map(round)
      .join(' ')} ${to.map(round).join(' ')}z`;
  });
  return (
    <>
      <path d={upstands.join('')} fill={colour.steelSoft} stroke={colour.ink} strokeWidth={line.behind} />
      <path d={domes.join('')} fill={colour.waterSoft} stroke={colour.ink} strokeWidth={line.behind} />
    </>
  );
}
