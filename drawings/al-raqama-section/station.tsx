import { person } from '../kit/entourage.ts';
import { colour, line, polygon, round } from '../kit/geometry.ts';
import { Pipe } from '../kit/pipe.tsx';
import { hatch } from '../kit/sheet.tsx';
import { stamp } from '../kit/stamp.ts';
import { type Layout, pumpAxis } from './layout.ts';

/** Wet well and screen chamber: water, walls, slabs, the inlet and the bar screen. */
export function WetWell({ layout, id }: { layout: Layout; id: string }) {
  const { x, y, u, well, water, floor } = layout;
  const screen = -7.2;
  const walls =
    polygon(
      [x(screen - 0.6), y(0)],
      [x(screen), y(0)],
      [x(screen), y(floor + 2.2)],
      [x(-0.6), y(floor + 2.2)],
      [x(-0.6), y(floor + 3)],
      [x(0), y(floor + 3)],
      [x(0), y(floor)],
      [x(well), y(floor)],
      [x(well), y(0)],
      [x(well + 0.7), y(0)],
      [x(well + 0.7), y(floor - 1)],
      [x(-0.8), y(floor - 1)],
      [x(-0.8), y(floor + 1.3)],
      [x(screen - 0.6), y(floor + 1.3)],
    ) + polygon([x(-0.6), y(0)], [x(0), y(0)], [x(0), y(water + 0.9)], [x(-0.6), y(water + 0.9)]);
  const dashes = Array.from({ length: layout.pumps }, (_, i) => {
    const at = x(pumpAxis(layout, i) + 0.75);
    return `M${at} ${y(water - 0.8)}h${round(1.1 * u)}m-${round(2.6 * u)} ${round(u)}h${round(1.2 * u)}m${round(0.4 * u)} ${round(1.2 * u)}h${round(0.9 * u)}`;
  });
  const bars = Array.from(
    { length: 7 },
    (_, i) => `M${x(-4.4 + i * 0.16)} ${y(0.9)}L${x(-5.6 + i * 0.16)} ${y(floor + 2.2)}`,
  );
  const inlet = y(water + 0.1);
  return (
    <g>
      <path
        d={`M${x(screen)} ${y(water)}V${y(floor + 2.2)}H${x(-0.6)}V${y(floor + 3)}H${x(0)}V${y(floor)}H${x(well)}V${y(water)}z`}
        fill={colour.waterSoft}
      />
      <path d={dashes.join('')} stroke={colour.water} strokeWidth={line.dimension} />
      <path d={`M${x(screen)} ${y(water)}H${x(well)}`} stroke={colour.water} strokeWidth={line.outline} />
      <Pipe
        d={`M-10 ${round(inlet + 3)}L${x(screen - 0.6)} ${inlet}`}
        width={layout.manifold * u}
        fill={colour.concrete}
      />
      <path d={bars.join('')} stroke={colour.ink} strokeWidth={line.dimension} />
      <path d={walls} fill={hatch(id, 'concrete')} stroke={colour.ink} strokeWidth={line.cut} strokeLinejoin="round" />
      <path
        d={stamp('m-20 0v-300l90-60h60v300zm150-170h90l60 90v80h-150z', [x(-5.1), y(0)], u / 100)}
        fill={colour.accent}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
    </g>
  );
}

/** The hall above the well: floor, walls, roof, windows, travelling crane, door, and people for scale. */
export function Hall({ layout, id }: { layout: Layout; id: string }) {
  const { x, y, u, hall } = layout;
  const [eaves, crane] = [9.5, 7.5];
  const openings = Math.max(4, Math.round(hall / 4.4));
  const step = (hall - 1.4) / openings;
  const windows = Array.from(
    { length: openings },
    (_, i) =>
      `M${x(1.1 + i * step)} ${y(9.15)}h${round((step - 0.8) * u)}v${round(0.75 * u)}h-${round((step - 0.8) * u)}zm${round(((step - 0.8) * u) / 2)} 0v${round(0.75 * u)}`,
  );
  const posts = Array.from(
    { length: Math.floor(openings / 2) + 1 },
    (_, i) => `M${x(0.5 + i * 2 * step)} ${y(0.35)}V${y(crane)}`,
  );
  const roof = polygon(
    [x(-1.1), y(eaves + 1)],
    [x(-0.7), y(eaves + 1)],
    [x(-0.7), y(eaves + 0.5)],
    [x(hall + 0.6), y(eaves + 0.5)],
    [x(hall + 0.6), y(eaves + 1)],
    [x(hall + 1), y(eaves + 1)],
    [x(hall + 1), y(eaves)],
    [x(-1.1), y(eaves)],
  );
  const wall = (from: number, sill: number): string =>
    polygon([x(from), y(sill)], [x(from + 0.4), y(sill)], [x(from + 0.4), y(eaves)], [x(from), y(eaves)]);
  const slab = polygon(
    [x(-0.7), y(0.35)],
    [x(hall + 0.6), y(0.35)],
    [x(hall + 0.6), y(-1.2)],
    [x(hall), y(-1.2)],
    [x(hall), y(-0.2)],
    [x(-0.7), y(-0.2)],
  );
  const trolley = x(layout.well + 1.9);
  return (
    <g>
      <path d={`M${x(-0.3)} ${y(eaves)}H${x(hall + 0.2)}V${y(0.35)}H${x(-0.3)}z`} fill={colour.paper} />
      <path d={windows.join('')} fill={colour.steelSoft} stroke={colour.ink2} strokeWidth={line.fine} />
      <path d={posts.join('')} stroke={colour.ink2} strokeWidth={line.dimension} />
      <path
        d={`M${x(0)} ${y(crane + 0.7)}H${x(hall)}M${x(0)} ${y(crane)}H${x(hall)}`}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path
        d={stamp('m-90 0h180v-70h-180zm40-70h100v-50h-100z', [trolley, y(crane + 0.4)], u / 100)}
        fill={colour.accent}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path
        d={`M${trolley} ${y(crane)}V${y(crane - 2.4)}${stamp('c0 40-60 40-60 0', [trolley, y(crane - 2.4)], u / 100).replace(/^M[^c]+/, '')}`}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path
        d={roof + wall(-0.7, 0.35) + wall(hall + 0.2, 3.1)}
        fill={hatch(id, 'concrete')}
        stroke={colour.ink}
        strokeWidth={line.cut}
        strokeLinejoin="round"
      />
      <path d={`M${x(hall + 0.4)} ${y(3.1)}V${y(0.35)}`} stroke={colour.ink} strokeWidth={line.dimension} />
      <path d={slab} fill={hatch(id, 'concrete')} stroke={colour.ink} strokeWidth={line.cut} strokeLinejoin="round" />
      <path d={person([x(layout.well + 1.3), y(0.35)], u) + person([x(-2.4), y(0)], u, 'walking')} fill={colour.ink} />
    </g>
  );
}
