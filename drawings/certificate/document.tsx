import type { ReactNode } from 'react';
import { circle, colour, line, type Point, polygon, round, seeded } from '../kit/geometry.ts';

/** A4 in landscape format, in sheet units, and where its border stands. */
export const size = { width: 1600, height: 1131 } as const;
const [outer, band] = [64, 46];

/** A wave along x (or y) in whole periods, as a chain of smooth quarter strokes. */
const wave = (from: Point, length: number, period: number, amplitude: number, along: 'x' | 'y'): string => {
  const count = Math.round(length / period) * 2;
  const half = round(length / count);
  const quarter = round(half / 2);
  return along === 'x'
    ? `M${from[0]} ${from[1]}q${quarter} ${-amplitude} ${half} 0${`t${half} 0`.repeat(count - 1)}`
    : `M${from[0]} ${from[1]}q${-amplitude} ${quarter} 0 ${half}${`t0 ${half}`.repeat(count - 1)}`;
};

/** The sheet of paper with an engraved border of waves between ruled frames. */
export function Certificate({ stroke, children }: { stroke: string; children: ReactNode }) {
  const { width, height } = size;
  const [x1, y1, x2, y2] = [outer + band / 2, outer + band / 2, width - outer - band / 2, height - outer - band / 2];
  const waves = [18, 30, -18, -30]
    .map(
      (a) =>
        wave([x1, y1], x2 - x1, 58, a, 'x') +
        wave([x1, y2], x2 - x1, 58, a, 'x') +
        wave([x1, y1], y2 - y1, 58, a, 'y') +
        wave([x2, y1], y2 - y1, 58, a, 'y'),
    )
    .join('');
  const frame = (inset: number): string => `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}z`;
  const corners = (
    [
      [x1, y1],
      [x2, y1],
      [x1, y2],
      [x2, y2],
    ] as const
  ).map(([x, y]) => circle(x, y, 34));
  const hearts = (
    [
      [x1, y1],
      [x2, y1],
      [x1, y2],
      [x2, y2],
    ] as const
  ).map(([x, y]) => circle(x, y, 24) + polygon([x, y - 18], [x + 18, y], [x, y + 18], [x - 18, y]));
  return (
    <g strokeLinejoin="round">
      <path d={frame(24)} fill={colour.paper} stroke={colour.ink} strokeWidth={line.outline} />
      <path d={waves} stroke={stroke} strokeWidth={line.dimension} />
      <path d={frame(outer) + frame(outer + band)} stroke={colour.ink} strokeWidth={line.outline} />
      <path d={frame(outer - 8)} stroke={colour.ink} strokeWidth={line.fine} />
      <path d={corners.join('')} fill={colour.paper} stroke={colour.ink} strokeWidth={line.outline} />
      <path d={hearts.join('')} stroke={stroke} strokeWidth={line.behind} />
      {children}
    </g>
  );
}

/** Lines in place of words: each is [x, y, width, weight]. */
export function Lines({ rows }: { rows: readonly (readonly [number, number, number, 'title' | 'name' | 'text'])[] }) {
  const of = (kind: string): string =>
    rows
      .filter(([, , , its]) => its === kind)
      .map(([x, y, width]) => `M${round(x)} ${y}h${width}`)
      .join('');
  return (
    <g strokeLinecap="round">
      <path d={of('title')} stroke={colour.ink} strokeWidth="22" />
      <path d={of('name')} stroke={colour.ink} strokeWidth="12" />
      <path d={of('text')} stroke={colour.ink2} strokeOpacity=".6" strokeWidth="5" />
    </g>
  );
}

/** A signature on its line: a hand that nobody can read. */
export function Signature({ at: [x, y], seed }: { at: Point; seed: number }) {
  const random = seeded(seed);
  const loops = Array.from({ length: 9 }, (_, i) => {
    const rise = 16 + random() * 34;
    const step = 22 + random() * 8;
    return `c${round(-4 - random() * 8)} ${round(-rise)} ${round(step * 0.9)} ${round(-rise - 6)} ${round(step * 0.6)} ${round(-rise * 0.1 + (i % 2) * 4)}s${round(step * 0.1)} ${round(rise * 0.4)} ${round(step * 0.5)} ${i % 2 ? -3 : 2}`;
  });
  return (
    <g>
      <path
        d={`M${x + 24} ${y - 10}${loops.join('')}q30 14 50-6`}
        stroke={colour.water}
        strokeWidth={line.outline}
        strokeLinecap="round"
      />
      <path d={`M${x} ${y}h320`} stroke={colour.ink} strokeWidth={line.behind} />
      <path
        d={`M${x + 70} ${y + 26}h180`}
        stroke={colour.ink2}
        strokeOpacity=".6"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  );
}

/** The seal: an engraved rosette on two ribbons, with an open book inside, nobody’s coat of arms. */
export function Seal({ at: [x, y], r = 88 }: { at: Point; r?: number }) {
  const rosette = (petals: number, depth: number, base: number, turn: number): string =>
    polygon(
      ...Array.from({ length: 120 }, (_, i): Point => {
        const angle = (i / 120) * 2 * Math.PI;
        const radius = r * (base + depth * Math.cos(petals * angle + turn));
        return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
      }),
    );
  return (
    <g strokeLinejoin="round">
      <path
        d={
          polygon(
            [x - 44, y + r * 0.6],
            [x - 74, y + r * 1.9],
            [x - 44, y + r * 1.74],
            [x - 22, y + r * 1.98],
            [x, y + r * 0.7],
          ) +
          polygon(
            [x + 44, y + r * 0.6],
            [x + 74, y + r * 1.9],
            [x + 44, y + r * 1.74],
            [x + 22, y + r * 1.98],
            [x, y + r * 0.7],
          )
        }
        fill={colour.accentSoft}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path d={rosette(24, 0.06, 1, 0)} fill={colour.accent} stroke={colour.ink} strokeWidth={line.outline} />
      <path
        d={rosette(12, 0.12, 0.76, 0) + rosette(12, 0.12, 0.76, Math.PI)}
        stroke={colour.paper}
        strokeWidth={line.dimension}
      />
      <path d={circle(x, y, round(r * 0.52))} fill={colour.paper} stroke={colour.ink} strokeWidth={line.behind} />
      <path
        d={`M${x} ${y - 16}q-15-12-32 0v34q17-12 32 0 15-12 32 0v-34q-17-12-32 0v34m-25-30q10-5 18 0m-18 10q10-5 18 0m14-10q8-5 18 0m-18 10q8-5 18 0`}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
    </g>
  );
}
