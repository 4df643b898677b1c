import type { ReactNode } from 'react';
import { colour, line } from '../kit/geometry.ts';
import type { Metres } from '../kit/metres.ts';
import { space, trades } from './lines.ts';

type Service = (scale: Metres) => ReactNode;

/** The services of trades 3 to 8 in the section, in the order of the legend. */
export const services: readonly Service[] = [ventilation, heating, water, electrical, fire, process];

function ventilation({ rect, line: open, ring }: Metres) {
  const ducts = rect(1, 3.85, 1.1, 0.45) + rect(1.15, 3.3, 0.8, 0.36) + rect(4.15, 3.52, 1.25, 0.42);
  return (
    <g strokeLinejoin="round">
      <path
        d={rect(1.45, space.ceiling, 0.2, 0.65) + rect(4.65, space.ceiling, 0.2, 0.87)}
        fill={colour.paper}
        stroke={colour.water}
        strokeWidth={line.dimension}
      />
      <path d={ducts} fill={colour.waterSoft} {...trades[2]} />
      <path d={ring(-0.6, 3.68, 0.28)} fill={colour.waterSoft} {...trades[2]} />
      <path
        d={
          open([1, 3.85], [2.1, 4.3]) +
          open([1.15, 3.3], [1.95, 3.66]) +
          open([1.15, 3.66], [1.95, 3.3]) +
          open([4.15, 3.52], [5.4, 3.94])
        }
        stroke={colour.water}
        strokeWidth={line.dimension}
      />
    </g>
  );
}

function heating({ ring }: Metres) {
  const pipes = [
    [0.28, 3.95],
    [0.6, 3.95],
    [5.55, 3.3],
    [5.25, 3.3],
  ] as const;
  return (
    <g>
      <path d={pipes.map(([x, z]) => ring(x, z, 0.115)).join('')} fill={colour.paper} {...trades[3]} />
      <path
        d={pipes.map(([x, z]) => ring(x, z, 0.055)).join('')}
        fill={colour.waterSoft}
        stroke={colour.water}
        strokeWidth={line.behind}
      />
    </g>
  );
}

function water({ ring }: Metres) {
  return (
    <g fill={colour.paper}>
      <path d={[0.25, 0.45, 0.65].map((x) => ring(x, 3.54, 0.065)).join('')} {...trades[4]} />
      <path d={ring(3, 2.98, 0.11)} {...trades[4]} />
    </g>
  );
}

function electrical({ x, z, u, ring, line: open }: Metres) {
  const trays = [4.08, 3.72, 3.36];
  const [from, to] = [2.42, 3.18];
  const cables = trays.flatMap((height, row) =>
    Array.from({ length: 9 - row * 2 }, (_, index) => ring(from + 0.07 + index * 0.077, height + 0.05, 0.032)),
  );
  return (
    <g>
      <path
        d={trays
          .map((height) => `M${x(from)} ${z(height + 0.14)}v${u(0.14)}M${x(to)} ${z(height + 0.14)}v${u(0.14)}`)
          .join('')}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path d={trays.map((height) => open([from, height], [to, height])).join('')} {...trades[5]} />
      <path d={cables.join('')} fill={colour.ink} />
    </g>
  );
}

function fire({ ring, line: open, area }: Metres) {
  const ceiling = space.ceiling;
  const heads = [0.95, 2.28];
  return (
    <g>
      <path d={heads.map((x) => open([x, 3.02], [x, ceiling - 0.04])).join('')} {...trades[6]} />
      <path
        d={heads.map((x) => area([x - 0.07, ceiling - 0.04], [x + 0.07, ceiling - 0.04], [x, ceiling - 0.14])).join('')}
        fill={colour.accent}
      />
      <path d={heads.map((x) => ring(x, 3.1, 0.08)).join('')} fill={colour.paper} {...trades[6]} />
    </g>
  );
}

function process({ ring, line: open }: Metres) {
  return (
    <g strokeLinejoin="round">
      <path d={open([-1.75, 2.8], [-1.75, 3.14], [0.1, 3.14])} {...trades[7]} />
      <path d={[0.25, 0.58].map((x) => ring(x, 3.14, 0.085)).join('')} fill={colour.accentSoft} {...trades[7]} />
    </g>
  );
}

/** Trapezes: rods from the slab, and the rails that carry the services. */
export function Hangers({ scale: { line: open } }: { scale: Metres }) {
  const { slab } = space;
  const trapezes: [from: number, to: number, rails: number[]][] = [
    [0.12, 0.78, [3.82, 3.46, 3.04]],
    [0.92, 2.18, [3.84, 3.29]],
    [2.36, 3.24, [4.07, 3.71, 3.35]],
    [4.05, 5.75, [3.51, 3.18]],
  ];
  const rods = trapezes.map(
    ([from, to, rails]) => open([from, slab], [from, rails.at(-1)!]) + open([to, slab], [to, rails.at(-1)!]),
  );
  const rails = trapezes.flatMap(([from, to, levels]) => levels.map((z) => open([from - 0.04, z], [to + 0.04, z])));
  return (
    <g>
      <path
        d={rods.join('') + open([-0.6, slab], [-0.6, 3.96]) + open([3, slab], [3, 3.09])}
        stroke={colour.ink2}
        strokeWidth={line.fine}
      />
      <path d={rails.join('')} stroke={colour.steel} strokeWidth={line.cut} />
    </g>
  );
}
