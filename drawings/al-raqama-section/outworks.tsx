import { person } from '../kit/entourage.ts';
import { colour, line, polygon, round } from '../kit/geometry.ts';
import { flange, Pipe } from '../kit/pipe.tsx';
import { hatch } from '../kit/sheet.tsx';
import { stamp } from '../kit/stamp.ts';
import type { Layout } from './layout.ts';

/** The valve and meter chamber behind the hall, and the surge vessel on its saddles above it. */
export function Yard({ layout, id }: { layout: Layout; id: string }) {
  const { x, y, u, hall } = layout;
  const from = hall + 5.2;
  const to = from + 6;
  const middle = x(from + 3);
  const vessel = stamp('m-250 0c-60 0-60-230 0-230h500c60 0 60 230 0 230z', [middle, y(0.9)], u / 100);
  return (
    <g strokeLinejoin="round">
      <path
        d={polygon(
          [x(from), y(0)],
          [x(from + 0.35), y(0)],
          [x(from + 0.35), y(-3.2)],
          [x(to - 0.35), y(-3.2)],
          [x(to - 0.35), y(0)],
          [x(to), y(0)],
          [x(to), y(-3.7)],
          [x(from), y(-3.7)],
        )}
        fill={hatch(id, 'concrete')}
        stroke={colour.ink}
        strokeWidth={line.cut}
      />
      <Pipe d={`M${middle} ${y(-1.9)}V${y(1)}`} width={0.5 * u} />
      <path
        d={`M${x(from + 0.3)} ${y(0.35)}h${round(5.4 * u)}v${round(0.35 * u)}h-${round(5.4 * u)}z`}
        fill={hatch(id, 'concrete')}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path
        d={stamp('m-190 0h60l12-70h-84zm320 0h60l12-70h-84z', [middle, y(0.35)], u / 100)}
        fill={colour.concrete}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path d={vessel} fill={colour.steelSoft} stroke={colour.ink} strokeWidth={line.outline} />
      <path
        d={stamp('m-250-230c-60 0-60 230 0 230h80v-230zm500 0v230', [middle, y(0.9)], u / 100)}
        fill={colour.steel}
        fillOpacity=".5"
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path
        d={
          flange([x(from + 1.5), y(-1.9)], 1.4 * u) +
          flange([x(to - 1.5), y(-1.9)], 1.4 * u) +
          stamp('m-30 0h60v-60h-60z', [middle, y(3.2)], u / 100)
        }
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path d={person([x(hall + 2.4), y(0)], u, 'walking', -1)} fill={colour.ink} />
    </g>
  );
}

/** The discharge chamber on the plateau: water at the upper level, gate house, overflow and outlet. */
export function DischargeChamber({ layout, id }: { layout: Layout; id: string }) {
  const { u, top, plateau, y, chamberX: left } = layout;
  const m = (metres: number): number => round(left + metres * u);
  const base = plateau - 1;
  return (
    <g strokeLinejoin="round">
      <path d={`M${m(0.5)} ${y(top)}V${y(base)}H${m(9)}V${y(top)}z`} fill={colour.waterSoft} />
      <path
        d={`M${m(3.6)} ${y(top - 0.8)}h${2 * u}m-${u} ${u}h${1.4 * u}m${u}-${0.6 * u}h${1.2 * u}`}
        stroke={colour.water}
        strokeWidth={line.dimension}
      />
      <path d={`M${m(0.5)} ${y(top)}H${m(9)}`} stroke={colour.water} strokeWidth={line.outline} />
      <path
        d={polygon(
          [m(0), y(top + 1.6)],
          [m(0.5), y(top + 1.6)],
          [m(0.5), y(base)],
          [m(9), y(base)],
          [m(9), y(top - 0.2)],
          [m(9.4), y(top - 0.2)],
          [m(9.4), y(base)],
          [m(12), y(base)],
          [m(12), y(top + 1.6)],
          [m(12.5), y(top + 1.6)],
          [m(12.5), y(base - 0.8)],
          [m(0), y(base - 0.8)],
        )}
        fill={hatch(id, 'concrete')}
        stroke={colour.ink}
        strokeWidth={line.cut}
      />
      <path d={`M${m(9.4)} ${y(base + 0.9)}V${y(base)}H${m(12)}V${y(base + 0.9)}z`} fill={colour.waterSoft} />
      <path
        d={`M${m(9.4)} ${y(top)}q${0.9 * u} ${0.2 * u} ${u} ${2.4 * u}`}
        stroke={colour.water}
        strokeWidth={line.outline}
      />
      <Pipe
        d={`M${m(1.9)} ${y(base)}V${y(top + 0.5)}${stamp('q0-70 70-70h20q70 0 70 70v40', [0, 0], u / 100).slice(4)}`}
        width={layout.main * u}
      />
      <Pipe d={`M${m(12.5)} ${y(base + 0.5)}L1610 ${y(base + 0.3)}`} width={0.9 * u} fill={colour.concrete} />
      <path
        d={polygon([m(-0.4), y(top + 2)], [m(12.9), y(top + 2)], [m(12.9), y(top + 1.6)], [m(-0.4), y(top + 1.6)])}
        fill={colour.steelSoft}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path
        d={stamp('v-300h420v300z', [m(7.6), y(top + 2)], u / 100)}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path
        d={stamp('h100v-210h-100zm180-110h180v-90h-180z', [m(8), y(top + 2)], u / 100)}
        fill={colour.steelSoft}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path
        d={stamp('h460v-36h-460z', [m(7.4), y(top + 5)], u / 100)}
        fill={colour.accent}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path
        d={`M${m(0.2)} ${y(top + 2)}v-${round(1.1 * u)}H${m(7.6)}M${m(2)} ${y(top + 2)}v-${round(1.1 * u)}m${2 * u} 0v${round(1.1 * u)}m${2 * u} 0v-${round(1.1 * u)}`}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path d={person([m(5), y(top + 2)], u)} fill={colour.ink} />
    </g>
  );
}
