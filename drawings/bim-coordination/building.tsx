import { person } from '../kit/entourage.ts';
import { colour, line } from '../kit/geometry.ts';
import type { Metres } from '../kit/metres.ts';
import { hatch } from '../kit/sheet.tsx';
import { space, trades } from './lines.ts';

/** Team 1: slabs and the beam between the rooms. */
export function Structure({
  scale: { rect, x },
  id,
  edges: [from, to],
}: {
  scale: Metres;
  id: string;
  edges: readonly [number, number];
}) {
  const left = (from - x(0)) / (x(1) - x(0));
  const width = (to - from) / (x(1) - x(0));
  const { slab, top, beam } = space;
  return (
    <g strokeLinejoin="round">
      <path
        d={
          rect(left, slab, width, top - slab) +
          rect(left, -0.35, width, 0.3) +
          rect(space.corridor + 0.9, slab - beam, 0.5, beam) +
          rect(-1.5, slab - beam, 0.5, beam)
        }
        fill={hatch(id, 'concrete')}
        {...trades[0]}
      />
      <path d={rect(left, -0.05, width, 0.05)} fill={colour.ink2} />
    </g>
  );
}

/** Team 2: partition walls, doors, suspended ceilings, buffer rails, the door at the corridor's end, and people. */
export function Architecture({ scale, id }: { scale: Metres; id: string }) {
  const { rect, at, unit, line: open } = scale;
  const { corridor, wall, ceiling, slab, right } = space;
  const ceilings = [
    [0, corridor],
    [corridor + wall, right],
  ].map(([from, to]) => rect(from!, ceiling, to! - from!, 0.05));
  const tiles = Array.from({ length: 6 }, (_, index) => rect(0.05 + index * 0.6, ceiling, 0.5, 0.05)).join('');
  const end = [
    rect(1.2, 0, 1, 2.1),
    rect(1.35, 1, 0.7, 0.9),
    rect(2.04, 0.85, 0.08, 0.14),
    open([0, 0.12], [1.2, 0.12]),
    open([2.2, 0.12], [corridor, 0.12]),
  ];
  return (
    <g strokeLinejoin="round">
      <path d={end.join('')} stroke={colour.ink2} strokeWidth={line.fine} />
      <path
        d={[-wall, corridor].map((px) => rect(px, 0, wall, slab)).join('')}
        fill={hatch(id, 'steel')}
        {...trades[1]}
      />
      <path d={ceilings.join('') + tiles} fill={colour.paper} {...trades[1]} />
      <path
        d={[-wall - 0.03, corridor - 0.03].map((px) => rect(px, 0, wall + 0.06, 2.1)).join('')}
        fill={colour.sand}
        {...trades[1]}
      />
      <path d={rect(2.5, ceiling - 0.06, 0.7, 0.06)} fill={colour.accentSoft} {...trades[1]} />
      <path d={rect(0.04, 0.9, 0.06, 0.14) + rect(corridor - 0.1, 0.9, 0.06, 0.14)} fill={colour.ink} />
      <path
        d={person(at(0.78, 0), unit, 'walking') + person(at(2.66, 0), unit, 'walking', -1)}
        fill={colour.ink2}
        fillOpacity=".45"
      />
    </g>
  );
}

/** The rooms on both sides: a milk tank in the hall, a bench in the laboratory. */
export function Rooms({ scale }: { scale: Metres }) {
  const { rect, x, z, u, area } = scale;
  const tank = `M${x(-2.5)} ${z(0.9)}v${u(-1.6)}c0${u(-0.4)} ${u(1.5)}${u(-0.4)} ${u(1.5)} 0v${u(1.6)}l${u(-0.6)} ${u(0.35)}h${u(-0.3)}z`;
  const flasks = [4.4, 4.75, 5.4].map((px) =>
    area([px, 0.95], [px + 0.2, 0.95], [px + 0.13, 1.15], [px + 0.13, 1.27], [px + 0.07, 1.27], [px + 0.07, 1.15]),
  );
  return (
    <g strokeLinejoin="round">
      <path
        d={`M${x(-2.4)} ${z(0.85)}V${z(0)}M${x(-1.1)} ${z(0.85)}V${z(0)}`}
        stroke={colour.ink}
        strokeWidth={line.cut}
      />
      <path d={tank} fill={colour.accentSoft} stroke={colour.ink} strokeWidth={line.outline} />
      <path
        d={rect(4.1, 0.9, 1.7, 0.05) + rect(4.15, 0, 0.6, 0.86) + rect(5.15, 0, 0.6, 0.86)}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path d={flasks.join('')} fill={colour.accentSoft} stroke={colour.ink} strokeWidth={line.dimension} />
    </g>
  );
}
